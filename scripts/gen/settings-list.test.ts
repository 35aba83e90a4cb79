import { expect, it } from 'vitest';
import { settingsList } from './settings-list';

const shared = {
  description: 'An office.',
  type: 'object',
  properties: { name: { description: 'Its name.' } },
};

it('lists what has no parts first, then each property with its parts, required ones in bold', () => {
  const site = {
    description: 'All settings.',
    required: ['offices'],
    properties: {
      offices: { description: 'The offices.', type: 'array', items: { $ref: 'shared/office.schema.json' } },
      origin: { description: 'Where it is published.', type: 'string', maxLength: 9 },
    },
  };
  const text = settingsList({ 'site.schema.json': site, 'shared/office.schema.json': shared });
  expect(text).toContain(`All settings.

| property | what it is |
| --- | --- |
| \`origin\` | Where it is published. At most 9 letters. |

### offices

The offices. Required.

| property | what it is |
| --- | --- |
| \`offices[].name\` | Its name. |
`);
});
