import type { EndpointResponse } from '@latchkey/protocol/api'
import { createHandoff, endHandoff, getHandoffState } from '@latchkey/protocol/embedded'
import type { Screens } from '../screens/createScreens.ts'
import type { AppIdentity } from '../screens/Screen.ts'
import type { SiteClient } from '../session/createSiteClient.ts'
import { FrameFailure } from '../session/FrameFailure.ts'
import { rest } from '../session/rest.ts'
import { SiteRefusal } from '../session/SiteRefusal.ts'
import {
  handoffAnswerSchema,
  type HandoffCall,
  type HandoffOutcome,
  type HandoffPurpose,
  type HandoffRequest,
} from './handoffContent.ts'
import {
  createHandoffKey,
  formatHandoffKey,
  type HandoffKey,
  hashHandoff,
  openHandoff,
  sealHandoff,
} from './sealHandoff.ts'

/** A window that was opened, or that the browser has blocked. */
export interface OpenedWindow {
  readonly url: string
  readonly isBlocked: boolean
  /** Whether a window has taken the request. */
  readonly isTaken: () => boolean
  /** Resolves when the visitor has approved in the window. From then on the frame can end nothing. */
  readonly claimed: Promise<void>
  /** Rejects with `WindowClosed` if the window has ended without an answer, or was not opened in time. */
  readonly outcome: Promise<HandoffOutcome>
  /**
   * Ends the hand-off, so that a window that has it does nothing more. Returns whether it has: the window may have claimed it.
   *
   * @throws SiteRefusal
   */
  readonly end: () => Promise<boolean>
  /** Stops waiting, and ends the hand-off if it can still be ended. */
  readonly close: () => void
}

/** What a window is opened for. */
export interface WindowTask {
  readonly purpose: HandoffPurpose
  readonly userId: string
  /** The name of the logged-in user, for display. */
  readonly account: string
  readonly call?: HandoffCall | undefined
}

/** The window was closed, or the visitor did not get to it in time. It has signed nothing. */
export class WindowClosed extends Error {
  override readonly name = 'WindowClosed'
}

type State = EndpointResponse<typeof getHandoffState>
type KnownState = 'open' | 'redeemed' | 'claimed'

/** Failures after which the server is asked again. */
const passing: readonly string[] = ['unreachable', 'internal', 'rate_limited']

/** What a frame opens windows with. */
export interface WindowsContext {
  readonly projectId: string
  readonly client: SiteClient
  readonly screens: Pick<Screens, 'set' | 'getTheme'>
  readonly getApp: () => AppIdentity
  /** Opens a page in a window of its own. Returns whether the browser has let it. */
  readonly openPage: (url: string) => boolean
  readonly setTimer: (callback: () => void, delay: number) => () => void
}

/**
 * Opens a window within the click.
 *
 * @param previous whether the window before has ended: of two windows for one request, one at most may sign.
 */
export type OpenWindow = (task: WindowTask, previous?: Promise<boolean>) => OpenedWindow

/** Creates the function that opens windows, gives each its request by way of the server, and waits for the answer. */
export function createWindowOpener(context: WindowsContext): OpenWindow {
  const { client, getApp, openPage, projectId, screens, setTimer } = context

  const toRequest = ({ call, purpose, userId }: WindowTask): HandoffRequest => {
    const { isUnverified, name, origin } = getApp()
    const { accent, language, mode, radius } = screens.getTheme()
    return {
      purpose,
      userId,
      app: { origin, name: name ?? null, isUnverified },
      theme: { mode: mode ?? null, accent: accent ?? null, radius: radius ?? null, language: language ?? null },
      ...(call && { call }),
    }
  }

  /** Gives the request to the server, and waits for the answer. */
  const exchange = async ({
    created,
    handoff,
    onState,
    signal,
  }: {
    readonly handoff: HandoffKey
    /** Resolves with the sealed request once the server has it. */
    readonly created: Promise<string>
    readonly signal: AbortSignal
    readonly onState: (state: KnownState) => void
  }): Promise<HandoffOutcome> => {
    const { id } = handoff
    const request = await created
    signal.throwIfAborted()
    let known: KnownState = 'open'
    for (;;) {
      try {
        const { answer, state }: State = await client.call(getHandoffState, { body: { id, known }, signal })
        if (state === 'ended') throw new WindowClosed()
        if (state === 'answered') {
          const opened = await openHandoff(handoff, 'answer', { schema: handoffAnswerSchema, sealed: answer ?? '' })
          if (opened.request !== (await hashHandoff(request)))
            throw new FrameFailure('request.failed', 'The window has answered another request.')
          return opened.outcome
        }
        known = state
        onState(state)
      } catch (error) {
        if (!(error instanceof SiteRefusal) || !passing.includes(error.code)) throw error
        await rest(Math.max(2, error.seconds ?? 0) * 1_000, { setTimer, signal })
      }
    }
  }

  return (task, previous) => {
    const handoff = createHandoffKey()
    const query = new URLSearchParams({ projectId })
    const url = `/window?${query.toString()}#${formatHandoffKey(handoff)}`
    // Before anything that waits: some browsers open a window in the turn of the click only.
    const isBlocked = !openPage(url)
    const over = new AbortController()
    const { id } = handoff
    const create = async (): Promise<string> => {
      if (previous !== undefined && !(await previous)) throw new WindowClosed()
      const request = await sealHandoff(handoff, 'request', toRequest(task))
      await client.call(createHandoff, { body: { id, request } })
      return request
    }
    const created = create()
    let isTaken = false
    let tellClaim: () => void = () => undefined
    const claimed = new Promise<void>((resolve) => {
      tellClaim = resolve
    })
    const onState = (state: KnownState): void => {
      isTaken ||= state !== 'open'
      if (state === 'claimed') tellClaim()
    }
    const outcome = exchange({ handoff, created, signal: over.signal, onState })
    outcome.catch(() => undefined)
    const end = async (): Promise<boolean> => {
      // What ends before it exists would exist afterwards.
      await created.catch(() => undefined)
      const { state } = await client.call(endHandoff, { body: { id }, outlivesPage: true })
      if (state === 'ended') over.abort(new WindowClosed())
      return state === 'ended'
    }
    return {
      url,
      isBlocked,
      isTaken: () => isTaken,
      claimed,
      outcome,
      end,
      close: () => {
        over.abort(new WindowClosed())
        end().catch(() => undefined)
      },
    }
  }
}
