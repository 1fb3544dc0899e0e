/**
 * Imports a file. While the device has no network, first asks for the page itself, and imports nothing if that fails: Firefox
 * and Chromium 153 remember a module that did not load, and answer every later import of it with the same error until the page is
 * reloaded. A service worker, or a server on the same machine, answers without a network.
 */
export function importOnline<value>(load: () => Promise<value>): Promise<value> {
  // Servers have no `onLine`, and old versions of Node no `navigator`.
  return (globalThis.navigator?.onLine ?? true) ? load() : fetch('', { method: 'HEAD' }).then(load)
}
