import type { EvmWallet } from '@latchkey/testing'
import type { DemoWallet } from './DemoWallet.ts'

/** Returns the EVM part of a wallet; `undefined` if it has none. */
export function getEvmPart(wallet: DemoWallet): EvmWallet | undefined {
  if (wallet.namespace === 'multichain') return wallet.eip155
  return wallet.namespace === 'eip155' ? wallet : undefined
}
