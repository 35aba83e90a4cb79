import type {
  ArticleCard,
  Book,
  ChatDocument,
  ChatTopic,
  DurationOption,
  FormDocument,
  HeroBlock,
  PageDocument,
  Question,
  SiteDocument,
  Video,
} from '../../model/content.generated';
import type { Json } from '../../model/json';
import type { Form } from '../../model/form';
import type { PageData, Resolved } from '../../model/page-data';

/** What is known of a value that fits its schema: the types are generated from the same schemas (`npm run gen`). */
export interface Shapes {
  page: PageDocument;
  /** A page whose links, texts and lists are rendered. */
  renderedPage: Omit<PageDocument, 'blocks'> & Pick<PageData, 'blocks'>;
  settings: SiteDocument;
  chat: ChatDocument;
  /** The chat's words with its form. */
  renderedChat: Resolved<ChatDocument>;
  form: FormDocument;
  /** A form whose links, texts and options are rendered. */
  renderedForm: Form;
  chatTopics: ChatTopic[];
  opening: Pick<HeroBlock, 'heading' | 'image'>;
  question: Question;
  video: Video;
  book: Book;
  offer: DurationOption;
  articleCard: ArticleCard;
  articleCards: ArticleCard[];
}

/** A value that fits its schema, with the type of that schema. Call it for sound documents only. */
export function shaped<Name extends keyof Shapes>(_name: Name, value: Json): Shapes[Name] {
  return value as unknown as Shapes[Name];
}

/** The opposite way: what has the shape of a schema is JSON. */
export function unshaped<Name extends keyof Shapes>(_name: Name, value: Shapes[Name]): Json {
  return value as unknown as Json;
}
