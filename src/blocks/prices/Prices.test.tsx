import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteProvider } from '../../components/SiteInfo/site-info';
import type { SiteData } from '../../model/page-data';
import { Prices } from './Prices';

it('A price without a unit has no empty line below it', () => {
  const items = [
    { name: 'Bread', price: '5 €' },
    { name: 'Cake', price: '4 €', unit: 'a piece' },
  ];
  const html = renderToStaticMarkup(
    <SiteProvider value={{ contact: {} } as SiteData}>
      <Prices block={{ type: 'prices', heading: 'What it costs', items }} />
    </SiteProvider>,
  );
  expect(html.match(/<span[^>]*>[^<]*<\/span>/g)).toEqual(['<span>a piece</span>']);
});
