import { enquiriesArguments } from './enquiries/arguments';
import { csv } from './enquiries/csv';
import { writeCsv } from './enquiries/csv-file';
import { stored } from './enquiries/stored';
import { listing, rowsOf } from './enquiries/table';
import { runCommand } from './files/usage-error';

await runCommand(async () => {
  const { data, isCsv, file, withSuspects } = enquiriesArguments(process.argv.slice(2));
  const { enquiries, broken } = stored(data);
  const shown = enquiries.filter(({ suspect }) => withSuspects || !suspect);
  const hidden = enquiries.length - shown.length;
  for (const line of broken) console.error(`Line ${line} cannot be read and is left out.`);
  if (hidden > 0) console.error(`${hidden} probably sent by robots: --suspects shows them.`);
  if (isCsv && file !== undefined) writeCsv(file, csv(rowsOf(shown)));
  else if (isCsv) process.stdout.write(csv(rowsOf(shown)));
  else process.stdout.write(shown.length === 0 ? 'There are no enquiries.\n' : listing(shown));
  return broken.length > 0 ? 1 : 0;
});
