import { ModalError } from '@latchkey/core/adapter'
import type { BitcoinChain } from './chains.ts'
import { findChain } from './findChain.ts'

/** Returns a network by its CAIP-2 id. @throws `network.unrecognized` if wallets do not know it */
export function requireChain(networkId: string): BitcoinChain {
  const chain = findChain('networkId', networkId)
  if (chain) return chain
  throw new ModalError('network.unrecognized', { context: { networkId } })
}
