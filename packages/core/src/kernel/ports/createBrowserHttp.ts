import { readProperty } from '../utils/readProperty.ts'
import type { HttpPort } from './ports.ts'

/** The network of the page. Imported only by what asks a server, so that the first load goes without it. */
export function createBrowserHttp(): HttpPort {
  return {
    fetch: (url, init) => fetch(url, init),
    // Outside of a browser nobody knows.
    isOnline: () => readProperty(globalThis.navigator, 'onLine') !== false,
  }
}
