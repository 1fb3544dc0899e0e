import { ModalError } from '@latchkey/core/adapter'
import type { BitcoinChain } from './chains.ts'
import { findChain } from './findChain.ts'

/** A network that Bitcoin's wallets know. @throws `network.unrecognized` for any other. */
export function requireChain(networkId: string): BitcoinChain {
  const chain = findChain('networkId', networkId)
  if (chain) return chain
  throw new ModalError('network.unrecognized', { context: { networkId } })
}
