import type { CSSProperties } from 'react';
import { Blocks } from '../blocks/Blocks';
import { IconSheet } from '../components/Icon/IconSheet';
import { SiteProvider } from '../components/SiteInfo/site-info';
import { AssetsProvider } from '../components/SmartImage/assets-context';
import { border } from '../model/borders';
import { grounds } from '../model/grounds';
import type { PageData, SiteData } from '../model/page-data';
import { Shell } from '../shell/Shell';
import { ArticleFrame } from './article/ArticleFrame';
import { contentsOf, withAnchors } from './article/contents';
import { opensLong } from './article/opens-long';
import './theme/fonts.css';
import './theme/stand-ins.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/print.css';
import '#theme.css';

/** One page in its shell, on the server and in the browser alike. */
export function App({ site, page }: { site: SiteData; page: PageData }) {
  const ground = { '--ground': grounds[page.ground], '--border': border(page.ground) } as CSSProperties;
  return (
    <SiteProvider value={site}>
      <div style={ground}>
        <Shell site={site} path={page.path} isDraft={page.isDraft ?? false}>
          <AssetsProvider value={page.assets}>
            <Page key={page.path} page={page} />
            {page.assets.icons !== '' && <IconSheet icons={page.assets.icons} />}
          </AssetsProvider>
        </Shell>
      </div>
    </SiteProvider>
  );
}

function Page({ page: { title, blocks, article } }: { page: PageData }) {
  if (!article) return <Blocks blocks={blocks} />;
  const text = withAnchors(blocks);
  return (
    <ArticleFrame article={article} title={title} opensLong={opensLong(text)} contents={contentsOf(text)}>
      <Blocks blocks={text} />
    </ArticleFrame>
  );
}
