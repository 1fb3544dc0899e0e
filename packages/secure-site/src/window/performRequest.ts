import type { WalletUser } from '@latchkey/protocol/embedded'
import type { HandoffOutcome, HandoffRequest } from '../handoff/handoffContent.ts'
import type { Keys } from '../keys/createKeys.ts'
import { createApprovals } from '../rpc/createApprovals.ts'
import { createCallBatches } from '../rpc/createCallBatches.ts'
import { createNode } from '../rpc/createNode.ts'
import { createRpc } from '../rpc/createRpc.ts'
import { createDesk } from '../screens/createDesk.ts'
import type { Screens } from '../screens/createScreens.ts'
import type { AppIdentity } from '../screens/Screen.ts'
import type { SecretPorts } from '../secret/createSecretView.ts'
import { toBase64 } from '../session/base64.ts'
import type { Session } from '../session/createSession.ts'
import type { SiteClient } from '../session/createSiteClient.ts'
import { FrameFailure } from '../session/FrameFailure.ts'
import { createDeviceStore } from '../storage/createDeviceStore.ts'
import type { BrowserStorage } from '../storage/probeStorage.ts'
import type { Addresses } from '../vault/derive/deriveAccounts.ts'
import { toFields } from '../vault/worker/toFields.ts'
import { createWalletHolder } from '../wallet/createWalletHolder.ts'
import { getUserLabel } from '../wallet/getUserLabel.ts'
import type { Passkeys } from '../wallet/Passkeys.ts'
import type { HeldStore } from './createHeldStore.ts'

/** What became of a request. */
export interface Performed {
  readonly outcome: HandoffOutcome
  /** What the window does after it has answered. */
  readonly goOn?: (() => Promise<void>) | undefined
}

/** What a window has, to do what a frame asks for. */
export interface WindowContext {
  readonly projectId: string
  readonly storage: BrowserStorage
  readonly session: Session
  /** Keeps the login once the visitor has proved with the wallet itself that it is theirs. */
  readonly held: HeldStore
  readonly keys: Keys
  readonly screens: Screens
  readonly createId: () => string
  readonly createPasskeys: (client: SiteClient) => Promise<Passkeys>
  readonly setTimer: (callback: () => void, delay: number) => () => void
  readonly now: () => number
  readonly clipboard: Pick<SecretPorts, 'copy' | 'clearClipboard'>
  /** Shows that something is under way. */
  readonly showOpening: () => void
  /** Aborts when the window closes. */
  readonly closed: AbortSignal
}

/** A request, and the user whose window has taken it. */
export interface TakenRequest {
  readonly request: HandoffRequest
  readonly user: WalletUser
  /** Aborts when the window closes or the app no longer waits. */
  readonly signal: AbortSignal
  /** Resolves when the server knows that the visitor has approved. */
  readonly beforeSigning: () => Promise<void>
}

/** Does what a frame asks for. @throws FrameFailure */
export async function performRequest(context: WindowContext, taken: TakenRequest): Promise<Performed> {
  const { request, signal } = taken
  const opened = await openWallet(context, taken)
  const { purpose } = request
  if (purpose === 'enrol' || purpose === 'settings') return proveMethod(context, opened, purpose, signal)
  const { addresses, isVerified } = await opened.holder.getAccount(signal)
  // The visitor has opened the wallet here, now or before. Otherwise the approval opens it.
  if (isVerified) await context.held.keep()
  if (purpose === 'approve') return approve(context, opened, { ...taken, addresses })
  if (purpose === 'protect') await opened.holder.openSettings(signal)
  return { outcome: { isDone: true, result: null, addresses } }
}

/** The wallet of the user, and what asks for it. */
type OpenedWallet = Awaited<ReturnType<typeof openWallet>>

async function openWallet(context: WindowContext, { request, user }: TakenRequest) {
  const { createPasskeys, keys, projectId, screens, session, storage } = context
  const { client } = session
  const app: AppIdentity = { ...request.app, name: request.app.name ?? undefined }
  const getApp = (): AppIdentity => app
  const desk = createDesk()
  const getLabel = (): string => getUserLabel(user)
  const device = storage.keepsKeys ? createDeviceStore({ owner: `${projectId}/${user.id}` }) : undefined
  const passkeys = await createPasskeys(client)
  const ports = { client, device, keys, passkeys, screens, getApp, getLabel }
  return { desk, ports, holder: createWalletHolder({ ...ports, user, desk, place: 'window' }) }
}

async function proveMethod(
  { clipboard, closed, held, now, setTimer, showOpening }: WindowContext,
  { holder, ports }: OpenedWallet,
  purpose: 'enrol' | 'settings',
  signal: AbortSignal,
): Promise<Performed> {
  const prove = holder.prove
  if (prove === undefined) throw new FrameFailure('request.unsupported', 'Only a window takes a recovery code.')
  const proved = await prove(purpose, signal)
  await held.keep()
  const { addresses, recovery } = proved
  if (purpose === 'enrol') {
    const result = { methodId: recovery.methodId, share: toBase64(recovery.share) }
    recovery.share.fill(0)
    return { outcome: { isDone: true, result, addresses } }
  }
  return {
    outcome: { isDone: true, result: null, addresses },
    // The frame need not wait for them, nor this window for the frame.
    goOn: async () => {
      const { showWalletSettings } = await import('../settings/showWalletSettings.ts')
      await showWalletSettings(
        {
          ...ports,
          ...clipboard,
          setTimer,
          now,
          prove: (until) => prove('settings', until),
          proveCode: (until) => prove('file', until),
          showOpening,
        },
        { proved, signal: closed },
      )
    },
  }
}

async function approve(
  { createId, held, keys, now, screens, session, setTimer, showOpening }: WindowContext,
  { desk, holder, ports: { client, getApp, getLabel } }: OpenedWallet,
  { addresses, beforeSigning, request: { call }, signal }: TakenRequest & { readonly addresses: Addresses },
): Promise<Performed> {
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
    loadPort: async () => (await import('../rpc/smart/createSmartPort.ts')).createSmartPort({ client, setTimer, now }),
    // An answer that takes its time, such as that of an operation, leaves no empty window.
    approvals: createApprovals({
      keys: approvedKeys,
      screens: { set: (screen) => (screen === undefined ? showOpening() : screens.set(screen)) },
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
