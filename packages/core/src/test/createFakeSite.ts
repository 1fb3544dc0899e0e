import { frameRequests, frameRequestSchema, type FrameErrorCode, type FrameRequestName } from '@latchkey/protocol/frame'
import { safeParse } from 'valibot'
import type { FramePort } from '../kernel/ports/ports.ts'
import { passRound } from './passRound.ts'

/** The addresses of a wallet. */
export interface FakeSiteWallet {
  readonly eip155: string
  readonly solana: string
}

/** A request that has reached the frame. */
export interface FakeSiteRequest {
  readonly name: string
  readonly payload: unknown
}

/** A secure site in memory: its accounts and sessions outlive the page, as those of the real one do. */
export interface FakeSite {
  /** The iframe of a page, which speaks the real protocol over a real port. */
  readonly port: FramePort
  /** What the frames were asked, without the theme. */
  readonly requests: FakeSiteRequest[]
  /** The theme and the name that the frames have received. */
  readonly told: FakeSiteRequest[]
  /** What the frames were asked about the type of the account. */
  readonly typeRequests: FakeSiteRequest[]
  /** The networks on which wallets can be smart accounts. */
  smartNetworks: readonly string[]
  /** The networks on which the code of a smart account is there, and those on which foreign code is. */
  readonly deployed: Set<string>
  readonly foreign: Set<string>
  /** The smart account's own address, if it is not the one of the wallet. */
  contract: string | undefined
  readonly wallets: Map<string, FakeSiteWallet>
  /** The code that was mailed last, and to whom. */
  readonly mails: { readonly email: string; readonly code: string }[]
  /** Whether mails have a link that the visitor confirms, in place of a code. */
  checksDevices: boolean
  /** Who is logged in: an address, or a name of Farcaster after an @. */
  session: string | undefined
  /** What the visitor does with a screen. */
  visitor: 'approve' | 'reject' | 'wait'
  /** Requests with these names are answered when `release` is called. */
  readonly held: Set<string>
  /** Answers to requests with these names are ready, and arrive when `releaseAnswers` is called. */
  readonly heldAnswers: Set<string>
  /** The error with which requests of these names end. */
  readonly failures: Map<string, FrameErrorCode>
  /** Whether frames load. */
  isReachable: boolean
  /** Why frames refuse the page, if they do. */
  refusal: string | undefined
  /** Whether the project names no origins. */
  isUnverified: boolean
  /** The height of the frame that is shown. */
  shown: number | undefined
  /** How many iframes were opened. */
  opened: number
  release(): void
  releaseAnswers(): void
  /** The visitor enters the number of the login screen on the page of the link, or another one. */
  enterNumber(number: string): void
  /** The frame forgets the link that it waits for, such as when the visitor signs out in another tab. */
  endDevice(): void
  /** The visitor approves the newest login with Farcaster on the phone, as the account of a name; without one it expires. */
  approveFarcaster(userName?: string): void
  /** Approves or rejects what waits for the visitor. */
  decide(decision: 'approve' | 'reject'): void
  tell(event: unknown): void
  /** The frame loads another document, as after a crash. */
  crash(): void
  /** The visitor presses Escape. */
  dismiss(): void
  /** Resolves when everything that was sent before has been handled. */
  settled(): Promise<void>
}

const refuse = (code: FrameErrorCode, fields: object = {}): never => {
  throw Object.assign(new TypeError(code), { refusal: { code, message: `The site says ${code}.`, ...fields } })
}

const createWallet = (count: number): FakeSiteWallet => ({
  eip155: `0x${String(count).repeat(40).slice(0, 40)}`,
  solana: String(count).repeat(44).slice(0, 44),
})

/** The codes that the site sends for a change of the address. */
export const updateCodes = { primary: '111111', secondary: '222222' } as const
const typeNames: readonly string[] = ['INIT_SMART_ACCOUNT', 'GET_SMART_ACCOUNT_NETWORKS', 'SET_PREFERRED_ACCOUNT']
const codeTimes = { expiresIn: 600, resendIn: 30 }

