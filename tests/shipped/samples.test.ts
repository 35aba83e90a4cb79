import { describe, expect, it } from 'vitest';
import { isWithin } from '../../src/content/places/pointer';
import { sampleMarks } from '../../src/content/facts/samples';
import { checkedSite } from './checked-site';
import { documents, textsBelow } from './shipped';

/** Whether a text says whose site this is, or what is told of him. */
const isHis = (text: string): boolean => /vikram|sahyadri|150 engineers|TEDx speaker/i.test(text);

describe('What the shipped site says of its invented speaker', () => {
  it('is marked as an example, so that no release says it', () => {
    const marks = sampleMarks(checkedSite.site);
    const told = documents().flatMap(({ file, value }) =>
      textsBelow(value, file).filter(({ text }) => isHis(text)),
    );
    expect(told.length).toBeGreaterThan(10);
    const isMarked = (file: string, at: string): boolean =>
      marks.some((mark) => mark.file === file && isWithin(mark.about, at));
    expect(told.filter(({ file, at }) => !isMarked(file, at))).toEqual([]);
  });
});
