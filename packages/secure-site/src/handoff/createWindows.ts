import type { EndpointResponse } from '@latchkey/protocol/api'
import { createHandoff, endHandoff, getHandoffState } from '@latchkey/protocol/embedded'
import { createAborted } from '../screens/createDesk.ts'
import type { Screens } from '../screens/createScreens.ts'
import type { AppIdentity, ScreenFailure, WindowScreen } from '../screens/Screen.ts'
import type { SiteClient } from '../session/createSiteClient.ts'
import { FrameFailure } from '../session/FrameFailure.ts'
import { rest } from '../session/rest.ts'
import { SiteRefusal } from '../session/SiteRefusal.ts'
import { toScreenFailure } from '../screens/toScreenFailure.ts'
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

/** What a window has done. */
export type WindowResult = HandoffOutcome & { readonly isDone: true }

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

/** Windows of the secure origin, which do what the frame cannot do or prove. */
export interface Windows {
  /** Opens one, within the click. */
  open(task: WindowTask): OpenedWindow
  /**
   * Shows the visitor the way to a window, and resolves with what the window has done. A window that was closed can be opened again.
   *
   * @param opened a window that a press on another screen has opened.
   * @throws FrameFailure of the window; `request.rejected`, `request.aborted`; `rpc.failed` if the visitor has stopped waiting for what
   * may still happen.
   */
  ask(parameters: {
    readonly task: WindowTask
    readonly signal: AbortSignal
    readonly opened?: OpenedWindow | undefined
    /** Blocks the app. Absent while that is not offered. */
    readonly block?: (() => void) | undefined
  }): Promise<WindowResult>
}

/** What a window is opened for. */
export interface WindowTask {
  readonly purpose: HandoffPurpose
  readonly userId: string
  /** Who is logged in, for people to read. */
  readonly account: string
  readonly call?: HandoffCall | undefined
}

function createRejected(): FrameFailure {
  return new FrameFailure('request.rejected', 'The visitor has declined.')
}

/** The window may still sign, and nothing that the frame does prevents it. */
function createStopped(): FrameFailure {
  return new FrameFailure(
    'rpc.failed',
    'The app no longer waits for the window of the wallet. If the visitor has approved there, the request may still happen.',
  )
}

/** The window was closed, or the visitor did not get to it in time. It has signed nothing. */
class WindowClosed extends Error {
  override readonly name = 'WindowClosed'
}

type State = EndpointResponse<typeof getHandoffState>
type KnownState = 'open' | 'redeemed' | 'claimed'

/** In ms. The server gives a hand-off away during the first minute only. */
const redeemLife = 60_000

/** Failures after which the server is asked again. */
const passing: readonly string[] = ['unreachable', 'internal', 'rate_limited']

/**
 * Creates the windows of a frame. Nothing relies on the window that `openPage` has opened: it is reached through the server only, which
 * sees no content.
 */
