import { numberToHex } from 'viem'
import type { Address } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { createProviderError } from '../errors/createProviderError.ts'
import { toProviderError } from '../errors/toProviderError.ts'
import type { WalletContext } from './context.ts'
import { createControls } from './createControls.ts'
import { createGate } from './createGate.ts'
import type { GateRequest } from './createGate.ts'
import { createHandlers } from './createHandlers.ts'
import { createListeners } from './createListeners.ts'
import { createRequestLog } from './createRequestLog.ts'
import { createTransactor } from './createTransactor.ts'
import { createWalletScript } from './createWalletScript.ts'
import type { WalletScript } from './createWalletScript.ts'
import { createWalletState } from './createWalletState.ts'
import type { WalletState } from './createWalletState.ts'
import { fetchTransport } from './fetchTransport.ts'
import { isForwardedMethod } from './isForwardedMethod.ts'
import { orDisconnected } from './orDisconnected.ts'
import { resolveParameters } from './resolveParameters.ts'
import type { EvmWallet, EvmWalletParameters, WalletEvent } from './types.ts'
import { walletMethods } from './walletMethods.ts'
import type { WalletMethod, WalletMethodName } from './walletMethods.ts'

/**
 * Creates a wallet and returns it with its state, for wallets with more than a site's view. Pass `script` to share one script
 * between several wallets.
 */
export function createWalletWithState(
  parameters: EvmWalletParameters,
  script: WalletScript = createWalletScript(parameters.confirm),
): {
  readonly wallet: EvmWallet
  readonly state: WalletState
  readonly keys: ReadonlyMap<Address, PrivateKeyAccount>
} {
  const { identity, keys, chains } = resolveParameters(parameters)
  const { transport = fetchTransport, flags = {}, tokens = [], storage, features = {} } = parameters
  const end = new AbortController()
  const listeners = createListeners()
  const log = createRequestLog({ takeId: script.takeId, onAdd: script.onRequest })
  const accounts = [...keys.keys()]
  const state = createWalletState({
    accounts,
    chains,
    tokens,
    storage,
    storageKey: `latchkey.testing.${identity.rdns}`,
    emit: listeners.emit,
  })
  const isOn = {
    calls: features.calls ?? true,
    assets: features.assets ?? false,
    atomic: features.atomic ?? 'unsupported',
    proposals: features.proposals ?? false,
  }
  const context: WalletContext = {
    identity,
    features: isOn,
    state,
    policy: script.policy,
    keys,
    signal: end.signal,
    emit: listeners.emit,
    hasListener: listeners.has,
    unlock: () => script.unlocks.forEach((unlock) => unlock()),
    async rpc(method, params, chainId = state.chainId) {
      const chain = state.getChain(chainId)
      if (chain === undefined) throw createProviderError('chainDisconnected')
      if (end.signal.aborted) throw createProviderError('disconnected')
      return orDisconnected(transport({ rpcUrl: chain.rpcUrl, method, params, signal: end.signal }), end.signal)
    },
  }
  script.unlocks.add(() => state.setLocked(false))
  const gate = createGate(context, walletMethods)
  const transactor = createTransactor(context)
  const handlers = createHandlers(context, transport, transactor)

  const answer = async (request: GateRequest & { readonly params: unknown }): Promise<unknown> => {
    const { origin, method, params, chainId } = request
    if (end.signal.aborted || !state.isOnline) throw createProviderError('disconnected')
    if (!isWalletMethod(method)) {
      if (!isForwardedMethod(method)) throw createProviderError('unsupportedMethod')
      await gate.pass(request)
      return context.rpc(method, toList(params), chainId)
    }
    const { feature, connected, prompts }: WalletMethod = walletMethods[method]
    if (feature !== undefined && !isOn[feature]) throw createProviderError('unsupportedMethod')
    if (connected && state.getPermitted(origin).length === 0) throw createProviderError('unauthorized')
    if (!prompts) await gate.pass(request)
    let isPassed = !prompts
    const result = await handlers[method]({
      origin,
      method,
      params,
      chainId,
      confirm(describe) {
        isPassed = true
        return gate.prompt(request, describe)
      },
    })
    // The owner was not asked, but a rule of the script may name the method.
    if (!isPassed) await gate.pass(request)
    return structuredClone(result)
  }

  const wallet: EvmWallet = {
    namespace: 'eip155',
    info: identity,
    flags,
    accounts,
    get chainId() {
      return state.chainId
    },
    get isLocked() {
      return state.isLocked
    },
    get requests() {
      return log.entries
    },
    async request({ origin, method, params, chainId = state.chainId, signal }) {
      const entry = log.add({ origin, method, params, chainId })
      const { prompt: onPrompt, drop: onDrop } = entry
      try {
        const result = await answer({ origin, method, params, chainId, signal, onPrompt, onDrop })
        entry.answer(result)
        return result
      } catch (thrown) {
        const error = toProviderError(thrown)
        entry.fail(error)
        throw error
      }
    },
    subscribe({ origin, listener }) {
      const stop = listeners.add(origin, listener)
      const event: WalletEvent = { event: 'connect', data: { chainId: numberToHex(state.chainId) } }
      let isHeard = state.isOnline
      // Like a wallet that was there before the page: `connect` is emitted once listeners are in place.
      queueMicrotask(() => isHeard && listener(event))
      return () => {
        isHeard = false
        stop()
      }
    },
    ...createControls({ context, script }),
    speedUp: (hash) => transactor.replace(hash, 'spedUp'),
    execute: (id) => transactor.execute(id),
    cancel: (hash) => transactor.replace(hash, 'cancelled'),
    waitForRequest: (method, { timeoutMs = 10_000, signal } = {}) =>
      log.waitFor(method, { timeoutMs, signal: signal ? AbortSignal.any([end.signal, signal]) : end.signal }),
    destroy() {
      end.abort()
      listeners.clear()
    },
  }
  return { wallet, state, keys }
}

function isWalletMethod(method: string): method is WalletMethodName {
  return Object.hasOwn(walletMethods, method)
}

function toList(params: unknown): readonly unknown[] {
  if (params === undefined || params === null) return []
  return Array.isArray(params) ? params : [params]
}
