import { describe, expect, it } from 'vitest';
import { baseText, problemsWith, siteWith, tools } from '../../../tests/checker/support/virtual-site';
import { surroundingsOf } from './surroundings';

const around = (files: Record<string, string>) => surroundingsOf(siteWith(files), tools);
const counting = {
  'invite.json': baseText('invite.json').replace('"Invite"', '"Invite to {count.programs} programs"'),
};

describe('What documents know of the rest of the site', () => {
  it('is what the settings say, the year, and how long the shared lists are', () => {
    const { placeholders, doubtful } = around({});
    expect([placeholders?.get('owner.slug'), placeholders?.get('year')]).toEqual(['vikram-sahyadri', '2025']);
    const programs = JSON.parse(baseText('_collections/programs.json')) as { items: unknown[] };
    expect(placeholders?.get('count.programs')).toBe(String(programs.items.length));
    expect(doubtful).toEqual([]);
    expect(problemsWith(counting)).toEqual([]);
  });

  it('is not known of a list that cannot be read, which is no second problem', () => {
    expect(around({ '_collections/programs.json': '[' }).doubtful).toEqual(['count.programs']);
    const problems = problemsWith({ ...counting, '_collections/programs.json': '[' });
    expect(problems.map(({ code }) => code)).toEqual(['unfinished-file']);
  });

  it('is nothing without settings', () => {
    expect(around({ '_site.json': '[' }).placeholders).toBeUndefined();
  });
});
