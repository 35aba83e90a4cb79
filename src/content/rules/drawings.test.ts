import { describe, expect, it } from 'vitest';
import { drawings } from './drawings';
import type { Problem } from '../problems/problem';
import type { Site } from '../site/site';

const summaryOf = (text: string): string[] =>
  drawings
    .check({ drawings: [{ path: 'x.svg', text }] } as unknown as Site)
    .map((one) => (one as Problem).message);

describe('A drawing', () => {
  it('is told what of it acts', () => {
    expect(summaryOf('<svg><script>x</script></svg>').join()).toContain('<script>');
    expect(summaryOf('<svg><rect onclick="x"/></svg>').join()).toContain('onclick');
    expect(summaryOf('<svg><use href="https://example.in/x.svg"/></svg>').join()).toContain('href');
  });

  it('is told of a style that asks others for something', () => {
    expect(summaryOf('<svg><style>@import "https://example.in/x.css";</style></svg>')).toHaveLength(1);
    expect(summaryOf('<svg><rect style="fill:url(https://example.in/x.svg#a)"/></svg>')).toHaveLength(1);
    expect(summaryOf('<svg><style>.a{fill:url(#a)}</style><rect fill="url(\'#a\')"/></svg>')).toEqual([]);
  });

  it('cannot keep its reader busy with a name that does not end', () => {
    expect(summaryOf(`<${'a'.repeat(1_000_000)}`)).toEqual([]);
  });
});
