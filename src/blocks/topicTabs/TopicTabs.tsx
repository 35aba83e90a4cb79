import { useId, useRef, type KeyboardEvent } from 'react';
import * as words from '#words/blocks';
import { Section } from '../../components/Section/Section';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import type { TopicCategory } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import classes from './TopicTabs.module.css';
import { useOpenTab } from './use-open-tab';

/** Categories as tabs beside two pictures (WAI-ARIA, tabs pattern); without scripts all panels stand one below the other. */
export function TopicTabs({ block }: BlockProps<'topicTabs'>) {
  const { heading, intro, images, categories } = block;
  const [open, setOpen] = useOpenTab(categories.map(({ id }) => id));
  const name = useId();
  return (
    <Section block={block} tone="deep" heading={heading} intro={intro} className={classes.inside}>
      {images?.map((image) => (
        <SmartImage
          key={image.src}
          image={image}
          sizes="(min-width: 80rem) 21rem, 45vw"
          className={classes.picture}
        />
      ))}
      <div className={classes.middle}>
        <TabList categories={categories} name={name} open={open} onOpen={setOpen} />
        {categories.map(({ id, title, items }, at) => (
          <div
            key={id}
            id={id}
            role="tabpanel"
            tabIndex={0}
            aria-labelledby={`${name}-${id}`}
            data-open={at === open}
            className={classes.panel}
          >
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

interface TabListProps {
  categories: TopicCategory[];
  /** What the tabs' ids begin with. */
  name: string;
  open: number;
  onOpen: (at: number) => void;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The tab to which a key leads from another of `count`; `undefined` for keys that do nothing here. */
function tabFor(key: string, open: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (open + step + count) % count;
}

function TabList({ categories, name, open, onOpen }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabFor(event.key, open, categories.length);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onOpen(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div role="tablist" aria-label={words.categories} className={classes.tabs} ref={list}>
      {categories.map(({ id, title }, at) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${name}-${id}`}
          aria-controls={id}
          aria-selected={at === open}
          tabIndex={at === open ? 0 : -1}
          onClick={() => onOpen(at)}
          onKeyDown={onKeyDown}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
