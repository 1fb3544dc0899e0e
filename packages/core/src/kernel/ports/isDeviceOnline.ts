import { readProperty } from '../utils/readProperty.ts'
import type { Ports } from './ports.ts'

/** Returns whether the device has a network; `true` where that is unknown. */
export function isDeviceOnline({ http }: Pick<Ports, 'http'>): boolean {
  return http ? http.isOnline() : readProperty(globalThis.navigator, 'onLine') !== false
}
