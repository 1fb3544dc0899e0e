import { handoffRequestSchema } from '../handoff/handoffContent.ts'
import { type HandoffKey, hashHandoff, openHandoff, sealHandoff } from '../handoff/sealHandoff.ts'
import { createKeys } from '../keys/createKeys.ts'
import { createScreens, type Screens } from '../screens/createScreens.ts'
import type { NoticeScreen } from '../screens/Screen.ts'
import type { SecretPorts } from '../secret/createSecretView.ts'
import { createMemoryStore, createSecretStore } from '../session/createSecretStore.ts'
import { createSession } from '../session/createSession.ts'
import type { SiteClient } from '../session/createSiteClient.ts'
import { rest } from '../session/rest.ts'
import { SiteRefusal } from '../session/SiteRefusal.ts'
import { toFrameFailure } from '../session/toFrameFailure.ts'
import type { BrowserStorage } from '../storage/probeStorage.ts'
import type { WorkerPort } from '../vault/worker/createKeeper.ts'
import { getUserLabel } from '../wallet/getUserLabel.ts'
import type { Passkeys } from '../wallet/Passkeys.ts'
import { createHandoffClient, type HandoffClient } from './createHandoffClient.ts'
import { createHeldStore } from './createHeldStore.ts'
import { type Performed, performRequest, type WindowContext } from './performRequest.ts'

/** The machine of a window, which answers one request of a frame. */
export interface WindowMachine {
  readonly screens: Screens
  /** Takes the request, asks the visitor, and answers. Never rejects: what goes wrong is shown. */
  run(): Promise<void>
  /** Ends open requests, and the worker with the keys. An unsigned request is never signed. */
  close(): void
}

/** How long the end is shown before the window closes, in ms. */
const farewell = 1_200

/** Creates the machine. */
export function createWindow(parameters: {
  /** `undefined`: the address leads to no request. */
  readonly handoff: HandoffKey | undefined
  readonly projectId: string
  readonly storage: BrowserStorage
  readonly fetch: typeof globalThis.fetch
  readonly createId: () => string
  readonly startWorker: () => WorkerPort
  readonly createPasskeys: (client: SiteClient) => Promise<Passkeys>
  readonly setTimer: (callback: () => void, delay: number) => () => void
  readonly now: () => number
  readonly clipboard: Pick<SecretPorts, 'copy' | 'clearClipboard'>
  /** Closes the window, where the browser lets it. */
  readonly close: () => void
}): WindowMachine {
  const { createId, handoff, now, projectId, setTimer, startWorker, storage } = parameters
  const screens = createScreens({ show: () => undefined, hide: () => undefined })
  const keys = createKeys({ start: startWorker, setTimer, place: 'window' })
  const closed = new AbortController()
  const held = createHeldStore(
    storage.keepsKeys ? createSecretStore({ key: `${projectId}/window` }) : createMemoryStore(),
  )
  const session = createSession({
    projectId,
    fetch: parameters.fetch,
    // The cookie belongs to frames; a window shows first whose wallet it opens.
    keep: 'memory',
    store: held,
    known: createMemoryStore(),
    setTimer,
    onChange: () => keys.close(),
  })
  const client = handoff && createHandoffClient({ handoff, session, setTimer, now, signal: closed.signal })
  /** `asked`: the request is here, and nothing is decided. */
  let phase: 'before' | 'asked' | 'decided' = 'before'

  const show = (
    notice: NoticeScreen['notice'],
    more: { readonly account?: string | undefined; readonly goOn?: (() => void) | undefined } = {},
  ) =>
    screens.set({
      kind: 'notice',
      notice,
      app: { origin: '', name: undefined, isUnverified: false },
      account: more.account ?? '',
      goOn: more.goOn,
      reject: parameters.close,
      failure: undefined,
      isWorking: false,
    })
  /** Shows something that the visitor can act on, and waits until they do. */
  const ask = (notice: 'foreign' | 'offline', account = ''): Promise<void> =>
    new Promise((resolve) => {
      show(notice, { account, goOn: resolve })
    })

  const context: WindowContext = {
    projectId,
    storage,
    session,
    held,
    keys,
    screens,
    createId,
    createPasskeys: parameters.createPasskeys,
    setTimer,
    now,
    clipboard: parameters.clipboard,
    showOpening: () => show('opening'),
    closed: closed.signal,
  }

  const answer = async (
    of: HandoffKey,
    { claim, redeem, send, watch }: HandoffClient,
  ): Promise<NoticeScreen['notice']> => {
    const before = await session.find()
    // Another user's login is kept unless the visitor ends it.
    const { request: sealed, user } = await redeem(async () => {
      await ask('foreign', before && getUserLabel(before))
      show('opening')
    })
    phase = 'asked'
    const over = new AbortController()
    const signal = AbortSignal.any([over.signal, closed.signal])
    void watch(over)
    try {
      const request = await openHandoff(of, 'request', { schema: handoffRequestSchema, sealed })
      if (request.userId !== user.id) throw new TypeError('The request is for another user.')
      const { accent, language, mode, radius } = request.theme
      screens.setTheme({
        mode: mode ?? undefined,
        accent: accent ?? undefined,
        radius: radius ?? undefined,
        language: language ?? undefined,
      })
      let performed: Performed
      try {
        performed = await performRequest(context, { request, user, signal, beforeSigning: () => claim(over) })
      } catch (error) {
        if (over.signal.aborted) return 'over'
        const { code, message, rpcCode } = toFrameFailure(error)
        performed = { outcome: { isDone: false, code, message, ...(rpcCode === undefined ? {} : { rpcCode }) } }
      }
      const { goOn, outcome } = performed
      phase = 'decided'
      show('opening')
      const sent = send(await sealHandoff(of, 'answer', { request: await hashHandoff(sealed), outcome }))
      if (goOn !== undefined) {
        over.abort()
        await sent.catch(() => undefined)
        return await finish(goOn, closed.signal)
      }
      await sent
      if (outcome.isDone) return 'done'
      return outcome.code === 'request.rejected' ? 'rejected' : 'failed'
    } finally {
      over.abort()
    }
  }

  return {
    screens,
    run: async () => {
      show('opening')
      for (;;) {
        try {
          const notice = handoff && client ? await answer(handoff, client) : 'over'
          show(notice)
          if (notice !== 'done' && notice !== 'rejected') return
          await rest(farewell, { setTimer, signal: closed.signal })
          return parameters.close()
        } catch (error) {
          if (closed.signal.aborted) return
          const code = error instanceof SiteRefusal ? error.code : ''
          if (phase === 'decided') return show('late')
          if (phase === 'asked') {
            // The frame need not wait for what cannot be read here.
            client?.end()
            return show('failed')
          }
          if (code !== 'unreachable') return show(code === 'handoff_unknown' ? 'over' : 'failed')
          await ask('offline')
          show('opening')
        }
      }
    },
    close: () => {
      if (phase !== 'decided') client?.end()
      closed.abort()
      keys.close()
    },
  }
}

/** Does what has no more to do with the frame. */
async function finish(goOn: () => Promise<void>, closed: AbortSignal): Promise<NoticeScreen['notice']> {
  try {
    await goOn()
    return 'done'
  } catch (error) {
    if (closed.aborted) throw error
    return toFrameFailure(error).code === 'request.rejected' ? 'done' : 'failed'
  }
}
