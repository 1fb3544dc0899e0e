import type { Keys } from '../keys/createKeys.ts'
import { createAborted } from '../screens/createDesk.ts'
import type { Screens } from '../screens/createScreens.ts'
import type { ApprovalFacts } from '../screens/Facts.ts'
import type { AppIdentity, ApproveScreen } from '../screens/Screen.ts'
import { FrameFailure } from '../session/FrameFailure.ts'
import { isVaultError } from '../vault/isVaultError.ts'
import type { Results } from '../vault/worker/Command.ts'
import type { TrialResult, TrialRun } from '../screens/TrialRun.ts'
import type { Asked } from './Asked.ts'
import type { WindowOptions } from './createRpc.ts'
import type { Network } from './networks.ts'

/** Shows requests for approval, and signs what was approved. */
export interface Approvals {
  /** Within the turn of a task that has the screen. Returns the answer to the page. */
  decide(parameters: {
    readonly asked: Asked
    readonly network: Network
    readonly account: string
    /** Opens the wallet, with a screen if need be. */
    readonly openKeys: () => Promise<void>
    /** Asks the server whether the login that the request was shown for still lives: another tab or device may have ended it since. */
    readonly requireSession: () => Promise<void>
    /** Opens a window for the request, within the click. Absent if no window could approve. */
    readonly openWindow: (() => (options: WindowOptions) => Promise<unknown>) | undefined
    readonly signal: AbortSignal
  }): Promise<unknown>
  /** Leaves a request to a window, whose rejections count as those here. `ask` gets what blocks the app, once that is offered. */
  leave(ask: (block: (() => void) | undefined) => Promise<unknown>): Promise<unknown>
  /** Whether the visitor has blocked this app. */
  isBlocked(): boolean
}

/** What the visitor has decided about a request that they did not decline. */
type Decision =
  | { readonly set: (stage: ApproveScreen['stage']) => void }
  | { readonly follow: (options: WindowOptions) => Promise<unknown> }

/** Rejections after which the app can be blocked, and for how long, in ms. */
const patience = { rejections: 3, pause: 300_000 }

export function createApprovals(parameters: {
  readonly keys: Keys
  readonly screens: Pick<Screens, 'set'>
  readonly getApp: () => AppIdentity
  readonly createId: () => string
  /** Current time in ms. */
  readonly now: () => number
}): Approvals {
  const { createId, getApp, keys, now, screens } = parameters
  let rejections = 0
  let blockedUntil = 0

  /** Lets the worker read, copy and check the request. What it returns is what it will sign, and so what is shown. */
  const prepare = async (
    asked: Asked,
    openKeys: () => Promise<void>,
    signal: AbortSignal,
  ): Promise<Results['prepare']> => {
    const command = { type: 'prepare', origin: getApp().origin, request: asked.request } as const
    try {
      return await keys.run<'prepare'>(command)
    } catch (error) {
      if (!isVaultError(error, 'vault.notOpen') && !isVaultError(error, 'vault.closed')) throw error
      // After a sign-out the keys stay closed, or are closed again if they were being opened.
      if (signal.aborted) throw createAborted()
      await openKeys()
      if (signal.aborted) {
        keys.close()
        throw createAborted()
      }
      return keys.run<'prepare'>(command)
    }
  }

  const reject = (): FrameFailure => {
    rejections += 1
    return new FrameFailure('request.rejected', 'The visitor has declined.')
  }

  const offersBlock = (): boolean => rejections >= patience.rejections
  const block = (): void => {
    blockedUntil = now() + patience.pause
  }
  const leave: Approvals['leave'] = async (ask) => {
    try {
      const answer = await ask(offersBlock() ? block : undefined)
      rejections = 0
      return answer
    } catch (error) {
      throw error instanceof FrameFailure && error.code === 'request.rejected' ? reject() : error
    }
  }

  /** Shows the request until the visitor has approved it here or opened a window. The screen stays; `set` changes it. */
  const show = (
    screen: Omit<
      ApproveScreen,
      'reject' | 'approve' | 'block' | 'stage' | 'isWorking' | 'failure' | 'openWindow' | 'trial'
    >,
    {
      openWindow,
      signal,
      tryOut,
    }: Pick<Parameters<Approvals['decide']>[0], 'openWindow' | 'signal'> & {
      readonly tryOut: (() => Promise<TrialResult>) | undefined
    },
  ): Promise<Decision> =>
    new Promise((resolve, rejectWith) => {
      let isDecided = false
      let trial: TrialRun | undefined = tryOut && { kind: 'running' }
      const decide = (settle: () => void): void => {
        if (isDecided) return
        isDecided = true
        signal.removeEventListener('abort', abort)
        settle()
      }
      const set = (stage: ApproveScreen['stage']): void =>
        screens.set({ ...screen, ...buttons, trial, stage, isWorking: stage !== 'ready', failure: undefined })
      const abort = (): void => decide(() => rejectWith(createAborted()))
      const buttons: Pick<ApproveScreen, 'approve' | 'reject' | 'block' | 'openWindow'> = {
        approve: () =>
          decide(() => {
            rejections = 0
            resolve({ set })
          }),
        openWindow:
          openWindow &&
          (() =>
            decide(() => {
              resolve({ follow: openWindow() })
            })),
        reject: () => decide(() => rejectWith(reject())),
        block: offersBlock()
          ? () =>
              decide(() => {
                block()
                rejectWith(reject())
              })
          : undefined,
      }
      signal.addEventListener('abort', abort, { once: true })
      set('ready')
      if (tryOut === undefined) return
      void tryOut().then((result) => {
        trial = result
        if (!isDecided) set('ready')
      })
    })

  return {
    isBlocked: () => now() < blockedUntil,
    leave,
    decide: async ({ account, asked, network, openKeys, openWindow, requireSession, signal }) => {
      const prepared = await prepare(asked, openKeys, signal)
      const { request } = prepared
      const requests = request.kind === 'batch' ? request.requests : [request]
      const { tryOut, warnings = [] } = asked
      const facts: ApprovalFacts = await asked.describe(requests)
      if (signal.aborted) throw createAborted()
      try {
        const decision = await show(
          {
            kind: 'approve',
            id: createId(),
            app: getApp(),
            account,
            title: asked.title,
            network: { name: network.name, isTestnet: network.isTestnet },
            from: asked.from,
            warnings: [...prepared.warnings, ...warnings],
            facts,
          },
          { openWindow, signal, tryOut: tryOut && (() => tryOut(requests)) },
        )
        if ('follow' in decision) {
          const { follow } = decision
          return await leave((offered) => follow({ signal, block: offered }))
        }
        decision.set('signing')
        await asked.beforeSigning?.()
        if (signal.aborted) throw createAborted()
        const signing = keys.run<'sign'>({ type: 'sign', id: prepared.id })
        // Side by side, because both take time. The worker takes nothing else before it has signed.
        const [signed, session] = await Promise.allSettled([signing, requireSession()])
        if (session.status === 'rejected') throw session.reason
        if (signed.status === 'rejected') throw signed.reason
        // An abortion still counts: nothing has left the frame.
        if (signal.aborted) throw createAborted()
        return await asked.finish(signed.value)
      } finally {
        screens.set(undefined)
      }
    },
  }
}
