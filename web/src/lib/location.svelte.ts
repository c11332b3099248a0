/** Where the reader is: the address bar as state, and going elsewhere without loading the page anew. */

class Here {
  path: string = $state(location.pathname);
  query: string = $state(location.search);
  hash: string = $state(location.hash);

  read(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash;
  }
}

export const here = new Here();

/** Goes to an address of this page, such as "/g/abc". `replace`: without a step to come back to. */
export function go(address: string, replace = false): void {
  const target = new URL(address, location.href);
  const elsewhere = target.pathname !== location.pathname;
  if (replace) history.replaceState(null, '', target);
  else history.pushState(null, '', target);
  here.read();
  if (elsewhere && !target.hash) window.scrollTo(0, 0);
}

/** Follows ordinary links of this page without loading it anew; call once. */
export function followLinks(): void {
  window.addEventListener('popstate', () => here.read());
  window.addEventListener('hashchange', () => here.read());
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || !link.getAttribute('href')) return;
    if (link.pathname === location.pathname && link.hash) return; // the browser scrolls
    event.preventDefault();
    go(link.href);
  });
}
