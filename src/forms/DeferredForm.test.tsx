import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteProvider } from '../components/SiteInfo/site-info';
import type { BlockOf, SiteData } from '../model/page-data';
import { DeferredForm } from './DeferredForm';
import { contactForm } from './testing/contact-form';

const site = { origin: 'https://a.in', basePath: '/', contact: {}, navigation: { items: [] } };
const block = { heading: 'Be our guest', form: { ...contactForm, name: 'podcast' } };

it('a form stands in the HTML of its page, in a place that says which it is', () => {
  const html = renderToString(
    <SiteProvider value={site as unknown as SiteData}>
      <DeferredForm block={block as unknown as BlockOf<'enquiryForm'>} />
    </SiteProvider>,
  );
  expect(html).toMatch(/^<div class="[^"]+" data-form="podcast">/);
  expect(html).toMatch(/<form[^>]* aria-label="Be our guest"/);
});
