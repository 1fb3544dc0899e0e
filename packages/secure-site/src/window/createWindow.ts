import type { EndpointResponse } from '@latchkey/protocol/api'
import {
  answerHandoff,
  claimHandoff,
  endHandoff,
  getHandoffState,
  redeemHandoff,
  type WalletUser,
} from '@latchkey/protocol/embedded'
import { type HandoffOutcome, type HandoffRequest, handoffRequestSchema } from '../handoff/handoffContent.ts'
import { type HandoffKey, hashHandoff, openHandoff, sealHandoff } from '../handoff/sealHandoff.ts'
import { createKeys, type Keys } from '../keys/createKeys.ts'
import { createApprovals } from '../rpc/createApprovals.ts'
import { createCallBatches } from '../rpc/createCallBatches.ts'
import { createNode } from '../rpc/createNode.ts'
import { createRpc } from '../rpc/createRpc.ts'
import { createDesk } from '../screens/createDesk.ts'
import { createScreens, type Screens } from '../screens/createScreens.ts'
import type { AppIdentity, NoticeScreen } from '../screens/Screen.ts'
import type { SecretPorts } from '../secret/createSecretView.ts'
import { toBase64 } from '../session/base64.ts'
import { createMemoryStore, createSecretStore } from '../session/createSecretStore.ts'
import { createSession } from '../session/createSession.ts'
import type { SiteClient } from '../session/createSiteClient.ts'
import { FrameFailure } from '../session/FrameFailure.ts'
import { rest } from '../session/rest.ts'
import { SiteRefusal } from '../session/SiteRefusal.ts'
import { toFrameFailure } from '../session/toFrameFailure.ts'
import { createDeviceStore } from '../storage/createDeviceStore.ts'
import type { BrowserStorage } from '../storage/probeStorage.ts'
import { toFields } from '../vault/worker/toFields.ts'
import type { WorkerPort } from '../vault/worker/createKeeper.ts'
import { createWalletHolder } from '../wallet/createWalletHolder.ts'
import { getUserLabel } from '../wallet/getUserLabel.ts'
import type { Passkeys } from '../wallet/Passkeys.ts'
import { createHeldStore } from './createHeldStore.ts'

/** The machine of a window, which answers one request of a frame. */
export interface WindowMachine {
  readonly screens: Screens
  /** Takes the request, asks the visitor, and answers. Never rejects: what goes wrong is shown. */
  run(): Promise<void>
  /** Ends open requests, and the worker with the keys. An unsigned request is never signed. */
  close(): void
}

interface Performed {
  readonly outcome: HandoffOutcome
  /** What the window does after it has answered. */
  readonly goOn?: (() => Promise<void>) | undefined
}

