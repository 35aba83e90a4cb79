import { currentVersion } from '../../migrations/all-migrations';
import { findingIn } from '../../problems/finding';
import { entries } from '../../facts/site';
import type { Rule } from '../rule';

export const versions: Rule = {
  about: 'Every document that names a version of the schemas names the one of this project.',
  codes: ['old-version', 'newer-version'],
  check: (site) =>
    entries(site).flatMap(({ document, annotations }) =>
      annotations.flatMap(({ kind, pointer, value: version }) => {
        if (kind !== 'schemaVersion' || typeof version !== 'number' || version === currentVersion) return [];
        const code = version < currentVersion ? 'old-version' : 'newer-version';
        return findingIn(document, pointer, 'value', code, { version, current: currentVersion });
      }),
    ),
};
