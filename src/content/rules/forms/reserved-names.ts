import { formSettings } from '../../../lib/form-settings';
import type { FormSettings } from '../../../model/content.generated';

/** Form services, the hosts of their endpoints, and the names of fields that mean something to them. */
const services = [
  {
    name: 'Formspree',
    host: 'formspree.io',
    fields: ['_gotcha', '_next', '_replyto', '_subject', '_cc', '_language', '_format'],
  },
  {
    name: 'Web3Forms',
    host: 'api.web3forms.com',
    fields: ['access_key', 'botcheck', 'redirect', 'subject', 'from_name', 'replyto', 'ccemail', 'webhook'],
  },
  { name: 'Netlify', host: 'netlify.app', fields: ['form-name', 'bot-field'] },
];

/** A field by one of these names would hide what scripts find under it at the form (https://html.spec.whatwg.org, "named properties" of a form). */
const ofBrowsers = `
  addEventListener appendChild attributes childNodes closest constructor contains dispatchEvent elements
  firstChild getAttribute hasOwnProperty insertBefore isPrototypeOf lastChild namespaceURI nextSibling nodeName nodeType
  noValidate ownerDocument parentNode __proto__ querySelector querySelectorAll removeAttribute removeChild setAttribute
  tagName textContent toLocaleString toString valueOf
`;

/**
 * Who has a use of its own for a name among the fields of a form. Until a site has a form service, every one may become
 * its own.
 * @returns by name, as the end of a sentence: `"_next" is …`.
 */
export function reservedNames(forms: FormSettings | undefined): ReadonlyMap<string, string> {
  const { endpoint } = formSettings(forms);
  const host = /^https:\/\/([^/:?#]+)/.exec(endpoint)?.[1];
  const own = services.filter((service) => host === undefined || host.endsWith(service.host));
  const names = ofBrowsers.trim().split(/\s+/);
  return new Map([
    ...names.map((name) => [name, 'kept by browsers'] as const),
    ...own.flatMap(({ name, fields }) => fields.map((field) => [field, `kept by ${name}`] as const)),
    ...namesOfSettings(forms),
  ]);
}

/** The names that the settings give to what is sent with each form. */
export function namesOfSettings(forms: FormSettings | undefined): ReadonlyMap<string, string> {
  const { honeypot, redirect, extra } = formSettings(forms);
  return new Map([
    [honeypot, 'the field that only robots fill in ("honeypot" in _site.json)'],
    [redirect, 'the page that follows ("redirect" in _site.json)'],
    ...Object.keys(extra).map((name) => [name, 'sent with each form ("extra" in _site.json)'] as const),
  ]);
}
