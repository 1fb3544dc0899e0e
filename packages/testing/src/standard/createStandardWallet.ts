import { createProviderError } from '../errors/createProviderError.ts'
import { toProviderError } from '../errors/toProviderError.ts'
import { TestingError } from '../errors/TestingError.ts'
import { createGate } from '../wallet/createGate.ts'
import type { Listeners } from '../wallet/createListeners.ts'
import { createRequestLog } from '../wallet/createRequestLog.ts'
import { createScriptControls } from '../wallet/createScriptControls.ts'
import type { WalletScript } from '../wallet/createWalletScript.ts'
import type { WalletIdentity } from '../wallet/types.ts'
import type { WalletControls } from '../wallet/WalletControls.ts'
import type { WalletMethod } from '../wallet/walletMethods.ts'
import type { StandardState } from './createStandardState.ts'
import type { StandardHandler, StandardRequest } from './types.ts'

/** The members that Solana and Bitcoin wallets share. */
export interface StandardWallet<event> extends WalletControls<string, string> {
  request(request: StandardRequest): Promise<unknown>
  subscribe(parameters: { readonly origin: string; readonly listener: (event: event) => void }): () => void
}

/** Creates the members that Solana and Bitcoin wallets share: script, gate and log. */
export function createStandardWallet<event>(parameters: {
  /** The name in errors, such as `SolanaWallet`. */
  readonly name: string
  readonly identity: WalletIdentity
  readonly script: WalletScript
  readonly state: StandardState
  readonly listeners: Listeners<event>
  readonly methods: Readonly<Record<string, WalletMethod>>
  readonly handlers: Readonly<Record<string, StandardHandler>>
  /** Returns the wallet's id of an account, or `undefined` if it has no key for it. */
  readonly toAccount: (address: string) => string | undefined
  /** The addresses with keys, for errors. */
  readonly listAddresses: () => readonly string[]
  /** Returns the wallet's id of the requested chain, or `undefined` if it does not offer it. */
  readonly toChain: (chain: string) => string | undefined
  readonly end: AbortController
}): StandardWallet<event> {
  const { name, identity, script, state, listeners, methods, handlers, toAccount, listAddresses, toChain, end } =
    parameters
  const log = createRequestLog<string>({ takeId: script.takeId, onAdd: script.onRequest })
  const unlock = (): void => script.unlocks.forEach((run) => run())
  script.unlocks.add(() => state.setLocked(false))
  const gate = createGate<string>({ identity, policy: script.policy, signal: end.signal, state, unlock }, methods)

  const toOwn = (address: string): string => {
    const account = toAccount(address)
    if (account !== undefined) return account
    const reason = `the wallet has no key for "${address}". It has ${listAddresses().join(', ')}`
    throw new TestingError('testing.invalidParameter', `${name}: ${reason}.`)
  }

  const toHeld = (accounts: readonly string[]): readonly string[] => {
    accounts.forEach(toOwn)
    return accounts
  }

  const answer = async (
    request: StandardRequest,
    marks: { readonly onPrompt: () => void; readonly onDrop: () => void },
  ): Promise<unknown> => {
    const { origin, method, params, chain, signal } = request
    if (end.signal.aborted || !state.isOnline) throw createProviderError('disconnected')
    const treatment = Object.hasOwn(methods, method) ? methods[method] : undefined
    const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined
    if (treatment === undefined || handler === undefined) throw createProviderError('unsupportedMethod')
    const { connected, prompts } = treatment
    if (connected && state.getPermitted(origin).length === 0) throw createProviderError('unauthorized')
    if (chain !== undefined && toChain(chain) === undefined) throw createProviderError('chainDisconnected')
    const gateRequest = {
      origin,
      method,
      chainId: chain === undefined ? state.chain : (toChain(chain) ?? chain),
      signal,
      ...marks,
    }
    if (!prompts) await gate.pass(gateRequest)
    let isPassed = !prompts
    const result = await handler({
      origin,
      method,
      params,
      chain,
      confirm(describe) {
        isPassed = true
        return gate.prompt(gateRequest, describe)
      },
    })
    // The owner was not asked, but a rule of the script may name the method.
    if (!isPassed) await gate.pass(gateRequest)
    return structuredClone(result)
  }

  return {
    get isLocked() {
      return state.isLocked
    },
    get requests() {
      return log.entries
    },
    async request(request) {
      const { origin, method, params, chain } = request
      const entry = log.add({ origin, method, params, chainId: chain ?? state.chain })
      try {
        const result = await answer(request, { onPrompt: entry.prompt, onDrop: entry.drop })
        entry.answer(result)
        return result
      } catch (thrown) {
        const error = toProviderError(thrown)
        entry.fail(error)
        throw error
      }
    },
    subscribe: ({ origin, listener }) => listeners.add(origin, listener),
    ...createScriptControls<string>({ script, name, toHeld }),
    lock: () => state.setLocked(true),
    unlock: () => state.setLocked(false),
    changeAccounts: (accounts) => state.setVisible([...new Set(accounts.map(toOwn))]),
    goOffline: () => state.setOnline(false),
    goOnline: () => state.setOnline(true),
    reset() {
      script.policy.reset()
      state.setOnline(true)
      state.setLocked(false)
    },
    waitForRequest: (method, { timeoutMs = 10_000, signal } = {}) =>
      log.waitFor(method, { timeoutMs, signal: signal ? AbortSignal.any([end.signal, signal]) : end.signal }),
    destroy() {
      end.abort()
      listeners.clear()
    },
  }
}
