import { isEmbedded } from '../../lib/form-settings';
import type { Finding } from '../problems/finding';
import { findingIn } from '../problems/finding';
import { samples } from '../site/samples';
import type { Site } from '../site/site';
import { demoValues } from '../site/demo-values';
import { exampleAddresses } from './example-addresses';

/** What is fine while one works on a site and may not go live: examples, addresses that cannot be anyone's, values of the demo, and forms that post to the receiver of `npm start`. */
export function releaseProblems(site: Site): Finding[] {
  return [...samples(site), ...exampleAddresses(site), ...ofTheDemo(site), ...embeddedEndpoint(site)];
}

function embeddedEndpoint({ settings }: Site): Finding[] {
  if (!settings?.isSound) return [];
  const { forms } = settings.value;
  if (forms && !isEmbedded(forms)) return [];
  const [pointer, part] = forms ? (['/forms/endpoint', 'value'] as const) : (['', 'opening'] as const);
  return [findingIn(settings.document, pointer, part, 'embedded-endpoint', {})];
}

/** What looks real and leads nowhere. */
function ofTheDemo(site: Site): Finding[] {
  return demoValues(site).map(({ file: path, pointer, part, written, kind }) =>
    findingIn({ path }, pointer, part, 'demo-value', { written, kind }),
  );
}
