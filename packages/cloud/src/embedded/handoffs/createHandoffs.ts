import type { CloudContext } from '../../CloudContext.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { toSecretHash } from '../../signIn/sessionSecret.ts'
import { constants } from '../constants.ts'
import type { Sweep } from '../createSweep.ts'
import type { WalletSession } from '../createWalletSessions.ts'
import { createHandoffStore, createUnknown, type HandoffState, type RedeemedHandoff } from './createHandoffStore.ts'
import { createHandoffWaits } from './createHandoffWaits.ts'

/**
 * Requests that a frame gives to a window of the same origin, and the window's answers. Both are encrypted with a key that only the
 * frame and the window have.
 */
export interface Handoffs {
  /**
   * Stores a request. A user has 5 open hand-offs at most: a further one ends the oldest.
   *
   * @throws ApiRefusal `invalid_request` if the id is taken.
   */
  create(parameters: { readonly session: WalletSession; readonly id: string; readonly request: string }): Promise<void>
  /**
   * Gives the request away, once and within 60 s. A window without a session gets one.
   *
   * @param parameters.session the live session of the window, if it has one.
   * @throws ApiRefusal `handoff_unknown`, also if the session that made it has ended; `handoff_foreign` if the window has the session
   * of another user, which leaves the hand-off as it is.
   */
  redeem(parameters: {
    readonly projectKey: string
    readonly id: string
    readonly session: WalletSession | undefined
  }): Promise<RedeemedHandoff>
  /**
   * Marks the request as approved, before anything is signed: the frame can no longer end it.
   *
   * @throws ApiRefusal `handoff_unknown` if the hand-off was not redeemed, was answered, has ended, or is not the user's.
   */
  claim(parameters: { readonly session: WalletSession; readonly id: string }): Promise<void>
  /**
   * Stores the answer, once.
   *
   * @throws ApiRefusal `handoff_unknown` if the hand-off was not redeemed, was answered, has ended, or is not the user's.
   */
  answer(parameters: { readonly session: WalletSession; readonly id: string; readonly answer: string }): Promise<void>
  /**
   * Returns how far a hand-off is: at once, or later if that is what the caller knows.
   *
   * @param parameters.signal ends the wait.
   * @throws ApiRefusal `handoff_unknown` if the user has no such hand-off.
   */
  getState(parameters: {
    readonly session: WalletSession
    readonly id: string
    readonly known: 'open' | 'redeemed' | 'claimed' | undefined
    readonly signal: AbortSignal
  }): Promise<HandoffState>
  /** Ends a hand-off of the user that was neither claimed nor answered. Returns how far the hand-off is then. */
  end(parameters: { readonly session: WalletSession; readonly id: string }): Promise<'claimed' | 'answered' | 'ended'>
}

/**
 * Creates the hand-offs.
 *
 * @param parameters.requestTimeout how long a request may take, in ms. No question for a state waits longer than half of it.
 */
export function createHandoffs(parameters: {
  readonly context: Pick<CloudContext, 'bus' | 'logger' | 'metrics' | 'now' | 'storage'>
  readonly sweep: Sweep
  readonly requestTimeout: number
}): Handoffs {
  const { context, requestTimeout, sweep } = parameters
  const store = createHandoffStore(context)
  const waits = createHandoffWaits({ context, atMost: Math.min(constants.handoffWait, requestTimeout / 2) })
  const refusals = context.metrics.counter(
    'latchkey_handoff_refusals_total',
    'Hand-offs that no window got, by reason.',
    ['reason'],
  )

  return {
    async create({ id, request, session }) {
      sweep()
      const ended = await store.create({ session, id, request })
      for (const idHash of ended) await waits.announce(idHash)
    },

    async redeem({ id, projectKey, session }) {
      try {
        const redeemed = await store.redeem({ projectKey, id, session })
        await waits.announce(toSecretHash(id))
        return redeemed
      } catch (error) {
        if (error instanceof ApiRefusal)
          refusals.inc({ reason: error.code === 'handoff_foreign' ? 'foreign' : 'unknown' })
        throw error
      }
    },

    async claim({ id, session }) {
      if (!(await store.claim({ session, id }))) throw createUnknown()
      await waits.announce(toSecretHash(id))
    },

    async answer({ answer, id, session }) {
      if (!(await store.answer({ session, id, answer }))) throw createUnknown()
      await waits.announce(toSecretHash(id))
    },

    async getState({ id, known, session, signal }) {
      const read = async (): Promise<HandoffState> => {
        const found = await store.find({ session, id })
        if (found === undefined) throw createUnknown()
        return found
      }
      const found = await read()
      if (found.state !== known) return found
      return waits.wait({ idHash: toSecretHash(id), read, isKnown: ({ state }) => state === known, signal })
    },

    async end({ id, session }) {
      if (await store.end({ session, id })) {
        await waits.announce(toSecretHash(id))
        return 'ended'
      }
      const found = await store.find({ session, id })
      return found?.state === 'claimed' || found?.state === 'answered' ? found.state : 'ended'
    },
  }
}
