import { expect, it } from 'vitest';
import { classesIn, classTypes } from './css-classes';

it('finds the classes of a CSS module, also in nested rules and queries, each once', () => {
  const css = `
    .card:has(> .head) { &.is-large { gap: 0.5rem } .head { color: red } }
    @media (min-width: 40.5rem) { :where(.wide) { mask: url(x.svg) } }
  `;
  expect(classesIn(css)).toEqual(['card', 'head', 'is-large', 'wide']);
});

it('leaves out what is no class of the module', () => {
  const css = `
    /* .old */
    :global(body.locked) [src$='.svg'] { margin: 0 }
    @keyframes wait { 12.5% { opacity: 0 } }
  `;
  expect(classesIn(css)).toEqual([]);
});

it('says to TypeScript which classes there are', () => {
  expect(classTypes('.a-b {} .c {}')).toBe(
    'declare const classes: {\n  readonly "a-b": string;\n  readonly "c": string;\n};\nexport default classes;\n',
  );
});
