import { enquiriesArguments } from './enquiries/arguments';
import { runEnquiries } from './enquiries/run-enquiries';
import { runCommand } from './files/usage-error';

await runCommand(() => {
  const { output, exitCode } = runEnquiries(enquiriesArguments(process.argv.slice(2)), console.error);
  process.stdout.write(output);
  return exitCode;
});
