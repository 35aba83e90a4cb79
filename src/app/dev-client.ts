/** Shows the checker's text over the page while a document has a mistake. Only in development. */
const overlayId = '_problems';

if (import.meta.hot) {
  import.meta.hot.on('vakta:problems', ({ report }: { report: string }) => show(report));
  import.meta.hot.send('vakta:hello');
  // Without a page there is nothing to bring up to date, so it is asked for again.
  import.meta.hot.on('vakta:update', () => {
    if (!document.getElementById('_root')) window.location.reload();
  });
}

function show(report: string): void {
  document.getElementById(overlayId)?.remove();
  if (report === '') return;
  const overlay = document.createElement('pre');
  overlay.id = overlayId;
  overlay.setAttribute('role', 'alert');
  overlay.textContent = report;
  overlay.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:999;max-height:70vh;margin:0;padding:1.5rem;overflow:auto;' +
    'background:#222;color:#fff;border-top:6px solid #e5484d;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap';
  document.body.append(overlay);
}
