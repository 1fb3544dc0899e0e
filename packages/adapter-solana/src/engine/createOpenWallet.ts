import type { FoundWallet } from '../discovery/types.ts'
import { fromClassic } from './fromClassic.ts'
import { fromStandard } from './fromStandard.ts'
import type { EngineContext, WalletLink } from './types.ts'

/** Has a wallet of the page let the app in: silently, or by asking its human. */
export type OpenWallet = (parameters: {
  readonly wallet: FoundWallet
  readonly signal: AbortSignal
  readonly isSilent: boolean
}) => Promise<WalletLink>

/** Makes what opens wallets, whichever interface they speak. */
export function createOpenWallet({ context, parameters }: EngineContext): OpenWallet {
  const { networks } = context
  const { clock } = context.ports
  const { readTransaction } = parameters
  return ({ wallet: { kind, wallet }, signal, isSilent }) =>
    kind === 'standard'
      ? fromStandard({ wallet, networks, clock, signal, isSilent })
      : fromClassic({ wallet, readTransaction, clock, signal, isSilent })
}
