import type { SiteData } from '../../model/page-data';
import type { EnquiryKind } from '../../model/enquiry-kinds';
import { formSettings, isEmbedded } from '../../lib/form-settings';

/** The address to which an enquiry of a kind is posted; an endpoint of this site lies below its base path. */
export function formAddress(
  { forms, basePath }: Pick<SiteData, 'forms' | 'basePath'>,
  kind: EnquiryKind,
): string {
  const { endpoint, formIds } = formSettings(forms);
  const address = endpoint.replaceAll('{formId}', formIds[kind]);
  return isEmbedded({ endpoint }) ? basePath + address.slice(1) : address;
}
