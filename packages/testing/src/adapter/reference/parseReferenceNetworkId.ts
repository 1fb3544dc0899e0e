import { ModalError } from '@latchkey/core/adapter'
import type { CaipNetworkId, Namespace } from '@latchkey/core/adapter'

/** The network of a namespace in what a wallet told; throws `wallet.invalidResponse` for anything else. */
export function parseReferenceNetworkId(value: unknown, namespace: Namespace): CaipNetworkId {
  const match = typeof value === 'string' ? /^([a-z0-9]+):([-_a-zA-Z0-9]{1,32})$/.exec(value) : null
  if (match?.[1] !== namespace) throw new ModalError('wallet.invalidResponse')
  return `${namespace}:${match[2] ?? ''}`
}
