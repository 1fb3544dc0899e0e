import type { Network } from '@latchkey/core'

/** Returns an address's page in the network's block explorer. */
export function toAddressPage(network: Network | undefined, address: string): string | undefined {
  const explorer = network?.blockExplorers?.default.url
  if (explorer === undefined || !/^https?:/.test(explorer)) return undefined
  // Some explorers name the network in the query.
  const [base = '', query] = explorer.split('?')
  return `${base.replace(/\/$/, '')}/address/${encodeURIComponent(address)}${query === undefined ? '' : `?${query}`}`
}
