import type { SiteData } from '../../model/page-data';
import type { Form } from '../../model/form';
import { formSettings, isEmbedded } from '../../lib/form-settings';

/** The address to which a form is posted; an endpoint of this site lies below its base path. */
export function formAddress(
  { forms, basePath }: Pick<SiteData, 'forms' | 'basePath'>,
  { name, formId = name }: Pick<Form, 'name' | 'formId'>,
): string {
  const { endpoint } = formSettings(forms);
  const address = endpoint.replaceAll('{formId}', formId);
  return isEmbedded({ endpoint }) ? basePath + address.slice(1) : address;
}
