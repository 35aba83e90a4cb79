import { Blocks } from '../blocks/Blocks';
import { IconSheet } from '../components/Icon/IconSheet';
import { SiteProvider } from '../components/SiteInfo/site-info';
import { AssetsProvider } from '../components/SmartImage/assets-context';
import type { PageData, SiteData } from '../model/page-data';
import { Shell } from '../shell/Shell';
import { ArticleFrame } from './article/ArticleFrame';
import { contentsOf, withAnchors } from './article/contents';
import { opensLong } from './article/opens-long';
import { groundStyle } from './ground-style';
import '#brand.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/print.css';
import '#theme.css';

/** One page in its shell, on the server and in the browser alike. */
export function App({ site, page }: { site: SiteData; page: PageData }) {
  return (
    <SiteProvider value={site}>
      <div style={groundStyle(site, page.ground)}>
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