export function createWindows(parameters: {
  readonly projectId: string
  readonly client: SiteClient
  readonly screens: Pick<Screens, 'set' | 'getTheme'>
  readonly getApp: () => AppIdentity
  /** Opens a page in a window of its own. Returns whether the browser has let it. */
  readonly openPage: (url: string) => boolean
  readonly setTimer: (callback: () => void, delay: number) => () => void
}): Windows {
  const { client, getApp, openPage, projectId, screens, setTimer } = parameters

  // Before its first screen, so that the frame is not shown empty. A failure is met again by the screen.
  import('../screens/views/WindowView.tsx').catch(() => undefined)

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

  /** @param previous whether the window before has ended: of two windows for one request, one at most may sign. */
  const openAfter = (task: WindowTask, previous?: Promise<boolean>): OpenedWindow => {
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

  return {
    open: (task) => openAfter(task),
    ask: ({ block, opened, signal, task }) =>
      new Promise((resolve, reject) => {
        let current: OpenedWindow | undefined
        let stage: WindowScreen['stage'] = 'asked'
        let failure: ScreenFailure | undefined
        let isLeaving = false
        let isOver = false
        let cancelLimit: (() => void) | undefined

        const end = (settle: () => void): void => {
          isOver = true
          cancelLimit?.()
          signal.removeEventListener('abort', abort)
          screens.set(undefined)
          settle()
        }
        const leave = (error: FrameFailure): void => {
          const window = current
          current = undefined
          window?.close()
          end(() => reject(error))
        }
        const abort = (): void => leave(createAborted())
        const decline = async (): Promise<void> => {
          const window = current
          if (isLeaving) return
          if (stage === 'claimed' || failure === 'rejectLost') return leave(createStopped())
          if (window === undefined) return leave(createRejected())
          isLeaving = true
          current = undefined
          show()
          let lost: ScreenFailure | undefined
          try {
            if (await window.end()) return leave(createRejected())
            // The answer, or the news of the approval, is on its way.
          } catch (error) {
            // Without a session the window can do nothing either.
            if (toScreenFailure(error) === undefined) return leave(createRejected())
            lost = 'rejectLost'
          }
          isLeaving = false
          if (isOver) return
          follow(window)
          failure = lost
          show()
        }
        const show = (): void => {
          if (isOver) return
          screens.set({
            kind: 'window',
            // The page shows what is below an approval.
            reportedAs: task.purpose === 'approve' ? 'approve' : undefined,
            purpose: task.purpose,
            app: getApp(),
            account: task.account,
            stage,
            href: stage === 'blocked' ? current?.url : undefined,
            failure,
            isWorking: isLeaving,
            open: () => {
              if (isLeaving) return
              const before = current
              const ended = before?.end()
              const next = openAfter(task, ended)
              follow(next)
              const goBack = (lost: ScreenFailure | undefined): void => {
                if (before === undefined || current !== next) return
                next.close()
                follow(before)
                failure = lost
                show()
              }
              ended?.then(
                // The visitor has approved in the first window meanwhile.
                (hasEnded) => {
                  if (!hasEnded) goBack(undefined)
                },
                (error: unknown) => goBack(toScreenFailure(error)),
              )
            },
            opened: () => {
              stage = 'waiting'
              show()
            },
            reject: () => void decline(),
            block:
              block &&
              (() => {
                block()
                void decline()
              }),
          })
        }
        const offerAgain = (next: ScreenFailure): void => {
          current = undefined
          stage = 'asked'
          failure = next
          show()
        }
        const take = async (window: OpenedWindow): Promise<void> => {
          try {
            const outcome = await window.outcome
            if (current !== window) return
            if (outcome.isDone) end(() => resolve(outcome))
            else end(() => reject(new FrameFailure(outcome.code, outcome.message, { rpcCode: outcome.rpcCode })))
          } catch (error) {
            if (current !== window) return
            // The hand-off is over without an answer, but what was approved may have been signed.
            if (stage === 'claimed') return leave(createStopped())
            const next = error instanceof WindowClosed ? 'windowClosed' : toScreenFailure(error)
            if (next === undefined) end(() => reject(error))
            else offerAgain(next)
          }
        }
        const follow = (window: OpenedWindow): void => {
          current = window
          failure = undefined
          stage = window.isBlocked ? 'blocked' : 'waiting'
          window.claimed.then(
            () => {
              if (current !== window) return
              stage = 'claimed'
              failure = undefined
              show()
            },
            () => undefined,
          )
          cancelLimit?.()
          // After this time, a link that was not pressed or a window that did not load leads nowhere.
          cancelLimit = setTimer(() => {
            if (current !== window || window.isTaken()) return
            window.close()
            offerAgain('windowLate')
          }, redeemLife)
          void take(window)
          show()
        }
        if (signal.aborted) return reject(createAborted())
        signal.addEventListener('abort', abort, { once: true })
        if (opened === undefined) show()
        else follow(opened)
      }),
  }
}
