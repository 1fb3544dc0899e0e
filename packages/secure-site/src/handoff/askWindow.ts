import { createAborted } from '../screens/createDesk.ts'
import type { ScreenFailure, WindowScreen } from '../screens/Screen.ts'
import { toScreenFailure } from '../screens/toScreenFailure.ts'
import { FrameFailure } from '../session/FrameFailure.ts'
import {
  type OpenedWindow,
  type OpenWindow,
  WindowClosed,
  type WindowsContext,
  type WindowTask,
} from './createWindowOpener.ts'
import type { HandoffOutcome } from './handoffContent.ts'

/** What a window has done. */
export type WindowResult = HandoffOutcome & { readonly isDone: true }

/** What is asked of a window. */
export interface WindowQuestion {
  readonly task: WindowTask
  readonly signal: AbortSignal
  /** A window that a press on another screen has opened. */
  readonly opened?: OpenedWindow | undefined
  /** Blocks the app. Absent while that is not offered. */
  readonly block?: (() => void) | undefined
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

/** In ms. The server gives a hand-off away during the first minute only. */
const redeemLife = 60_000

/** Shows the visitor the way to a window, and resolves with what the window has done: see `Windows`. */
export function askWindow(
  context: WindowsContext & { readonly openWindow: OpenWindow },
  { block, opened, signal, task }: WindowQuestion,
): Promise<WindowResult> {
  const { getApp, openWindow, screens, setTimer } = context
  return new Promise((resolve, reject) => {
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
          const next = openWindow(task, ended)
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
  })
}
