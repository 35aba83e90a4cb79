import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineRoot } from '../../scripts/files/roots';
import { loadSchemas } from '../../scripts/files/load-schemas';

const sources = readdirSync(join(engineRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => join('src', name));

describe('an id that the site sets itself', () => {
  it('begins with an underscore, which no id of an author may', () => {
    const texts = ['index.html', ...sources].map((name) => readFileSync(join(engineRoot, name), 'utf8'));
    const ids = texts.flatMap((text) => [...text.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id));
    expect(ids).toContain('_main');
    expect(ids.filter((id) => !id.startsWith('_'))).toEqual([]);
    const { pattern } = loadSchemas()['shared/id.schema.json'] as { pattern: string };
    expect(ids.filter((id) => new RegExp(pattern, 'u').test(id))).toEqual([]);
  });
});
