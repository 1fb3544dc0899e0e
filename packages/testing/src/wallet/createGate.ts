import { createProviderError } from '../errors/createProviderError.ts'
import { toProviderError } from '../errors/toProviderError.ts'
import type { Approval, DescribePrompt } from './context.ts'
import type { Decision, Policy } from './createPolicy.ts'
import { orDisconnected } from './orDisconnected.ts'
import { sleep } from './sleep.ts'
import type { PromptChain, PromptContent, WalletIdentity, WalletPrompt } from './types.ts'
import type { WalletMethod } from './walletMethods.ts'

/** What a gate needs from its wallet. */
export interface GateContext<chain extends number | string> {
  readonly identity: WalletIdentity
  readonly policy: Policy
  /** Aborts when the wallet ends. */
  readonly signal: AbortSignal
  readonly unlock: () => void
  readonly state: {
    readonly isLocked: boolean
    whenUnlocked(): Promise<void>
    describeChain(chainId: chain): PromptChain
  }
}

/** A request that passes the gate. */
export interface GateRequest<chain extends number | string = number> {
  readonly origin: string
  readonly method: string
  /** The chain of the request. */
  readonly chainId: chain
  /** Withdraws the question. */
  readonly signal?: AbortSignal | undefined
  /** Called when the owner is asked. */
  readonly onPrompt: () => void
  /** Called when the request is dropped without an answer. */
  readonly onDrop: () => void
}

/** The gate at which requests wait for the owner's decision. */
export interface Gate<chain extends number | string = number> {
  /** Passes a request that asks the owner. */
  prompt(request: GateRequest<chain>, describe: DescribePrompt): Promise<Approval>
  /** Passes a request that does not ask the owner, unless the script names its method. */
  pass(request: GateRequest<chain>): Promise<void>
}

/** Creates the gate of a wallet. `methods` says which ones exclude each other. */
export function createGate<chain extends number | string = number>(
  context: GateContext<chain>,
  methods: Readonly<Record<string, WalletMethod>>,
): Gate<chain> {
  type Request = GateRequest<chain>
  const { state, policy, signal, identity } = context
  const prompting = new Set<string>()
  const atTheLock = new Set<string>()

  const ask = async (
    { confirm }: Extract<Decision, { kind: 'ask' }>,
    { origin, method, chainId }: Request,
    content: PromptContent,
    moot: AbortSignal,
  ): Promise<Approval> => {
    const chain = state.describeChain(chainId)
    const prompt: WalletPrompt = { ...content, origin, method, wallet: identity, chain }
    const decision = await orDisconnected(confirm(prompt, { signal: moot }), moot)
    if (!decision.approved) throw createProviderError('userRejected')
    return { accounts: decision.accounts }
  }

  const passLock = async (request: Request): Promise<void> => {
    if (!state.isLocked) return
    if (atTheLock.has(request.origin)) throw createProviderError('requestPending')
    atTheLock.add(request.origin)
    const end = new AbortController()
    const moot = AbortSignal.any([toMoot(request), end.signal])
    try {
      const decision = policy.peek(request.method)
      const unlocked = orDisconnected(state.whenUnlocked(), moot)
      if (decision.kind !== 'ask') return await unlocked
      // A visitor can also unlock the wallet by answering the question, or reject it.
      const asked = ask(decision, request, { kind: 'unlock' }, moot).then(context.unlock)
      for (const promise of [unlocked, asked]) promise.catch(() => undefined)
      await Promise.race([unlocked, asked])
    } finally {
      atTheLock.delete(request.origin)
      end.abort()
    }
  }

  const toMoot = (request: Request): AbortSignal =>
    request.signal === undefined ? signal : AbortSignal.any([signal, request.signal])

  const settle = async (decision: Decision, request: Request, describe: DescribePrompt): Promise<Approval> => {
    if (decision.kind === 'reject') throw decision.error
    if (decision.kind === 'pending') throw createProviderError('requestPending')
    if (decision.kind === 'ask') {
      const content = await describe()
      return content === undefined ? {} : ask(decision, request, content, toMoot(request))
    }
    return decision.kind === 'approve' ? { accounts: decision.accounts } : {}
  }

  const drop = ({ keep }: Extract<Decision, { kind: 'drop' }>, { onDrop }: Request): Promise<Approval> => {
    onDrop()
    return new Promise((resolve, reject) => {
      keep({ approve: () => resolve({}), reject: () => reject(createProviderError('userRejected')) })
    })
  }

  return {
    async prompt(request, describe) {
      const { method, origin } = request
      const exclusive = methods[method]?.exclusive
      if (policy.peek(method).kind === 'pending') return settle(policy.take(method), request, describe)
      const slot = `${exclusive} ${origin}`
      if (exclusive !== undefined && prompting.has(slot)) throw createProviderError('requestPending')
      let decision: Decision
      request.onPrompt()
      if (exclusive !== undefined) prompting.add(slot)
      try {
        await passLock(request)
        await sleep(policy.takeDelay(method), toMoot(request))
        decision = policy.take(method)
        if (decision.kind !== 'drop') return await settle(decision, request, describe)
      } catch (thrown) {
        throw toProviderError(thrown)
      } finally {
        if (exclusive !== undefined) prompting.delete(slot)
      }
      // A dropped request does not block the next one.
      return drop(decision, request)
    },
    async pass(request) {
      const { method } = request
      await sleep(policy.takeDelay(method, { named: true }), toMoot(request))
      const decision = policy.take(method, { named: true })
      if (decision.kind === 'drop') await drop(decision, request)
      else await settle(decision, request, () => undefined)
    },
  }
}
