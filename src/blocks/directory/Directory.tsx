import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as words from '#words/blocks';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import actions from '../../components/ActionLink/ActionLink.module.css';
import { Fold } from '../../components/Fold/Fold';
import { Icon } from '../../components/Icon/Icon';
import { loadPart } from '../../components/LoadPart/load-part';
import { showNotice } from '../../components/Notice/notice';
import { Section } from '../../components/Section/Section';
import { WholeWords } from '../../components/WholeWords/WholeWords';
import type { DirectoryCategory, Link } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import type { matching, Matches } from './matching';
import classes from './Directory.module.css';
import { SearchField } from './SearchField';

/** Topics by category, with a field that leaves only those that hold the words typed. What finds them is loaded with the first visit to the field. */
export function Directory({ block }: BlockProps<'directory'>) {
  const { heading, intro, categories, action } = block;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [match, setMatch] = useState<typeof matching>();
  const load = () =>
    loadPart(() => import('./matching')).then(
      (loaded) => setMatch(() => loaded.matching),
      () => showNotice({ text: words.searchMissing, canReload: true }),
    );
  // Somebody may have come to the field, and typed, before anybody listened.
  const takeOver = useEffectEvent(() => {
    const value = field.current?.value ?? '';
    setTyped(value);
    if (value !== '' || document.activeElement === field.current) void load();
  });
  useEffect(() => takeOver(), []);
  const isSearching = match !== undefined && typed.trim() !== '';
  const found = isSearching ? match(categories, typed) : { categories, isNear: false };
  const clear = () => {
    setTyped('');
    field.current?.focus();
  };
  return (
    <Section block={block} heading={heading} intro={intro}>
      <SearchField
        texts={block}
        field={field}
        words={typed}
        onVisit={() => void load()}
        onWords={setTyped}
        status={isSearching && status(found, typed.trim())}
      />
      {found.isNear && <WayOut action={action} onClear={clear} />}
      <Categories categories={found.categories} isOpen={isSearching} />
    </Section>
  );
}

function status({ categories, isNear }: Matches, typed: string): string {
  const count = categories.reduce((sum, { topics }) => sum + topics.length, 0);
  if (!isNear) return words.topicsFound(count);
  return [words.noTopic(typed), ...(count > 0 ? [words.comeNear] : [])].join(' ');
}

function WayOut({ action, onClear }: { action: Link | undefined; onClear: () => void }) {
  return (
    <p className={classes.wayOut}>
      {action && <ActionLink link={action} />}
      <button type="button" className={actions.button} onClick={onClear}>
        {words.allTopics}
      </button>
    </p>
  );
}

/** On a phone first the categories; what was searched for lies open. */
function Categories({ categories, isOpen }: { categories: DirectoryCategory[]; isOpen: boolean }) {
  return (
    <ul>
      {categories.map(({ title, icon, text, topics }) => (
        <li key={title} className={classes.category}>
          <h3>
            <Icon name={icon} size={40} />
            <span>
              <WholeWords text={title} />
            </span>
          </h3>
          {text !== undefined && <p>{text}</p>}
          <Fold count={topics.length} what={words.topicsOf(title)} isOpen={isOpen}>
            <ul>
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
          </Fold>
        </li>
      ))}
    </ul>
  );
}
