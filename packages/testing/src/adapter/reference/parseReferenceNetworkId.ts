import { ModalError } from '@latchkey/core/adapter'
import type { CaipNetworkId } from '@latchkey/core/adapter'

/** The network in what a wallet told; throws `wallet.invalidResponse` for anything else. */
export function parseReferenceNetworkId(value: unknown): CaipNetworkId<'polkadot'> {
  const match = typeof value === 'string' ? /^polkadot:([-_a-zA-Z0-9]{1,32})$/.exec(value) : null
  if (!match) throw new ModalError('wallet.invalidResponse')
  return `polkadot:${match[1] ?? ''}`
}