/** In ms. A frame opens the window first, and then gives its request to the server. */
const patience = { handoff: 5_000, pause: 250, retry: 1_000, farewell: 1_200 }
const answerTries = 5

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
  const { client } = session
  const wait = (delay: number): Promise<void> => rest(delay, { setTimer, signal: closed.signal })
  /** `asked`: the request is here, and nothing is decided. */
  let phase: 'before' | 'asked' | 'decided' = 'before'

  const show = (notice: NoticeScreen['notice'], more: { readonly account?: string; readonly goOn?: () => void } = {}) =>
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

  /** Takes the request. Another user's login is kept unless the visitor ends it. */
  const redeem = async ({ id }: HandoffKey): Promise<{ readonly request: string; readonly user: WalletUser }> => {
    const before = await session.find()
    const until = now() + patience.handoff
    for (;;) {
      try {
        const { request, secret, user } = await client.call(redeemHandoff, { body: { id }, signal: closed.signal })
        if (secret !== undefined) await session.begin({ user, secret })
        return { request, user }
      } catch (error) {
        if (!(error instanceof SiteRefusal)) throw error
        if (error.code === 'handoff_foreign') {
          await ask('foreign', before && getUserLabel(before))
          show('opening')
          await session.end()
        } else if (error.code === 'handoff_unknown' && now() < until) await wait(patience.pause)
        else throw error
      }
    }
  }

  /** Aborts when the app no longer waits. */
  const watch = async ({ id }: HandoffKey, over: AbortController): Promise<void> => {
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
  }

  /** Says that the visitor has approved. Until the server knows it nothing is signed, because the frame may end the request. */
  const claim = async ({ id }: HandoffKey, over: AbortController): Promise<void> => {
    const signal = AbortSignal.any([over.signal, closed.signal])
    for (;;) {
      try {
        return await client.call(claimHandoff, { body: { id }, signal })
      } catch (error) {
        if (!(error instanceof SiteRefusal)) throw error
        if (error.code === 'handoff_unknown') over.abort()
        if (error.code !== 'unreachable') throw error
        await rest(patience.retry, { setTimer, signal })
      }
    }
  }

  const perform = async (
    { request, user }: { readonly request: HandoffRequest; readonly user: WalletUser },
    signal: AbortSignal,
    beforeSigning: () => Promise<void>,
  ): Promise<Performed> => {
    const app: AppIdentity = { ...request.app, name: request.app.name ?? undefined }
    const getApp = (): AppIdentity => app
    const desk = createDesk()
    const getLabel = (): string => getUserLabel(user)
    const device = storage.keepsKeys ? createDeviceStore({ owner: `${projectId}/${user.id}` }) : undefined
    const passkeys = await parameters.createPasskeys(client)
    const holder = createWalletHolder({
      user,
      getLabel,
      client,
      device,
      keys,
      passkeys,
      screens,
      desk,
      getApp,
      place: 'window',
    })
    const { purpose } = request
    if (purpose === 'enrol' || purpose === 'settings') {
      const prove = holder.prove
      if (prove === undefined) throw new FrameFailure('request.unsupported', 'Only a window takes a recovery code.')
      const proved = await prove(purpose, signal)
      await held.keep()
      const { addresses, recovery } = proved
      if (purpose === 'settings') {
        const ports = {
          client,
          device,
          keys,
          passkeys,
          screens,
          getApp,
          getLabel,
          setTimer,
          now,
          ...parameters.clipboard,
        }
        return {
          outcome: { isDone: true, result: null, addresses },
          // The frame need not wait for them, nor this window for the frame.
          goOn: async () => {
            const { showWalletSettings } = await import('../settings/showWalletSettings.ts')
            await showWalletSettings(
              {
                ...ports,
                prove: (until) => prove('settings', until),
                proveCode: (until) => prove('file', until),
                showOpening: () => show('opening'),
              },
              { proved, signal: closed.signal },
            )
          },
        }
      }
      const result = { methodId: recovery.methodId, share: toBase64(recovery.share) }
      recovery.share.fill(0)
      return { outcome: { isDone: true, result, addresses } }
    }
    const { addresses, isVerified } = await holder.getAccount(signal)
    // The visitor has opened the wallet here, now or before. Otherwise the approval opens it.
    if (isVerified) await held.keep()
    if (purpose !== 'approve') {
      if (purpose === 'protect') await holder.openSettings(signal)
      return { outcome: { isDone: true, result: null, addresses } }
    }
    const { call } = request
    if (call === undefined) throw new FrameFailure('request.invalid', 'The request is empty.')
    const batches = createCallBatches({ createId, taken: call.batchIds })
    const approvedKeys: Keys = {
      close: () => keys.close(),
      run: async (command) => {
        if (command.type === 'sign') await beforeSigning()
        return keys.run(command)
      },
    }
    const rpc = createRpc({
      desk,
      batches,
      node: createNode({ client }),
      screens,
      getApp,
      loadPort: async () =>
        (await import('../rpc/smart/createSmartPort.ts')).createSmartPort({ client, setTimer, now }),
      // An answer that takes its time, such as that of an operation, leaves no empty window.
      approvals: createApprovals({
        keys: approvedKeys,
        screens: { set: (screen) => (screen === undefined ? show('opening') : screens.set(screen)) },
        getApp,
        createId,
        now,
      }),
      getAccess: async ({ isFresh }) => {
        if (isFresh) await session.require()
        return {
          accountType: call.accountType,
          account: getLabel(),
          addresses,
          openKeys: async (opened) => {
            await holder.openKeys(opened)
            await held.keep()
          },
        }
      },
    })
    const id = createId()
    const abort = (): void => rpc.abort(id)
    signal.addEventListener('abort', abort, { once: true })
    try {
      const { method, params, chainId } = call
      const { result } = toFields(await rpc.request({ id, chainId, method, params }))
      const batch = batches.get(String(toFields(result)['id']))
      const sent = batch && { batch: { ...batch, hashes: [...batch.hashes] } }
      return { outcome: { isDone: true, result, addresses, ...sent } }
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }

  /** A connection that is lost for a while loses no answer. */
  const send = async ({ id }: HandoffKey, answer: string): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await client.call(answerHandoff, { body: { id, answer } })
      } catch (error) {
        if (!(error instanceof SiteRefusal) || error.code !== 'unreachable' || tries === answerTries) throw error
        await wait(patience.retry)
      }
    }
  }

  /** Does what has no more to do with the frame. */
  const finish = async (goOn: () => Promise<void>): Promise<NoticeScreen['notice']> => {
    try {
      await goOn()
      return 'done'
    } catch (error) {
      if (closed.signal.aborted) throw error
      return toFrameFailure(error).code === 'request.rejected' ? 'done' : 'failed'
    }
  }

  const answer = async (of: HandoffKey): Promise<NoticeScreen['notice']> => {
    const { request: sealed, user } = await redeem(of)
    phase = 'asked'
    const over = new AbortController()
    const signal = AbortSignal.any([over.signal, closed.signal])
    void watch(of, over)
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
        performed = await perform({ request, user }, signal, () => claim(of, over))
      } catch (error) {
        if (over.signal.aborted) return 'over'
        const { code, message, rpcCode } = toFrameFailure(error)
        performed = { outcome: { isDone: false, code, message, ...(rpcCode === undefined ? {} : { rpcCode }) } }
      }
      const { goOn, outcome } = performed
      phase = 'decided'
      show('opening')
      const sent = send(of, await sealHandoff(of, 'answer', { request: await hashHandoff(sealed), outcome }))
      if (goOn !== undefined) {
        over.abort()
        await sent.catch(() => undefined)
        return await finish(goOn)
      }
      await sent
      if (outcome.isDone) return 'done'
      return outcome.code === 'request.rejected' ? 'rejected' : 'failed'
    } finally {
      over.abort()
    }
  }

  /** Ends the hand-off, so that the frame no longer waits. What was claimed stays as it is: it may be signed. */
  const leave = (): void => {
    if (handoff === undefined) return
    client.call(endHandoff, { body: { id: handoff.id }, outlivesPage: true }).catch(() => undefined)
  }

  return {
    screens,
    run: async () => {
      show('opening')
      for (;;) {
        try {
          const notice = handoff === undefined ? 'over' : await answer(handoff)
          show(notice)
          if (notice !== 'done' && notice !== 'rejected') return
          await wait(patience.farewell)
          return parameters.close()
        } catch (error) {
          if (closed.signal.aborted) return
          const code = error instanceof SiteRefusal ? error.code : ''
          if (phase === 'decided') return show('late')
          if (phase === 'asked') {
            // The frame need not wait for what cannot be read here.
            leave()
            return show('failed')
          }
          if (code !== 'unreachable') return show(code === 'handoff_unknown' ? 'over' : 'failed')
          await ask('offline')
          show('opening')
        }
      }
    },
    close: () => {
      if (phase !== 'decided') leave()
      closed.abort()
      keys.close()
    },
  }
}
