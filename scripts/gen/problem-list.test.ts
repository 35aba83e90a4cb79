import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/content/problems/catalogue';
import { problemList } from './problem-list';

describe('The list of problems', () => {
  it('has a place for every problem of the catalogue, to which its message leads', () => {
    const places = [...problemList(String).matchAll(/^### (.+)$/gm)].map(([, code]) => code);
    expect(places.length).toBe(Object.keys(catalogue).length);
    expect(new Set(places)).toEqual(new Set(Object.keys(catalogue)));
  });
});
