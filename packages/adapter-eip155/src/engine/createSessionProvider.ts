import { ModalError, readProperty } from '@latchkey/core/adapter'
import type { CaipNetworkId, FeatureName, RemoteSession, SessionGrant } from '@latchkey/core/adapter'
import {
  InvalidParamsRpcError,
  numberToHex,
  SwitchChainError,
  UnauthorizedProviderError,
  UnsupportedProviderMethodError,
} from 'viem'
import type { Eip1193Provider, Eip155Address } from '../types.ts'
import { findCallsFault } from '../utils/findCallsFault.ts'
import type { ProviderCall } from '../utils/requestProvider.ts'
import { createSessionEvents } from './createSessionEvents.ts'
import { parseAccounts } from './parseAccounts.ts'
import { toChainId } from './toChainId.ts'

/** A session's part of this namespace, as a wallet of the page. */
export interface SessionProvider {
  readonly provider: Eip1193Provider
  getFeatures(): readonly FeatureName[]
  getNetworkIds(): readonly CaipNetworkId<'eip155'>[]
}

/** What the wallet behind a session alone can answer; all other methods read the chain. */
const walletMethod = /^(personal_|wallet_|eth_(sign|send(?!Raw)))/

/**
 * Makes an EIP-1193 provider of a session that core owns. Accounts and network come from what the session grants; what it
 * grants is asked through it, on the network in use; what it does not grant is refused, and reads go to the chain.
 */
export function createSessionProvider(parameters: {
  readonly session: RemoteSession
  /** Asks the chain itself. */
  readonly read: (chainId: number, call: ProviderCall) => Promise<unknown>
  /** Called when what the session grants has changed. */
  readonly onChange: () => void
}): SessionProvider {
  const { session, read, onChange } = parameters
  let grant = session.grants.eip155
  let accounts = toAccounts(grant)
  let chainId = toChains(grant)[0]

  const events = createSessionEvents((emit) =>
    session.subscribe((event) => {
      if (event.type === 'ended') return emit('disconnect', { code: 4900 })
      if (event.type === 'networkChanged') return goTo(toChain(event.networkId))
      grant = event.grants.eip155
      const next = toAccounts(grant)
      const [inUse] = accounts
      // The account in use stays in use while it is granted.
      accounts = inUse && next.includes(inUse) ? [inUse, ...next.filter((account) => account !== inUse)] : next
      emit('accountsChanged', accounts)
      onChange()
    }),
  )

  const goTo = (next: number | undefined): void => {
    if (next === undefined || next === chainId) return
    chainId = next
    events.emit('chainChanged', numberToHex(next))
  }

  const ask = (call: ProviderCall): Promise<unknown> => {
    if (chainId === undefined) throw new UnauthorizedProviderError(new ModalError('wallet.unauthorized'))
    return session.request({ networkId: `eip155:${chainId}`, method: call.method, params: call.params ?? [] })
  }

  const isGranted = (method: string): boolean => grant?.methods.includes(method) === true

  const switchChain = async (call: ProviderCall): Promise<null> => {
    const [parameter] = call.params ?? []
    const wanted = toChainId(readProperty(parameter, 'chainId'))
    if (wanted === undefined)
      throw new InvalidParamsRpcError(new ModalError('network.invalidChainId', { context: { networkId: 'eip155:' } }))
    if (!toChains(grant).includes(wanted)) {
      if (!isGranted(call.method)) {
        const context = { networkId: `eip155:${wanted}` }
        throw new SwitchChainError(new ModalError('network.unrecognized', { context }))
      }
      await ask(call)
    }
    goTo(wanted)
    return null
  }

  /** Refuses what the session's wallet must not be troubled with. */
  const check = ({ method, params = [] }: ProviderCall): void => {
    if (method === 'wallet_getCapabilities' && typeof params[0] !== 'string')
      refuseParameter('wallet_getCapabilities: address', params[0], 'an address')
    if (method === 'wallet_sendCalls') {
      const fault = findCallsFault(params[0])
      if (fault) refuseParameter(fault.option, fault.given, 'text that starts with 0x')
    }
    if (isGranted(method)) return
    if (method === 'wallet_getCallsStatus') {
      const details = 'Fetching the status of calls is not approved'
      throw new UnauthorizedProviderError(new ModalError('wallet.unauthorized', { details }))
    }
    throw new UnsupportedProviderMethodError(new ModalError('request.unsupported', { context: { method } }), { method })
  }

  const request = async (call: ProviderCall): Promise<unknown> => {
    switch (call.method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return accounts
      case 'eth_chainId':
        return chainId === undefined ? undefined : numberToHex(chainId)
      case 'wallet_switchEthereumChain':
        return switchChain(call)
      default:
        if (!walletMethod.test(call.method) && !isGranted(call.method) && chainId !== undefined)
          return read(chainId, call)
        check(call)
        return ask(call)
    }
  }

  return {
    provider: {
      request: (call) => request({ method: call.method, params: Array.isArray(call.params) ? call.params : undefined }),
      on: events.on,
      removeListener: events.removeListener,
    },
    getFeatures: () => toFeatures(isGranted),
    getNetworkIds: () =>
      (grant?.networkIds ?? []).filter((id): id is CaipNetworkId<'eip155'> => id.startsWith('eip155:')),
  }
}

/** What each feature needs. */
const featureMethods: readonly (readonly [FeatureName, string])[] = [
  ['message', 'personal_sign'],
  ['transfer', 'eth_sendTransaction'],
  ['transaction', 'eth_sendTransaction'],
  ['calls', 'wallet_sendCalls'],
  ['assets', 'wallet_getAssets'],
]

function toFeatures(isGranted: (method: string) => boolean): readonly FeatureName[] {
  return ['balance', ...featureMethods.filter(([, method]) => isGranted(method)).map(([feature]) => feature)]
}

/** The addresses of CAIP-10 accounts, each once. */
function toAccounts(grant: SessionGrant | undefined): readonly Eip155Address[] {
  const own = grant?.accounts.filter((account) => account.startsWith('eip155:')) ?? []
  return parseAccounts(own.map((account) => account.split(':')[2])) ?? []
}

function toChains(grant: SessionGrant | undefined): readonly number[] {
  return (grant?.networkIds ?? []).map(toChain).filter((id) => id !== undefined)
}

function toChain(networkId: string): number | undefined {
  const [namespace, reference] = networkId.split(':')
  return namespace === 'eip155' ? toChainId(reference) : undefined
}

function refuseParameter(option: string, given: unknown, allowed: string): never {
  const context = { option, given: typeof given, allowed }
  throw new InvalidParamsRpcError(new ModalError('options.invalid', { context }))
}
