import type { FoundWallet } from './types.ts'
import { fromClassic } from './fromClassic.ts'
import { fromStandard } from './fromStandard.ts'
import type { ConnectedWallet } from './ConnectedWallet.ts'
import type { EngineContext } from './Engine.ts'

/** Opens a wallet of the page with a prompt or silently. */
export type OpenWallet = (parameters: {
  readonly wallet: FoundWallet
  readonly signal: AbortSignal
  readonly isSilent: boolean
}) => Promise<ConnectedWallet>

/** Creates the function that opens wallets of either interface. */
export function createOpenWallet({ context, parameters }: EngineContext): OpenWallet {
  const { networks } = context
  const { clock } = context.ports
  const { readTransaction } = parameters
  return ({ wallet: { kind, wallet }, signal, isSilent }) =>
    kind === 'standard'
      ? fromStandard({ wallet, networks, clock, signal, isSilent })
      : fromClassic({ wallet, readTransaction, clock, signal, isSilent })
}
