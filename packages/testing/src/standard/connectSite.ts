import type { StandardState } from './createStandardState.ts'
import type { StandardCall } from './types.ts'

/** Lets a site in: asks the owner unless the site is connected already. */
export async function connectSite(parameters: {
  readonly call: StandardCall
  readonly state: StandardState
  /** The accounts that are offered to the owner, as addresses. */
  readonly shown: readonly string[]
  /** The wallet's own ids of them. */
  readonly offered: readonly string[]
  /** The wallet's own id of an account. */
  readonly toAccount: (address: string) => string | undefined
}): Promise<void> {
  const { call, state, shown, offered, toAccount } = parameters
  const { origin, confirm } = call
  if (state.getExposed(origin).length > 0) return
  if (state.getPermitted(origin).length > 0) {
    // Connected already, and locked: nothing is to be asked once it is open.
    await confirm(() => undefined)
    return
  }
  const { accounts } = await confirm(() => ({ kind: 'connect', accounts: shown }))
  const chosen = accounts?.flatMap((address) => toAccount(address) ?? []) ?? []
  state.permit(origin, chosen.length > 0 ? [...new Set(chosen)] : offered)
}
