import { describe, expect, it } from 'vitest';
import { checkSite } from '../../src/content/check-site';
import { sampleMarks } from '../../src/content/facts/samples';
import { isWithin } from '../../src/content/operations/cut-links';
import { readSource } from '../../scripts/files/read-source';
import { checkTools } from '../../scripts/files/check-tools';
import { projectRoot } from '../../scripts/files/project-root';
import { documents, textsBelow } from './shipped';

const marks = () => sampleMarks(checkSite(readSource(`${projectRoot}/pages-json`), checkTools()).site);

/** Whether a text says whose site this is, or what is told of him. */
const isHis = (text: string): boolean => /vikram|sahyadri|150 engineers|TEDx speaker/i.test(text);

describe('What the first site says of its invented speaker', () => {
  it('is marked as an example, so that no release says it', () => {
    const known = marks();
    const told = documents().flatMap(({ file, value }) => {
      return textsBelow(value, file).filter(({ text }) => isHis(text));
    });
    expect(told.length).toBeGreaterThan(10);
    const open = told.filter(
      ({ file, at }) => !known.some((mark) => mark.file === file && isWithin(mark.about, at)),
    );
    expect(open).toEqual([]);
  });
});
