import { error } from '../../problems/define';
import { brief } from '../../problems/wording';

/** What the demo has of each kind, and what belongs there. */
const demoValues = {
  number: { is: 'is the number of the demo, and nobody answers there', write: 'Write your own number.' },
  shop: {
    is: 'is an address of the demo: the shop has nothing there',
    write: 'Write the address at which the shop offers this, or take the entry out.',
  },
  video: {
    is: 'is the id of a video of the demo, and there is no such video',
    write:
      'Write the id of your own video, the eleven letters and digits behind "v=" in its address, or take the entry out.',
  },
};

/** What may not go live. */
export const releaseProblems = {
  'sample-content': error(
    'Example that is still there',
    () => 'This is only an example and may not go live.',
    () =>
      'Replace it by the real thing and take its "sample" mark out. npm run samples lists all of them, and npm run samples -- --clear FILE takes out the marks of what is real by now.',
  ),
  'example-address': error<{ domain: string }>(
    'Address that is nobody’s',
    ({ domain }) => `"${brief(domain, 60)}" is kept for examples: no site and no mailbox can be there.`,
    () => 'Write your own address.',
  ),
  'demo-value': error<{ written: string; kind: keyof typeof demoValues }>(
    'Value of the demo',
    ({ written, kind }) => `"${brief(written)}" ${demoValues[kind].is}.`,
    ({ kind }) => demoValues[kind].write,
  ),
  'embedded-endpoint': error(
    'Forms that reach nobody',
    () => 'The forms post to the receiver of npm start, which a published site does not have.',
    () =>
      'Open an account at a form service and set "forms": { "endpoint": "https://formspree.io/f/{formId}" } here, and "formId" in each form; docs/deployment.md of vakta shows how.',
  ),
  'sample-pointer': error<{ pointer: string }>(
    'Example that does not exist',
    ({ pointer }) => `"${brief(pointer)}" points to nothing in this file.`,
    () => 'Correct the place, or delete the line if the setting is real by now.',
  ),
};
