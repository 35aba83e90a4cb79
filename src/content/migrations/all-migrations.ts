import { audienceLists } from './audience-lists';
import { formDocuments } from './form-documents';
import type { Migration } from './migration';
import { brandLogo } from './brand-logo';
import { namedLists } from './named-lists';
import { siteOwner } from './site-owner';
import { videoTopic } from './video-topic';

/** Every migration there is, in the order of their versions. */
export const allMigrations: readonly Migration[] = [
  videoTopic,
  formDocuments,
  brandLogo,
  namedLists,
  siteOwner,
  audienceLists,
];

/** The version of the schemas: that of the last migration. */
export const currentVersion = allMigrations.at(-1)?.to ?? 1;
