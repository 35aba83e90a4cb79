import { enquiriesArguments, enquiriesCommand } from './enquiries/arguments';
import { runEnquiries } from './enquiries/run-enquiries';
import { runCommandLine } from './files/command-line';

await runCommandLine(enquiriesCommand, (args) => {
  const { output, exitCode } = runEnquiries(enquiriesArguments(args), console.error);
  process.stdout.write(output);
  return exitCode;
});
