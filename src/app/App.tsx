import type { CSSProperties } from 'react';
import { Blocks } from '../blocks/Blocks';
import { AssetsProvider } from '../components/SmartImage/assets-context';
import { border } from '../model/borders';
import { grounds } from '../model/grounds';
import type { PageData, SiteData } from '../model/page-data';
import { Shell } from '../shell/Shell';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';

/** One page in its shell, on the server and in the browser alike. */
export function App({ site, page }: { site: SiteData; page: PageData }) {
  const ground = { '--ground': grounds[page.ground], '--border': border(page.ground) } as CSSProperties;
  return (
    <div style={ground}>
      <Shell site={site} path={page.path}>
        <AssetsProvider value={page.assets}>
          <Blocks key={page.path} blocks={page.blocks} />
        </AssetsProvider>
      </Shell>
    </div>
  );
}
