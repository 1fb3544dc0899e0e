import type { EndpointResponse } from '@latchkey/protocol/api'
import {
  answerHandoff,
  claimHandoff,
  endHandoff,
  getHandoffState,
  redeemHandoff,
  type WalletUser,
} from '@latchkey/protocol/embedded'
import type { HandoffKey } from '../handoff/sealHandoff.ts'
import type { Session } from '../session/createSession.ts'
import { rest } from '../session/rest.ts'
import { SiteRefusal } from '../session/SiteRefusal.ts'

/** What a window and the server say about one request of a frame. */
export interface HandoffClient {
  /** Takes the request. `askForeign` asks a visitor whose window belongs to another user, whose login then ends. */
  redeem(askForeign: () => Promise<void>): Promise<{ readonly request: string; readonly user: WalletUser }>
  /** Aborts when the app no longer waits. */
  watch(over: AbortController): Promise<void>
  /** Says that the visitor has approved. Until the server knows it nothing is signed, because the frame may end the request. */
  claim(over: AbortController): Promise<void>
  /** Gives the answer to the server. A connection that is lost for a while loses no answer. */
  send(answer: string): Promise<void>
  /** Ends the hand-off, so that the frame no longer waits. What was claimed stays as it is: it may be signed. */
  end(): void
}

/** In ms. A frame opens the window first, and then gives its request to the server. */
const patience = { handoff: 5_000, pause: 250, retry: 1_000 }
const answerTries = 5

/** Creates the client of one request. */
export function createHandoffClient(parameters: {
  readonly handoff: HandoffKey
  readonly session: Session
  readonly setTimer: (callback: () => void, delay: number) => () => void
  readonly now: () => number
  /** Aborts when the window closes. */
  readonly signal: AbortSignal
}): HandoffClient {
  const { handoff, now, session, setTimer, signal } = parameters
  const { client } = session
  const { id } = handoff
  const wait = (delay: number): Promise<void> => rest(delay, { setTimer, signal })

  return {
    redeem: async (askForeign) => {
      const until = now() + patience.handoff
      for (;;) {
        try {
          const { request, secret, user } = await client.call(redeemHandoff, { body: { id }, signal })
          if (secret !== undefined) await session.begin({ user, secret })
          return { request, user }
        } catch (error) {
          if (!(error instanceof SiteRefusal)) throw error
          if (error.code === 'handoff_foreign') {
            await askForeign()
            await session.end()
          } else if (error.code === 'handoff_unknown' && now() < until) await wait(patience.pause)
          else throw error
        }
      }
    },
    watch: async (over) => {
      let known: 'redeemed' | 'claimed' = 'redeemed'
      while (!over.signal.aborted) {
        try {
          const { state }: EndpointResponse<typeof getHandoffState> = await client.call(getHandoffState, {
            body: { id, known },
            signal: over.signal,
          })
          if (state !== 'redeemed' && state !== 'claimed') over.abort()
          else known = state
        } catch (error) {
          if (over.signal.aborted) return
          if (error instanceof SiteRefusal && error.code === 'handoff_unknown') over.abort()
          await rest(patience.retry, { setTimer, signal: over.signal }).catch(() => undefined)
        }
      }
    },
    claim: async (over) => {
      const either = AbortSignal.any([over.signal, signal])
      for (;;) {
        try {
          return await client.call(claimHandoff, { body: { id }, signal: either })
        } catch (error) {
          if (!(error instanceof SiteRefusal)) throw error
          if (error.code === 'handoff_unknown') over.abort()
          if (error.code !== 'unreachable') throw error
          await rest(patience.retry, { setTimer, signal: either })
        }
      }
    },
    send: async (answer) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await client.call(answerHandoff, { body: { id, answer } })
        } catch (error) {
          if (!(error instanceof SiteRefusal) || error.code !== 'unreachable' || tries === answerTries) throw error
          await wait(patience.retry)
        }
      }
    },
    end: () => {
      client.call(endHandoff, { body: { id }, outlivesPage: true }).catch(() => undefined)
    },
  }
}
