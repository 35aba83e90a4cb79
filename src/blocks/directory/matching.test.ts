import { describe, expect, it } from 'vitest';
import { matching } from './matching';

const categories = [
  {
    title: 'Communication Skills',
    icon: 'messages',
    text: 'For the mail that is read to the end.',
    topics: ['Writing a report', 'Listening to a client'],
  },
  { title: 'Sales & Negotiation', icon: 'cash', topics: ['Listening before selling', 'The month-end'] },
  { title: 'Team Building', icon: 'users', topics: ['A story at the café', 'Praise, and criticism'] },
];

const topics = (typed: string): string[] =>
  matching(categories, typed).categories.flatMap((category) => category.topics);

describe('the search of the directory', () => {
  it('leaves everything without words', () => {
    expect(matching(categories, '  ')).toEqual({ categories, isNear: false });
    expect(matching(categories, ' - & ')).toEqual({ categories, isNear: false });
  });

  it('finds every word, in any order and case', () => {
    expect(topics('CLIENT listening')).toEqual(['Listening to a client']);
    expect(topics('listening')).toEqual(['Listening to a client', 'Listening before selling']);
    expect(topics('sales listening')).toEqual(['Listening before selling']);
  });

  it('gives a whole category by its title or its text, and nothing for strange words', () => {
    expect(topics('sales')).toEqual(['Listening before selling', 'The month-end']);
    expect(topics('communication')).toHaveLength(2);
    expect(topics('xylophone')).toEqual([]);
    expect(topics('stress')).toEqual([]);
  });

  it('gives a whole category by its keywords, which are shown nowhere', () => {
    const [first, ...others] = categories;
    const known = [...others, { ...first, keywords: ['stress', 'work-life balance'] }] as typeof categories;
    for (const typed of ['stress', 'work-life balance', 'worklife'])
      expect(matching(known, typed).categories.map(({ title }) => title)).toEqual([first?.title]);
  });

  it.each(['e-mail', 'email', 'E-Mails', 'mail', 'mails'])('takes "%s" for a mail', (typed) => {
    expect(topics(typed)).toEqual(['Writing a report', 'Listening to a client']);
  });

  it.each([
    ['reports', 'Writing a report'],
    ['stories', 'A story at the café'],
    ['cafe', 'A story at the café'],
    ['criticisms', 'Praise, and criticism'],
    ['month end', 'The month-end'],
    ['monthend', 'The month-end'],
  ])('finds "%s" in "%s"', (typed, topic) => {
    expect(topics(typed)).toEqual([topic]);
  });

  it('joins and parts words: team-building, teambuilding', () => {
    for (const typed of ['team-building', 'teambuilding', 'team building'])
      expect(topics(typed)).toEqual(['A story at the café', 'Praise, and criticism']);
  });

  it.each([
    ['negotation', 'The month-end'],
    ['comunicaton', 'Writing a report'],
    ['critisism', 'Praise, and criticism'],
  ])('forgives the slip in "%s"', (typed, topic) => {
    expect(topics(typed)).toContain(topic);
  });

  it('does not take one short word for another', () => {
    expect(topics('mall')).toEqual([]);
    expect(topics('art')).toEqual([]);
    expect(topics('rise')).toEqual([]);
  });

  it('finds the beginning of a word only where no topic has it as a word', () => {
    expect(topics('prai')).toEqual(['Praise, and criticism']);
    expect(topics('report')).toEqual(['Writing a report']);
    const tea = { title: 'Breaks', icon: 'cup', topics: ['Meetings that end before the tea does'] };
    expect(matching([...categories, tea], 'tea').categories).toEqual([tea]);
  });

  it('comes near where only some words are there, and leaves out those that say nothing', () => {
    expect(matching(categories, 'how to sell to a committee').isNear).toBe(true);
    expect(topics('the purple report')).toEqual(['Writing a report']);
    expect(matching(categories, 'the purple report').isNear).toBe(true);
    expect(topics('the with from')).toEqual([]);
  });
});
