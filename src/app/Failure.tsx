/** What is shown when a page cannot be drawn in the browser: the server's own page is one click away. */
export function Failure() {
  return (
    <main>
      <h1>Something went wrong</h1>
      <p>
        This page could not be shown.{' '}
        <a href={typeof window === 'undefined' ? '/' : window.location.href}>Load it again</a>, please.
      </p>
    </main>
  );
}
