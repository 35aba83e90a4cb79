import type {
  ArticleCard,
  Block,
  FromCollection,
  Image,
  PageDocument,
  SiteDocument,
} from './content.generated';
import type { Form } from './form';
import type { ShownBrand } from './brand';
import type { PlaceData } from './place-data';

/** A document's part as components receive it: lists and forms stand in it, none is a name any more. */
export type Resolved<Part> = Part extends FromCollection
  ? never
  : Part extends (infer Item)[]
    ? Resolved<Item>[]
    : Part extends object
      ? { [Key in keyof Part]: Key extends 'form' ? Form : Resolved<Part[Key]> }
      : Part;

/** The `type` of a block. */
export type BlockType = Block['type'];

/** A block as its component receives it: `BlockOf<'hero'>`. */
export type BlockOf<Type extends BlockType> = Resolved<Extract<Block, { type: Type }>>;

/** What every block component takes. */
export interface BlockProps<Type extends BlockType> {
  /** The block as its author wrote it, with tokens, lists, links and texts settled. */
  block: BlockOf<Type>;
}

/** A picture as the image step leaves it. */
export interface ImageAsset {
  /** The address of the picture itself, or of its fallback. */
  src: string;
  /** CSS pixels. */
  width: number;
  height: number;
  /** What stands in its place until it has come: a colour or a tiny picture, as a CSS background. */
  placeholder: string;
  /** A drawing with a ground of the brand for its own, on which the words of the page can be read. */
  isOnGround?: true;
  /** Better encodings of a photograph, the best first. */
  sources?: { type: string; srcSet: string }[];
}

/** What the build adds beside the blocks: shown by `SmartImage` and `Icon`. */
export interface Assets {
  /** By the name that the document uses, like `home/hero`. */
  images: Record<string, ImageAsset>;
  /** The icons as SVG symbols, each once; of a page those that the shell does not have. */
  icons: string;
}

/** What stands in the document's head. */
export interface Head {
  title: string;
  description: string;
  /** The page's whole address. */
  url: string;
  type: 'website' | 'article';
  /** Search engines are asked to leave it out. */
  unlisted?: boolean;
  /** The picture for shared links, with its whole address; 1200 by 630. */
  image?: { url: string; alt: string };
}

/** What an article has beside its text. */
export interface ArticleData {
  category: string;
  /** What it is about, in a sentence or two, as its card says. */
  excerpt: string;
  /** The day of publication, `2026-02-18`. */
  date: string;
  /** Reading time. */
  minutes: number;
  author: string;
  /** The writer's portrait, by its name in the media folder. */
  authorImage?: string;
  image: Image;
  /** Up to three other articles, of the same category first. */
  related: ArticleCard[];
}

/** Everything that the browser needs to show one page: `page.json` beside its `index.html`. */
export interface PageData {
  /** The route, without the base path: `/industry/it-and-software`. */
  path: string;
  title: PageDocument['title'];
  /** The name of its ground. */
  ground: string;
  head: Head;
  blocks: Resolved<Block>[];
  /** Only on the page of an article. */
  article?: ArticleData;
  /** A draft, which only a preview has: a line above the page says so. */
  isDraft?: boolean;
  assets: Assets;
}

/** An element of the document's head that belongs to one page. */
export interface HeadElement {
  tag: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  /** What stands in a script; it is data, and nothing runs. */
  text?: string;
}

/** What stands in `page.json`: the page, the build that it belongs to, and what its HTML has in its head already. */
export interface PageFile extends PageData {
  build: string;
  /** Tells these words of a page from others. */
  version: string;
  elements: HeadElement[];
}

/** Everything that the shell needs, the same on every page. */
export interface SiteData extends Omit<
  Resolved<SiteDocument>,
  | '$schema'
  | 'samples'
  | 'basePath'
  | 'brand'
  | 'language'
  | 'typography'
  | 'searchEngines'
  | 'synonyms'
  | 'timeZone'
  | 'offices'
  | 'places'
> {
  brand: ShownBrand;
  offices: PlaceData[];
  places?: PlaceData[];
  basePath: string;
  language: string;
  /** Where the floating chat link leads, if the site has WhatsApp. */
  whatsappUrl?: string;
  /** The year of the build; the browser corrects it. */
  year: number;
  /** Whether any content is only an example. */
  hasSamples: boolean;
  /** Whether there is a chat assistant; what it knows is in `chat.json`. */
  hasChat: boolean;
  assets: Assets;
}
