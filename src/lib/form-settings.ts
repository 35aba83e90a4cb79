import type { FormSettings } from '../model/content.generated';

/** Where enquiries go when the settings say nothing: to the receiver of `npm start`. */
export const defaultForms: Required<FormSettings> & { limits: { kilobytes: number; perMinute: number } } = {
  endpoint: '/api/forms/{formId}',
  honeypot: '_gotcha',
  redirect: '_next',
  extra: {},
  limits: { kilobytes: 64, perMinute: 60 },
};

/** The settings of the forms, with the defaults for what they leave open. */
export function formSettings(forms: FormSettings | undefined): typeof defaultForms {
  return { ...defaultForms, ...forms, limits: { ...defaultForms.limits, ...forms?.limits } };
}

/** Whether enquiries go to this site's own host, where only the receiver of `npm start` takes them. */
export function isEmbedded({ endpoint }: Pick<FormSettings, 'endpoint'>): boolean {
  return endpoint.startsWith('/');
}
