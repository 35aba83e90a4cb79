import type { Rolldown } from 'vite';

/** What a page fetches when it comes to life, by the paths in the site. */
export interface Parts {
  script: string;
  style: string;
}

type Chunk = Rolldown.OutputChunk;

/** Finds in a bundle what its entry loads as it starts. Throws when that is not one stylesheet. */
export function partsOf(output: Rolldown.RolldownOutput['output']): Parts {
  const chunks = output.filter((file): file is Chunk => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const all = new Set<Chunk>();
  const add = (name: string): void => {
    const chunk = named.get(name);
    if (!chunk || all.has(chunk)) return;
    all.add(chunk);
    chunk.imports.forEach(add);
  };
  [...(entry?.imports ?? []), ...(entry?.dynamicImports ?? [])].forEach(add);
  const sheets = [...all].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const [style] = sheets;
  if (!entry || style === undefined || sheets.length > 1)
    throw new Error(`The site starts with ${sheets.length} stylesheets.`);
  return { script: entry.fileName, style };
}

/** The built `index.html` in one line, without what it would fetch at once. */
export function templateOf(html: string): string {
  return html.replaceAll(
    /<script type="module".*?<\/script>|<link rel="(?:stylesheet|modulepreload)"[^>]*>|\n\s*| (?=\/>)/gs,
    '',
  );
}
