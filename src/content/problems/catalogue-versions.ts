import { count } from './wording';
import { error } from './define';

const remedy = '"npm run migrate" writes everything for the newest version, and keeps your layout.';

/** A document that was written for other versions of the schemas than the project has. */
export const versionProblems = {
  'old-format': error<{ version: number; about: string; times: number }>(
    'Written as in an older version',
    ({ version, about, times }) =>
      `Since version ${version} of the schemas ${about}. This file has it as it was before${times > 1 ? `, ${count(times, 'time', 'times')}` : ''}.`,
    () => remedy,
  ),
  'old-version': error<{ version: number; current: number }>(
    'Written for an older version',
    ({ version, current }) =>
      `This was written for version ${version} of the schemas, and the project is at version ${current}.`,
    () => remedy,
  ),
  'newer-version': error<{ version: number; current: number }>(
    'Written for a newer version',
    ({ version, current }) =>
      `This was written for version ${version} of the schemas, and the project knows them up to version ${current} only.`,
    () => 'Take the newest version of the project, or a copy of this file from before.',
  ),
};
