import { isDeviceOnline } from './isDeviceOnline.ts'
import type { HttpPort } from './ports.ts'

/** Creates the network port of the page. Only code that sends requests imports it, to keep it out of the first load. */
export function createBrowserHttp(): HttpPort {
  return {
    fetch: (url, init) => fetch(url, init),
    isOnline: () => isDeviceOnline({}),
  }
}
