import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { SiteProvider } from '../components/SiteInfo/site-info';
import { carryOver } from '../lib/carry-over';
import type { BlockOf, SiteData } from '../model/page-data';
import { FormWithThanks } from './FormWithThanks';

/** Brings the form in `place` to life, or draws it where the server has not, until `end`. */
export function drawForm(
  place: HTMLElement,
  site: SiteData,
  block: BlockOf<'enquiryForm'>,
  end: AbortSignal,
): void {
  if (end.aborted) return;
  const form = (
    <SiteProvider value={site}>
      <FormWithThanks form={block.form} heading={block.heading} />
    </SiteProvider>
  );
  const root = place.hasChildNodes()
    ? hydrateRoot(place, form, { onRecoverableError: carryOver(place) })
    : newRoot(place, form);
  // Not at once: React may be drawing the next page.
  end.addEventListener('abort', () => setTimeout(() => root.unmount()));
}

function newRoot(place: HTMLElement, form: ReactNode): Root {
  const root = createRoot(place);
  root.render(form);
  return root;
}
