import { createUserToken, type WalletUser } from '@latchkey/protocol/embedded'
import type { PageRequest, RequestHandlers } from '../channel/serveRequests.ts'
import { createKeys } from '../keys/createKeys.ts'
import type { PasskeyLogin } from '../passkey/logInWithPasskey.ts'
import { createApprovals } from '../rpc/createApprovals.ts'
import { createCallBatches } from '../rpc/createCallBatches.ts'
import { createNode } from '../rpc/createNode.ts'
import { createRpc, type RpcAccess } from '../rpc/createRpc.ts'
import { findNetwork } from '../rpc/networks.ts'
import type { AccountType } from '../rpc/smart/SmartPort.ts'
import { askVisitor } from '../screens/askVisitor.ts'
import { createDesk } from '../screens/createDesk.ts'
import { createScreens, type Screens } from '../screens/createScreens.ts'
import type { AppIdentity } from '../screens/Screen.ts'
import { createMemoryStore, createSecretStore } from '../session/createSecretStore.ts'
import { createSession, type Session } from '../session/createSession.ts'
import { FrameFailure } from '../session/FrameFailure.ts'
import type { BrowserStorage } from '../storage/probeStorage.ts'
import type { WorkerPort } from '../vault/worker/createKeeper.ts'
import type { WalletAccount, WalletHolder } from '../wallet/createWalletHolder.ts'
import type { Passkeys } from '../wallet/Passkeys.ts'
import { toScreenFailure } from '../screens/toScreenFailure.ts'
import { getUserLabel } from '../wallet/getUserLabel.ts'
import { askPasskeyLogin } from './askPasskeyLogin.ts'
import { createGrants, type Grants } from './createGrants.ts'
import { once } from './once.ts'
import { toFrameUser } from './toFrameUser.ts'
import { toLoginEmail } from './toLoginEmail.ts'
import { toScreenTheme } from './toScreenTheme.ts'
import type { SiteClient } from '../session/createSiteClient.ts'

/** The machine of the frame: what it answers to the page that it serves. */
export interface FrameMachine {
  readonly handlers: RequestHandlers
  readonly screens: Screens
  /** Ends everything that is under way, and the worker with the keys. */
  close(): void
}

/** What the frame tells the page without being asked. */
export type TellPage = (
  event:
    | { readonly type: 'FRAME_SHOW'; readonly payload: { readonly kind: string; readonly height: number } }
    | { readonly type: 'FRAME_HIDE' }
    | { readonly type: 'FRAME_SESSION_CHANGED'; readonly payload: { readonly isConnected: boolean } },
) => void

/** The parts that belong to one user, and end with the login. */
interface UserParts {
  /** As the server has described the user last: the e-mail address can change. */
  user: WalletUser
  /** Loads with the first use of the wallet, because a login needs none of it. */
  readonly getHolder: () => Promise<WalletHolder>
  readonly grants: Grants
  /** Ends what waits for this user: no other user may answer it. */
  readonly ended: AbortController
}

/**
 * Creates the machine for one page, whose origin the browser has stated in the greeting. Nothing that the page sends later says who it
 * is.
 */
