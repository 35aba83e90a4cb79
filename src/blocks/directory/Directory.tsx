import { useState } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';
import { matching } from './matching';
import classes from './Directory.module.css';

/** Topics by category, with a field that leaves only those that hold the words typed. */
export function Directory({ block }: BlockProps<'directory'>) {
  const { heading, intro, searchLabel = 'Find a topic', categories } = block;
  const [words, setWords] = useState('');
  const found = matching(categories, words);
  const count = found.reduce((sum, { topics }) => sum + topics.length, 0);
  return (
    <Section block={block} heading={heading} intro={intro}>
      <p className={classes.search}>
        <label>
          {searchLabel}
          <input type="search" value={words} onChange={(event) => setWords(event.currentTarget.value)} />
        </label>
        <output>{words.trim() === '' ? '' : `${count} ${count === 1 ? 'topic' : 'topics'} found`}</output>
      </p>
      <ul className={classes.grid}>
        {found.map(({ title, icon, text, topics }) => (
          <li key={title} className={classes.category}>
            <h3>
              <Icon name={icon} size={28} />
              {title}
            </h3>
            {text !== undefined && <p>{text}</p>}
            <ul>
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
