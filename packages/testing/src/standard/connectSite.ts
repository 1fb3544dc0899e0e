import type { StandardState } from './createStandardState.ts'
import type { StandardCall } from './types.ts'

/** Connects a site. Asks the owner unless the site is already connected. */
export async function connectSite(parameters: {
  readonly call: StandardCall
  readonly state: StandardState
  /** The accounts that the owner can choose from, as addresses. */
  readonly shown: readonly string[]
  /** The wallet's ids of the addresses. */
  readonly offered: readonly string[]
  /** Returns the wallet's id of an account. */
  readonly toAccount: (address: string) => string | undefined
}): Promise<void> {
  const { call, state, shown, offered, toAccount } = parameters
  const { origin, confirm } = call
  if (state.getExposed(origin).length > 0) return
  if (state.getPermitted(origin).length > 0) {
    // The site is already connected, so it only waits for the unlock.
    await confirm(() => undefined)
    return
  }
  const { accounts } = await confirm(() => ({ kind: 'connect', accounts: shown }))
  const chosen = accounts?.flatMap((address) => toAccount(address) ?? []) ?? []
  state.permit(origin, chosen.length > 0 ? [...new Set(chosen)] : offered)
}
