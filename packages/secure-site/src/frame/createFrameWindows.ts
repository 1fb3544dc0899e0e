import type { WalletUser } from '@latchkey/protocol/embedded'
import type { OpenedWindow } from '../handoff/createWindowOpener.ts'
import { createWindows, type Windows } from '../handoff/createWindows.ts'
import type { HandoffCall } from '../handoff/handoffContent.ts'
import type { CallBatches } from '../rpc/createCallBatches.ts'
import type { RpcWindows, WindowOptions } from '../rpc/createRpc.ts'
import { FrameFailure } from '../session/FrameFailure.ts'
import type { BrowserStorage } from '../storage/probeStorage.ts'
import type { WalletAccount, WalletHolder } from '../wallet/createWalletHolder.ts'
import { getUserLabel } from '../wallet/getUserLabel.ts'

/** The windows of a frame. */
export interface FrameWindows {
  readonly windows: Windows
  /** What lets windows approve the requests to one user's wallet. */
  toRpc(parameters: {
    /** The parts of the frame that belong to the user. */
    readonly of: { user: WalletUser; readonly getHolder: () => Promise<WalletHolder>; readonly ended: AbortController }
    /** Whether the user is still the one who is logged in. */
    readonly isCurrent: () => boolean
    readonly account: Pick<WalletAccount, 'hasRecoveryMethod'>
  }): RpcWindows
}

/** Creates the windows, which load with the first request that needs one. */
export function createFrameWindows(
  parameters: Parameters<typeof createWindows>[0] & {
    readonly batches: CallBatches
    readonly canProve: boolean
    readonly storage: Pick<BrowserStorage, 'keepsKeys'>
  },
): FrameWindows {
  const { batches, canProve, storage } = parameters
  const windows = createWindows(parameters)
  return { windows, toRpc: (of) => createRpcWindows({ ...of, batches, canProve, storage, windows }) }
}

function createRpcWindows(
  parameters: Parameters<FrameWindows['toRpc']>[0] & {
    readonly windows: Windows
    readonly batches: CallBatches
    readonly canProve: boolean
    readonly storage: Pick<BrowserStorage, 'keepsKeys'>
  },
): RpcWindows {
  const { account, batches, canProve, isCurrent, of, storage, windows } = parameters
  const toTask = (call: HandoffCall) =>
    ({ purpose: 'approve', userId: of.user.id, account: getUserLabel(of.user), call }) as const
  const follow = async (call: HandoffCall, options: WindowOptions, opened?: OpenedWindow): Promise<unknown> => {
    const signal = AbortSignal.any([options.signal, of.ended.signal])
    const { addresses, batch, result } = await windows.ask({ task: toTask(call), signal, opened, block: options.block })
    if (!isCurrent()) throw new FrameFailure('session.required', 'Another user has logged in.')
    // So that this frame answers what becomes of it.
    if (batch !== undefined) batches.set(batch)
    const { takeProof } = await of.getHolder()
    takeProof?.(addresses)
    return result
  }
  return {
    // Only the window that has created the wallet can open it, if a frame that keeps nothing finds no recovery method.
    isRequired: !canProve || (!storage.keepsKeys && !account.hasRecoveryMethod),
    ask: (call, options) => follow(call, options),
    open: (call) => {
      const opened = windows.open(toTask(call))
      return (options) => follow(call, options, opened)
    },
  }
}
