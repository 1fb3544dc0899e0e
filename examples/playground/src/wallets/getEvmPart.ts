import type { EvmWallet } from '@latchkey/testing'
import type { DemoWallet } from './DemoWallet.ts'

/** What a wallet is on EVM chains; `undefined` if it is none there. */
export function getEvmPart(wallet: DemoWallet): EvmWallet | undefined {
  if (wallet.namespace === 'multichain') return wallet.eip155
  return wallet.namespace === 'eip155' ? wallet : undefined
}