export function createFrame(parameters: {
  readonly projectId: string
  /** A CAIP-2 id: the network that the page wants to begin with. */
  readonly chainId: string
  readonly origin: string
  /** The origin of the secure site. */
  readonly site: string
  readonly isUnverified: boolean
  /** Whether this frame can prove that it is seen, or its app needs no proof. Elsewhere windows of the wallet create it and sign, and this frame has no keys. */
  readonly canProve: boolean
  readonly storage: BrowserStorage
  /** The tags of the browser's languages, preferred first. */
  readonly languages: readonly string[]
  readonly fetch: typeof globalThis.fetch
  readonly createId: () => string
  readonly startWorker: () => WorkerPort
  readonly createPasskeys: (client: SiteClient) => Promise<Passkeys>
  readonly logInWithPasskey: (login: {
    readonly client: SiteClient
    readonly keep: Session['keep']
  }) => Promise<PasskeyLogin>
  readonly setTimer: (callback: () => void, delay: number) => () => void
  readonly now: () => number
  /** Opens a page of the secure origin in a window of its own, within a click. Returns whether the browser has let it. */
  readonly openPage: (url: string) => boolean
  readonly tell: TellPage
  readonly reload: () => void
}): FrameMachine {
  const { canProve, createId, isUnverified, languages, now, origin, projectId, setTimer, startWorker, storage, tell } =
    parameters
  let name: string | undefined
  let chainId = findNetwork(parameters.chainId) === undefined ? 'eip155:1' : parameters.chainId
  let parts: UserParts | undefined
  /** What the page has chosen for this document. */
  let accountType: AccountType = 'eoa'
  let isLeaving = false
  const closed = new AbortController()
  const getApp = (): AppIdentity => ({ origin, name, isUnverified })
  const screens = createScreens({
    show: (payload) => tell({ type: 'FRAME_SHOW', payload }),
    hide: () => tell({ type: 'FRAME_HIDE' }),
  })
  const getLanguage = (): string => screens.getTheme().language ?? languages[0] ?? 'en'
  const desk = createDesk()
  const keys = createKeys({ start: startWorker, setTimer, place: 'frame' })
  const createStore = (key: string) => (storage.keepsKeys ? createSecretStore({ key }) : createMemoryStore())
  const session = createSession({
    projectId,
    fetch: parameters.fetch,
    keep: storage.keepsCookies ? 'cookie' : 'memory',
    store: createStore(projectId),
    known: createStore(`${projectId}/browser`),
    setTimer,
    onChange: (user) => {
      // What belongs to one user never meets the keys or requests of another.
      const before = parts
      parts = user === undefined ? undefined : createParts(user)
      if (before === undefined) return
      before.ended.abort()
      accountType = 'eoa'
      keys.close()
      rpc.abortUnsafe()
      if (!isLeaving) tell({ type: 'FRAME_SESSION_CHANGED', payload: { isConnected: user !== undefined } })
    },
  })
  const { client } = session
  /** Loads with the first use of the wallet: every login would pay for it. */
  const loadWindows = once(async () => {
    const { createFrameWindows } = await import('./createFrameWindows.ts')
    return createFrameWindows({ ...parameters, client, screens, getApp, batches })
  })
  const createParts = (user: WalletUser): UserParts => {
    const own: UserParts = {
      user,
      ended: new AbortController(),
      grants: createGrants({ client }),
      getHolder: once(async () => {
        if (!canProve) {
          const [{ createWindowHolder }, { windows }] = await Promise.all([
            import('../wallet/createWindowHolder.ts'),
            loadWindows(),
          ])
          return createWindowHolder({ user, getLabel: () => getUserLabel(own.user), client, windows, desk })
        }
        const [{ createWalletHolder }, { createDeviceStore }, passkeys] = await Promise.all([
          import('../wallet/createWalletHolder.ts'),
          import('../storage/createDeviceStore.ts'),
          parameters.createPasskeys(client),
        ])
        return createWalletHolder({
          user,
          getLabel: () => getUserLabel(own.user),
          client,
          device: storage.keepsKeys ? createDeviceStore({ owner: `${projectId}/${user.id}` }) : undefined,
          keys,
          passkeys,
          screens,
          desk,
          getApp,
          place: 'frame',
          loadWindows,
        })
      }),
    }
    return own
  }
  const requireParts = async (): Promise<UserParts> => {
    const user = await session.require()
    if (parts === undefined) throw new FrameFailure('session.required', 'No user is logged in.')
    parts.user = user
    return parts
  }

  /** Asks the visitor, if another app of the same site brought the login. */
  const requireGrant = async ({ ended, grants, user }: UserParts, asked: AbortSignal): Promise<void> => {
    if (await grants.has(origin)) return
    const signal = AbortSignal.any([asked, ended.signal])
    await desk.run(signal, async () => {
      if (await grants.has(origin)) return
      await askVisitor<void>({
        screens,
        signal,
        toFailure: toScreenFailure,
        draw: ({ attempt, failure, isWorking, reject }) => ({
          kind: 'grant',
          app: getApp(),
          account: getUserLabel(user),
          failure,
          isWorking,
          reject,
          allow: () => attempt(() => grants.add({ origin, name })),
        }),
      })
    })
  }
  const getWallet = async (signal: AbortSignal): Promise<UserParts & { readonly account: WalletAccount }> => {
    const current = await requireParts()
    await requireGrant(current, signal)
    const account = await (await current.getHolder()).getAccount(AbortSignal.any([signal, current.ended.signal]))
    // Another login may have come in between.
    if (parts !== current) throw new FrameFailure('session.required', 'Another user has logged in.')
    return { ...current, account }
  }

  const batches = createCallBatches({ createId })
  let access: { readonly of: UserParts; readonly rpc: Omit<RpcAccess, 'account' | 'accountType'> } | undefined
  const node = createNode({ client })
  /** Load with the first use of the wallet. */
  const loadPort = once(async () => {
    const { createSmartPort } = await import('../rpc/smart/createSmartPort.ts')
    return createSmartPort({ client, setTimer, now })
  })
  const loadSmartHandlers = once(async () => {
    const [{ createSmartHandlers }, port] = await Promise.all([import('./createSmartHandlers.ts'), loadPort()])
    const getAddress = async (request: PageRequest): Promise<string> =>
      (await wait(request, getWallet)).account.addresses.eip155
    return createSmartHandlers({ port, node, getAddress, setTimer })
  })
  const rpc = createRpc({
    desk,
    batches,
    node,
    screens,
    getApp,
    loadPort,
    approvals: createApprovals({ keys, screens, getApp, createId, now }),
    getAccess: async ({ isFresh, signal }) => {
      // A signature needs a session that lives now; a read of the chain must not wait for the answer.
      if (isFresh) await requireParts()
      if (access !== undefined && access.of === parts)
        return { ...access.rpc, accountType, account: getUserLabel(access.of.user) }
      const { account, getHolder, user } = await getWallet(signal)
      const of = parts
      const { openKeys } = await getHolder()
      // A window opens the wallet by a recovery method, because the key of this frame stays here; or by its own key, if this frame has none.
      const hasWindows = !canProve || !storage.keepsKeys || account.hasRecoveryMethod
      const next = {
        addresses: account.addresses,
        openKeys,
        loadWindows:
          of && hasWindows
            ? async () => (await loadWindows()).toRpc({ of, account, isCurrent: () => parts === of })
            : undefined,
      }
      if (of !== undefined) access = { of, rpc: next }
      return { ...next, accountType, account: getUserLabel(user) }
    },
  })

  /** Requests that may wait for the visitor, by id. The page can end them. */
  const waits = new Map<string, AbortController>()
  const wait = async <value>({ id }: PageRequest, run: (signal: AbortSignal) => Promise<value>): Promise<value> => {
    const controller = new AbortController()
    waits.set(id, controller)
    try {
      return await run(AbortSignal.any([controller.signal, closed.signal]))
    } finally {
      waits.delete(id)
    }
  }
  const finishLogin = async (): Promise<undefined> => {
    // The login in this app says that the app may use the wallet.
    await (await requireParts()).grants.add({ origin, name })
    return undefined
  }

  const askPasskey = (signal: AbortSignal): Promise<void> =>
    askPasskeyLogin({
      screens,
      signal,
      getApp,
      logIn: () => parameters.logInWithPasskey({ client, keep: session.keep }),
      begin: session.begin,
      takeRecovery: async (recovery) => (await (await requireParts()).getHolder()).takeRecovery(recovery),
    })

  /** Loads with the first social login: every frame would pay for it. */
  const loadSocialHandlers = once(async () => {
    const { createSocialHandlers } = await import('./createSocialHandlers.ts')
    return createSocialHandlers({ session, site: parameters.site, origin, setTimer, finishLogin })
  })

  /** Loads with the first change of the address, by an app that may use the wallet. */
  const loadEmailUpdateHandlers = once(async () => {
    const { createEmailUpdateHandlers } = await import('./createEmailUpdateHandlers.ts')
    return createEmailUpdateHandlers({ session, origin, getLanguage })
  })
  const updateEmail = async (request: PageRequest): ReturnType<typeof loadEmailUpdateHandlers> => {
    await wait(request, async (signal) => requireGrant(await requireParts(), signal))
    return loadEmailUpdateHandlers()
  }

  const handlers: RequestHandlers = {
    PING: () => undefined,
    RELOAD: () => parameters.reload(),
    CONNECT_EMAIL: async ({ email }) => {
      const address = toLoginEmail(email)
      const user = await session.find()
      if (user?.email === address && parts !== undefined && (await parts.grants.has(origin)))
        return { action: 'CONNECT' }
      const { number, ...times } = await session.sendCode({ email: address, origin, language: getLanguage() })
      return number === undefined ? { action: 'VERIFY_OTP', ...times } : { action: 'VERIFY_DEVICE', number, ...times }
    },
    CONNECT_DEVICE: async (_payload, request) => {
      await wait(request, (signal) => session.awaitDevice({ signal }))
      return finishLogin()
    },
    GET_SOCIAL_REDIRECT_URI: async (payload, request) =>
      (await loadSocialHandlers()).GET_SOCIAL_REDIRECT_URI(payload, request),
    GET_SOCIAL_STATE: async (payload, request) => (await loadSocialHandlers()).GET_SOCIAL_STATE(payload, request),
    CONNECT_SOCIAL: async (payload, request) => (await loadSocialHandlers()).CONNECT_SOCIAL(payload, request),
    GET_FARCASTER_URI: async () => (await loadSocialHandlers()).GET_FARCASTER_URI(),
    CONNECT_FARCASTER: async (_payload, request) => wait(request, (await loadSocialHandlers()).CONNECT_FARCASTER),
    CONNECT_OTP: async ({ otp }) => {
      await session.enterCode({ code: otp })
      return finishLogin()
    },
    CONNECT_PASSKEY: async (_payload, request) => {
      await wait(request, (signal) => desk.run(signal, () => askPasskey(signal)))
      return finishLogin()
    },
    GET_USER: async (payload, request) => {
      const asked = payload?.chainId ?? undefined
      const { account, user } = await wait(request, getWallet)
      if (asked !== undefined) chainId = requireNetwork(asked)
      const smart = await (await loadSmartHandlers()).describe({ address: account.addresses.eip155, chainId })
      return toFrameUser({ account, accountType, chainId, smart, user })
    },
    INIT_SMART_ACCOUNT: async (payload, request) => (await loadSmartHandlers()).INIT_SMART_ACCOUNT(payload, request),
    GET_SMART_ACCOUNT_NETWORKS: async (payload, request) =>
      (await loadSmartHandlers()).GET_SMART_ACCOUNT_NETWORKS(payload, request),
    SET_PREFERRED_ACCOUNT: async ({ type }, request) => {
      const { account } = await wait(request, getWallet)
      accountType = type
      const { eip155, solana } = account.addresses
      return { type, address: chainId.startsWith('solana:') ? solana : eip155 }
    },
    IS_CONNECTED: async () => {
      const user = await session.find()
      return { isConnected: user !== undefined && parts !== undefined && (await parts.grants.has(origin)) }
    },
    SIGN_OUT: async () => {
      isLeaving = true
      rpc.abortUnsafe()
      keys.close()
      try {
        await session.end()
      } finally {
        isLeaving = false
      }
    },
    GET_TOKEN: async (_payload, request) => {
      // For the pinned origin, which the token names: it is of no use to another app.
      await wait(request, async (signal) => requireGrant(await requireParts(), signal))
      return client.call(createUserToken, { body: { origin } })
    },
    OPEN_SETTINGS: (_payload, request) =>
      wait(request, async (signal) => {
        const { ended, getHolder } = await getWallet(signal)
        await (await getHolder()).openSettings(AbortSignal.any([signal, ended.signal]))
      }),
    UPDATE_EMAIL: async (payload, request) => (await updateEmail(request)).UPDATE_EMAIL(payload, request),
    UPDATE_EMAIL_PRIMARY_OTP: async (payload, request) =>
      (await updateEmail(request)).UPDATE_EMAIL_PRIMARY_OTP(payload, request),
    UPDATE_EMAIL_SECONDARY_OTP: async (payload, request) =>
      (await updateEmail(request)).UPDATE_EMAIL_SECONDARY_OTP(payload, request),
    GET_CHAIN_ID: () => ({ chainId }),
    SWITCH_NETWORK: ({ chainId: asked }) => {
      chainId = requireNetwork(asked)
      return { chainId }
    },
    RPC_REQUEST: ({ chainId: asked, method, params }, { id }) => rpc.request({ id, chainId: asked, method, params }),
    ABORT_RPC: ({ id }) => {
      rpc.abort(id)
      waits.get(id)?.abort()
    },
    SYNC_THEME: (theme) => screens.setTheme(toScreenTheme(theme, languages)),
    SYNC_DAPP_DATA: (payload) => {
      name = payload.name ?? undefined
    },
  }

  return {
    handlers,
    screens,
    close: () => {
      closed.abort()
      rpc.abortUnsafe()
      keys.close()
    },
  }
}

function requireNetwork(chainId: string): string {
  if (findNetwork(chainId) !== undefined) return chainId
  throw new FrameFailure('request.invalid', `The wallet does not have the network ${chainId}.`)
}
