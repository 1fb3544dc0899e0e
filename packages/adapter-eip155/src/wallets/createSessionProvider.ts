import { ModalError, readProperty } from '@latchkey/core/adapter'
import type { AccountType, CaipNetworkId, FeatureName, RemoteSession, SessionGrant } from '@latchkey/core/adapter'
import {
  InvalidParamsRpcError,
  numberToHex,
  SwitchChainError,
  UnauthorizedProviderError,
  UnsupportedProviderMethodError,
} from 'viem'
import type { Eip1193Provider, Eip155Address } from '../types.ts'
import { findCallsFault } from './findCallsFault.ts'
import type { ProviderCall } from './requestProvider.ts'
import { createSessionEvents } from './createSessionEvents.ts'
import { parseAccounts } from './parseAccounts.ts'
import { toChainId } from '../chain/toChainId.ts'
import { toProviderError } from './toProviderError.ts'

/** The EVM part of a session, in the form of a page's wallet. */
export interface SessionProvider {
  readonly provider: Eip1193Provider
  getFeatures(): readonly FeatureName[]
  getNetworkIds(): readonly CaipNetworkId<'eip155'>[]
  /** The type of an account on a network, as the session states it. */
  getAccountType(parameters: {
    readonly networkId: CaipNetworkId<'eip155'>
    readonly address: Eip155Address
  }): AccountType
}

/** Methods that only the session's wallet can answer. All others read the chain. */
const walletMethod = /^(personal_|wallet_|eth_(sign|send(?!Raw)))/

/**
 * Creates an EIP-1193 provider for a session that core owns. Accounts and networks come from the session's grant. Granted
 * methods go through the session, on the network in use. Other wallet methods are rejected, and reads go to the chain.
 */
export function createSessionProvider(parameters: {
  readonly session: RemoteSession
  /** Sends a request to the chain itself. */
  readonly read: (chainId: number, call: ProviderCall) => Promise<unknown>
  /** Called when the grant has changed. */
  readonly onChange: () => void
}): SessionProvider {
  const { session, read, onChange } = parameters
  let grant = session.grants.eip155
  let accounts = toAccounts(grant)
  let chainId = toChains(grant)[0]

  const events = createSessionEvents((emit) =>
    session.subscribe((event) => {
      if (event.type === 'ended') return emit('disconnect', { code: 4900 })
      if (event.type === 'networkChanged') return setChain(toChain(event.networkId))
      grant = event.grants.eip155
      const next = toAccounts(grant)
      const [active] = accounts
      // The active account stays active while it is granted.
      const ordered = active && next.includes(active) ? [active, ...next.filter((account) => account !== active)] : next
      const isSame = ordered.join() === accounts.join()
      accounts = ordered
      // Only a type or a network may have changed.
      if (!isSame) emit('accountsChanged', accounts)
      onChange()
    }),
  )

  const setChain = (next: number | undefined): void => {
    if (next === undefined || next === chainId) return
    chainId = next
    events.emit('chainChanged', numberToHex(next))
  }

  const ask = async (call: ProviderCall): Promise<unknown> => {
    if (chainId === undefined) throw new UnauthorizedProviderError(new ModalError('wallet.unauthorized'))
    try {
      return await session.request({ networkId: `eip155:${chainId}`, method: call.method, params: call.params ?? [] })
    } catch (error) {
      throw toProviderError(error)
    }
  }

  const isGranted = (method: string): boolean => grant?.methods.includes(method) === true

  const switchChain = async (call: ProviderCall): Promise<null> => {
    const [parameter] = call.params ?? []
    const requested = toChainId(readProperty(parameter, 'chainId'))
    if (requested === undefined)
      throw new InvalidParamsRpcError(new ModalError('network.invalidChainId', { context: { networkId: 'eip155:' } }))
    if (!toChains(grant).includes(requested)) {
      if (!isGranted(call.method)) {
        const context = { networkId: `eip155:${requested}` }
        throw new SwitchChainError(new ModalError('network.unrecognized', { context }))
      }
      await ask(call)
    }
    setChain(requested)
    return null
  }

  /** Rejects requests that must not reach the session's wallet. */
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
    const error = session.refuse?.({ method }) ?? new ModalError('request.unsupported', { context: { method } })
    throw new UnsupportedProviderMethodError(error, { method })
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
    getAccountType: ({ networkId, address }) => {
      const id = `${networkId}:${address}`.toLowerCase()
      // Addresses may differ by the case of their checksum.
      const types = session.grants.eip155?.accountTypes ?? {}
      const found = Object.entries(types).find(([account]) => account.toLowerCase() === id)
      return found?.[1] ?? 'eoa'
    },
  }
}

/** The method that each feature needs. */
const featureMethods: readonly (readonly [FeatureName, string])[] = [
  ['message', 'personal_sign'],
  ['typedData', 'eth_signTypedData_v4'],
  ['transfer', 'eth_sendTransaction'],
  ['transaction', 'eth_sendTransaction'],
  ['calls', 'wallet_sendCalls'],
  ['assets', 'wallet_getAssets'],
]

function toFeatures(isGranted: (method: string) => boolean): readonly FeatureName[] {
  return ['balance', ...featureMethods.filter(([, method]) => isGranted(method)).map(([feature]) => feature)]
}

/** The addresses of CAIP-10 accounts, without duplicates. */
function toAccounts(grant: SessionGrant | undefined): readonly Eip155Address[] {
  const accounts = grant?.accounts.filter((account) => account.startsWith('eip155:')) ?? []
  return parseAccounts(accounts.map((account) => account.split(':')[2])) ?? []
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
