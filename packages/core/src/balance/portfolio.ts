import type { CaipAddress, CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import { toCaipAddress } from '@latchkey/protocol/caip'
import { selectAccount, type TokenBalance } from '../account/accountState.ts'
import { selectActiveNetwork, selectNetworks, type NetworkState } from '../network/networkState.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { Modal } from '../plugin/Modal.ts'
import { isTrusted, tokenBalancesQuery } from './tokenBalancesQuery.ts'

/** What an account owns on all of its networks. */
export interface Portfolio {
  /** The value of the listed tokens in US dollars, as far as it is known; `undefined` if nothing of it is. Never 0 for unknown. */
  readonly total: number | undefined
  /** Whether `total` is the value of everything: no network and no price is missing. */
  readonly isComplete: boolean
  /** The networks whose last read failed; `tokens` has what an earlier read knew. */
  readonly unavailable: readonly CaipNetworkId[]
  /** The networks whose balances are being read for the first time. */
  readonly pending: readonly CaipNetworkId[]
  /** The listed tokens whose price is not known. */
  readonly unpriced: readonly TokenBalance[]
  /** The tokens of all networks, those that are on no list included. */
  readonly tokens: readonly TokenBalance[]
}

/** The balances of one network: `undefined` while they are not known. */
export interface PortfolioPart {
  readonly caipNetworkId: CaipNetworkId
  readonly tokens: readonly TokenBalance[] | undefined
  /** Whether the last read failed. */
  readonly hasFailed: boolean
}

/** Adds up the balances of several networks. Tokens that are on no list, and spam, are never part of the total. */
export function toPortfolio(parts: readonly PortfolioPart[]): Portfolio {
  const toIds = (list: readonly PortfolioPart[]) => list.map(({ caipNetworkId }) => caipNetworkId)
  const unavailable = toIds(parts.filter(({ hasFailed }) => hasFailed))
  const pending = toIds(parts.filter((part) => part.tokens === undefined && !part.hasFailed))
  const tokens = parts.flatMap((part) => part.tokens ?? [])
  const trusted = tokens.filter(isTrusted)
  const values = trusted.flatMap(({ value }) => (value === undefined ? [] : [value]))
  const unpriced = trusted.filter(({ value }) => value === undefined)
  const isComplete = parts.length > 0 && [unavailable, pending, unpriced].every((list) => list.length === 0)
  const total = values.length > 0 || isComplete ? values.reduce((sum, value) => sum + value, 0) : undefined
  return { total, isComplete, unavailable, pending, unpriced, tokens }
}

/** A network of an account, and the account on it. */
export interface PortfolioAccount {
  readonly caipNetworkId: CaipNetworkId
  readonly namespace: Namespace
  readonly caipAddress: CaipAddress
}

/**
 * Lists the networks of an account: on eip155 all networks of the app, because an address is the same on each; elsewhere the
 * active one.
 */
export function listPortfolioAccounts(
  state: NetworkState,
  parameters: { readonly namespace: Namespace; readonly address: string | undefined },
): readonly PortfolioAccount[] {
  const { namespace, address } = parameters
  if (address === undefined) return []
  const active = selectActiveNetwork(state, namespace)
  const networks =
    namespace === 'eip155' ? selectNetworks(state, namespace) : active && !active.unsupported ? [active] : []
  return networks.map(({ caipNetworkId }) => ({
    caipNetworkId,
    namespace,
    caipAddress: toCaipAddress({ networkId: caipNetworkId, address }),
  }))
}

/**
 * Reads the balances of the connected account on all of its networks; those that are fresh are not requested. A network
 * that fails is in `unavailable`.
 *
 * @throws `connection.required` if nothing is connected.
 *
 * @example
 * ```ts
 * const { total, isComplete } = await readPortfolio(modal, { namespace: 'eip155' })
 * ```
 */
export async function readPortfolio(
  modal: Pick<Modal, 'controllers' | 'plugin'>,
  parameters: { readonly namespace: Namespace },
): Promise<Portfolio> {
  const { namespace } = parameters
  const { account, network } = modal.controllers
  const { address } = selectAccount(account.store.getState(), namespace)
  const accounts = listPortfolioAccounts(network.store.getState(), { namespace, address })
  if (accounts.length === 0) throw new ModalError('connection.required')
  const parts = await Promise.all(
    accounts.map(async ({ caipNetworkId, caipAddress }): Promise<PortfolioPart> => {
      try {
        const tokens = await tokenBalancesQuery.read(modal, { namespace, caipAddress })
        return { caipNetworkId, tokens, hasFailed: false }
      } catch (error) {
        if (!isModalError(error, 'balance.unavailable')) throw error
        return { caipNetworkId, tokens: undefined, hasFailed: true }
      }
    }),
  )
  return toPortfolio(parts)
}
