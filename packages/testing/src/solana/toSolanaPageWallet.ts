import type { StandardPageWallet } from '../page/registerStandardWallet.ts'
import { toStandardIcon } from '../standard/toStandardIcon.ts'
import type { SolanaWallet } from './types.ts'

/** Returns a Solana wallet as pages see it. */
export function toSolanaPageWallet({ info, chains, features }: SolanaWallet): StandardPageWallet {
  return {
    name: info.name,
    rdns: info.rdns,
    icon: toStandardIcon(info.icon),
    chains: chains.map(({ chain }) => chain),
    features,
  }
}
