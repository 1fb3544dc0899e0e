import type { StandardPageWallet } from '../page/registerStandardWallet.ts'
import { toStandardIcon } from '../standard/toStandardIcon.ts'
import type { SolanaWallet } from './types.ts'

/** What a page sees of a Solana wallet. */
export function toSolanaPageWallet({ info, chains, features }: SolanaWallet): StandardPageWallet {
  return {
    name: info.name,
    icon: toStandardIcon(info.icon),
    chains: chains.map(({ chain }) => chain),
    features,
  }
}