/** Creates a site whose clock is the page's. */
export function createFakeSite(parameters: { readonly clock: { now(): number } }): FakeSite {
  const waiting: (() => void)[] = []
  const answers: (() => void)[] = []
  const approvals: ((decision: 'approve' | 'reject') => void)[] = []
  let current: { readonly port: MessagePort; readonly load: () => void; readonly dismiss: () => void } | undefined
  let link: { readonly number: string; state: 'waiting' | 'confirmed' | 'refused' } | undefined
  const links: (() => void)[] = []
  let channel: { isExpired: boolean; userName: string | undefined } | undefined
  let channels = 0
  let attempt: { readonly email: string; readonly code: string; tries: number; readonly sentAt: number } | undefined
  let update: { readonly email: string; isProved: boolean } | undefined
  /** Requests that were aborted, by id. */
  const aborted = new Map<string, () => void>()
  /** The users whose wallet has a second key. */
  const secured = new Set<string>()

  const show = async (kind: string, id: string): Promise<void> => {
    site.tell({ type: 'FRAME_SHOW', payload: { kind, height: 320 } })
    const decision =
      site.visitor === 'wait'
        ? await new Promise<'approve' | 'reject' | 'aborted'>((resolve) => {
            approvals.push(resolve)
            aborted.set(id, () => resolve('aborted'))
          })
        : site.visitor
    aborted.delete(id)
    site.tell({ type: 'FRAME_HIDE' })
    if (decision === 'aborted') refuse('request.aborted')
    if (decision === 'reject') refuse('request.rejected')
  }

  const getUser = (): FakeSiteWallet & { readonly email: string } => {
    const email = site.session ?? refuse('session.required')
    const wallet = site.wallets.get(email) ?? refuse('request.failed')
    return { email, ...wallet }
  }

  const isSmart = (chainId: string): boolean => site.smartNetworks.includes(chainId) && !site.foreign.has(chainId)

  const handlers: Partial<Record<FrameRequestName, (payload: never, id: string) => unknown>> = {
    PING: () => ({}),
    SYNC_THEME: () => ({}),
    SYNC_DAPP_DATA: () => ({}),
    IS_CONNECTED: () => ({ isConnected: site.session !== undefined }),
    SIGN_OUT: () => {
      site.session = undefined
      return {}
    },
    CONNECT_EMAIL: ({ email }: { email: string }) => {
      if (site.session === email) return { action: 'CONNECT' }
      const now = parameters.clock.now()
      const wait = attempt?.email === email ? attempt.sentAt + 30_000 - now : 0
      if (wait > 0) refuse('login.cooldown', { seconds: wait / 1_000 })
      const code = String(100_000 + site.mails.length)
      attempt = { email, code, tries: 5, sentAt: now }
      site.mails.push({ email, code })
      if (site.checksDevices) {
        link = { number: String(10 + site.mails.length), state: 'waiting' }
        return { action: 'VERIFY_DEVICE', number: link.number, expiresIn: 600, resendIn: 30 }
      }
      return { action: 'VERIFY_OTP', expiresIn: 600, resendIn: 30 }
    },
    CONNECT_DEVICE: async (_payload: undefined, id) => {
      const own = link ?? refuse('login.noAttempt')
      while (own.state === 'waiting') {
        if (own !== link) refuse('request.aborted')
        const isAborted = await new Promise<boolean>((resolve) => {
          links.push(() => resolve(false))
          aborted.set(id, () => resolve(true))
        })
        aborted.delete(id)
        if (isAborted) refuse('request.aborted')
      }
      if (own.state === 'refused') refuse('login.codeExpired')
      site.session = attempt?.email
      return {}
    },
    GET_FARCASTER_URI: () => {
      channel = { isExpired: false, userName: undefined }
      channels += 1
      return { uri: `https://farcaster.example/${channels}` }
    },
    CONNECT_FARCASTER: async (_payload: undefined, id) => {
      const own = channel ?? refuse('login.noAttempt')
      while (own.userName === undefined) {
        if (own.isExpired) refuse('login.codeExpired')
        if (own !== channel) refuse('request.aborted')
        const isAborted = await new Promise<boolean>((resolve) => {
          links.push(() => resolve(false))
          aborted.set(id, () => resolve(true))
        })
        aborted.delete(id)
        if (isAborted) refuse('request.aborted')
      }
      site.session = `@${own.userName}`
      return { userName: own.userName }
    },
    UPDATE_EMAIL: ({ email }: { email: string }) => {
      update = { email, isProved: update?.email === email && update.isProved }
      return { action: update.isProved ? 'VERIFY_SECONDARY_OTP' : 'VERIFY_PRIMARY_OTP', ...codeTimes }
    },
    UPDATE_EMAIL_PRIMARY_OTP: ({ otp }: { otp: string }) => {
      const own = update ?? refuse('login.codeExpired')
      if (otp !== updateCodes.primary) refuse('login.codeWrong', { triesLeft: 4 })
      own.isProved = true
      return codeTimes
    },
    UPDATE_EMAIL_SECONDARY_OTP: ({ otp }: { otp: string }) => {
      const { email, isProved } = update ?? refuse('login.codeExpired')
      if (!isProved || otp !== updateCodes.secondary) refuse('login.codeWrong', { triesLeft: 4 })
      const { eip155, solana } = getUser()
      site.wallets.set(email, { eip155, solana })
      site.session = email
      return { email }
    },
    CONNECT_OTP: ({ otp }: { otp: string }) => {
      if (attempt === undefined) return refuse('login.noAttempt')
      if (parameters.clock.now() >= attempt.sentAt + 600_000) refuse('login.codeExpired')
      if (attempt.tries === 0) refuse('login.codeExhausted')
      if (otp !== attempt.code) {
        attempt.tries -= 1
        refuse('login.codeWrong', { triesLeft: attempt.tries })
      }
      site.session = attempt.email
      attempt = undefined
      return {}
    },
    GET_USER: async ({ chainId }: { chainId: 'eip155:1' }, id) => {
      const email = site.session ?? refuse('session.required')
      if (!site.wallets.has(email)) {
        await show('create', id)
        if (site.session !== email) refuse('session.required')
        site.wallets.set(email, createWallet(site.wallets.size + 1))
      }
      const { eip155, solana } = getUser()
      const address = chainId.startsWith('solana:') ? solana : eip155
      return {
        ...(email.startsWith('@') ? { userName: email.slice(1) } : { email }),
        address,
        chainId,
        accounts: [
          { address, type: 'eoa' },
          ...(isSmart(chainId) ? [{ address: site.contract ?? address, type: 'smartAccount' }] : []),
        ],
        ...(isSmart(chainId) ? { smartAccountDeployed: site.deployed.has(chainId) } : {}),
        addresses: { eip155, solana },
        isVerified: true,
        hasRecoveryMethod: secured.has(email),
      }
    },
    GET_SMART_ACCOUNT_NETWORKS: () => ({ networks: site.smartNetworks }),
    INIT_SMART_ACCOUNT: ({ chainId }: { chainId: string }) => {
      if (!isSmart(chainId)) refuse('rpc.refused')
      return { address: site.contract ?? getUser().eip155, isDeployed: site.deployed.has(chainId) }
    },
    SET_PREFERRED_ACCOUNT: ({ type }: { type: string }) => ({ type, address: getUser().eip155 }),
    SWITCH_NETWORK: ({ chainId }: { chainId: string }) => ({ chainId }),
    GET_TOKEN: () => ({ token: `token of ${getUser().email}`, expiresAt: parameters.clock.now() + 86_400_000 }),
    OPEN_SETTINGS: () => {
      secured.add(getUser().email)
      return {}
    },
    ABORT_RPC: ({ id }: { id: string }) => {
      aborted.get(id)?.()
      return {}
    },
    RPC_REQUEST: async ({ method, params }: { method: string; params: unknown }, id) => {
      const { eip155 } = getUser()
      if (method === 'eth_getBalance') return { result: '0x0' }
      await show('approve', id)
      return { result: `${method} by ${eip155}: ${JSON.stringify(params)}` }
    },
  }

  const serve = async (port: MessagePort, data: unknown): Promise<void> => {
    const { id, payload, type } = frameRequestOf(data)
    const name = type.slice(4)
    const isKnown = Object.hasOwn(frameRequests, name)
    const list = name.startsWith('SYNC') ? site.told : typeNames.includes(name) ? site.typeRequests : site.requests
    if (name !== 'PING') list.push({ name, payload })
    if (site.held.has(name)) await new Promise<void>((resolve) => void waiting.push(resolve))
    try {
      const failure = site.failures.get(name)
      if (failure) refuse(failure)
      const key = name as FrameRequestName
      if (!isKnown || !safeParse(frameRequests[key], payload).success) refuse('request.invalid')
      const handler = handlers[key] ?? refuse('request.unsupported')
      const answer = await handler(payload as never, id)
      if (site.heldAnswers.has(name)) await new Promise<void>((resolve) => void answers.push(resolve))
      port.postMessage({ id, type: `FRAME_${name}_SUCCESS`, payload: answer })
    } catch (error) {
      const refusal: unknown = Object(error).refusal
      port.postMessage({ id, type: `FRAME_${name}_ERROR`, payload: refusal })
    }
  }

  const site: FakeSite = {
    requests: [],
    wallets: new Map(),
    mails: [],
    checksDevices: false,
    session: undefined,
    visitor: 'approve',
    held: new Set(),
    heldAnswers: new Set(),
    failures: new Map(),
    isReachable: true,
    refusal: undefined,
    isUnverified: false,
    told: [],
    typeRequests: [],
    smartNetworks: [],
    deployed: new Set(),
    foreign: new Set(),
    contract: undefined,
    shown: undefined,
    opened: 0,
    release: () => {
      for (const goOn of waiting.splice(0)) goOn()
    },
    releaseAnswers: () => {
      for (const goOn of answers.splice(0)) goOn()
    },
    enterNumber: (number) => {
      if (link !== undefined) link.state = number === link.number ? 'confirmed' : 'refused'
      for (const goOn of links.splice(0)) goOn()
    },
    endDevice: () => {
      link = undefined
      for (const goOn of links.splice(0)) goOn()
    },
    approveFarcaster: (userName) => {
      if (channel !== undefined) {
        channel.isExpired = userName === undefined
        channel.userName = userName
      }
      for (const goOn of links.splice(0)) goOn()
    },
    decide: (decision) => {
      for (const approve of approvals.splice(0)) approve(decision)
    },
    tell: (event) => {
      if (current === undefined) return
      const { port } = current
      port.postMessage(event)
    },
    crash: () => current?.load(),
    dismiss: () => current?.dismiss(),
    settled: async () => {
      // Each round lets messages in both directions arrive, and what follows from them run.
      for (let round = 0; round < 8; round += 1) await passRound()
    },
    port: {
      open: ({ onDismiss, onLoad, onMessage }) => {
        site.opened += 1
        let loads = 0
        const load = (): void => {
          loads += 1
          onLoad(loads)
        }
        if (site.isReachable)
          queueMicrotask(() => {
            load()
            onMessage({ type: 'FRAME_READY', version: 4 })
          })
        return {
          post: (message, _origin, transferred) => {
            // As when a message is posted to a window, the port arrives at another object.
            const port = transferred
            port.addEventListener('message', ({ data }) => void serve(port, data))
            port.start()
            current = { port, load, dismiss: onDismiss }
            const { nonce } = Object(message)
            const { isUnverified, refusal } = site
            if (refusal === undefined)
              port.postMessage({ type: 'FRAME_HELLO_SUCCESS', nonce, ...(isUnverified ? { isUnverified } : {}) })
            else port.postMessage({ type: 'FRAME_HELLO_ERROR', nonce, message: refusal })
          },
          show: (height) => {
            site.shown = height
          },
          hide: () => {
            site.shown = undefined
          },
          remove: () => {
            site.shown = undefined
            current?.port.close()
            current = undefined
          },
        }
      },
    },
  }
  return site
}

function frameRequestOf(data: unknown): { readonly id: string; readonly type: string; readonly payload?: unknown } {
  const request = safeParse(frameRequestSchema, data)
  if (!request.success) throw new TypeError('Not a request')
  return request.output
}
