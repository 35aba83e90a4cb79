import { isEmbedded } from '../../../lib/form-settings';
import { type Finding, findingIn } from '../../problems/finding';
import { demoValues } from './demo-values';
import { samples, markedPlaces } from '../../facts/samples';
import { type Site, entries } from '../../facts/site';
import { textOf } from '../../validate/annotation';

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

/** The domains that are kept for examples, which no one can own (RFC 2606). */
const reserved = /[/@.](?:[\w-]+\.(?:example|test|invalid)|example\.(?:com|net|org))(?=$|[/:?#,])/i;

/** A text and its place in a document. */
interface Written {
  file: string;
  pointer: string;
  text: string | undefined;
}

/** Every address at a domain that is kept for examples, but for those that a mark already calls one. */
function exampleAddresses(site: Site): Finding[] {
  const isMarked = markedPlaces(site);
  const settings = ofSettings(site);
  // What a placeholder brings in is told in the settings.
  const isOfSettings = ({ pointer, text }: Written): boolean =>
    settings.some(
      (own) => own.pointer !== pointer && own.text !== undefined && text === `mailto:${own.text}`,
    );
  return [...settings, ...links(site)].flatMap((one) => {
    const [found] = reserved.exec(one.text ?? '') ?? [];
    if (found === undefined || isMarked(one) || isOfSettings(one)) return [];
    return [
      findingIn({ path: one.file }, one.pointer, 'value', 'example-address', { domain: found.slice(1) }),
    ];
  });
}

function ofSettings({ settings }: Site): Written[] {
  if (!settings?.isSound) return [];
  const { origin, contact, forms } = settings.value;
  const file = settings.document.path;
  return [
    { file, pointer: '/origin', text: origin },
    { file, pointer: '/contact/email', text: contact.email },
    { file, pointer: '/forms/endpoint', text: forms?.endpoint },
  ];
}

function links(site: Site): Written[] {
  return entries(site).flatMap(({ document: { path: file }, annotations }) =>
    annotations
      .filter(({ kind }) => kind === 'link')
      .map((one) => ({ file, pointer: one.pointer, text: textOf(one) })),
  );
}
