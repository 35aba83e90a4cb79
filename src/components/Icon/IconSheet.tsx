/** Holds the icons of the page or of the shell, each once, for every `Icon` to show. By itself it shows nothing. */
export function IconSheet({ icons }: { /** As SVG symbols. */ icons: string }) {
  return <div hidden dangerouslySetInnerHTML={{ __html: `<svg>${icons}</svg>` }} />;
}
