import { readProperty, toIcon, toName, toRdns } from '@latchkey/core/adapter'
import { isProvider } from './isProvider.ts'
import type { FoundWallet } from './types.ts'

/**
 * Parses a wallet's announcement (EIP-6963), which is untrusted. Returns `undefined` without a usable name, rdns and
 * provider. Leaves out an unusable icon.
 */
export function parseAnnouncement(event: Event): FoundWallet | undefined {
  const detail = readProperty(event, 'detail')
  const info = readProperty(detail, 'info')
  const provider = readProperty(detail, 'provider')
  const rdns = toRdns(readProperty(info, 'rdns'))
  const name = toName(readProperty(info, 'name'))
  if (rdns === undefined || name === '' || !isProvider(provider)) return undefined
  const icon = toIcon(readProperty(info, 'icon'))
  const descriptor = { id: rdns, namespace: 'eip155', name, type: 'ANNOUNCED', rdns, ready: 'installed' } as const
  return { descriptor: icon === undefined ? descriptor : { ...descriptor, icon }, provider }
}
