import type { Network } from '../adapter/Network.ts'

/** Returns a transaction's page in the network's block explorer. */
export function toExplorerLink(network: Network | undefined, id: string | null): string | undefined {
  const explorer = network?.blockExplorers?.default.url
  if (explorer === undefined || id === null || !/^https?:/.test(explorer)) return undefined
  // Some explorers name the network in the query.
  const [base = '', query] = explorer.split('?')
  return `${base.replace(/\/$/, '')}/tx/${encodeURIComponent(id)}${query === undefined ? '' : `?${query}`}`
}
