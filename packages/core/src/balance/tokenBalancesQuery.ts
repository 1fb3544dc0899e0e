import type { CaipAddress, Namespace } from '@latchkey/protocol/caip'
import { selectAccount, type TokenBalance } from '../account/accountState.ts'
import { selectActiveConnection } from '../adapter/adaptersState.ts'
import { findConnector } from '../connect/connectorsState.ts'
import { selectConnectionStatus } from '../connect/connectionState.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { formatAmount } from '../kernel/utils/formatAmount.ts'
import { selectNetwork } from '../network/networkState.ts'
import { defineQuery, type QueryContext, type QueryReader } from '../query/defineQuery.ts'
import type { Network } from '../adapter/Network.ts'
import { balanceSourcePlugin } from './balanceSourcePlugin.ts'
import { BALANCE_FRESH, BALANCE_NAMESPACES, BALANCE_RETRY_BLOCK } from './constants.ts'
import { movedContractsPlugin } from './movedContractsPlugin.ts'
import { nativeBalanceQuery } from './nativeBalance.ts'
import { tokenBalancesItem } from './tokenBalancesItem.ts'

/** Whose token balances, on which network. */
export interface TokenBalancesParameters {
  readonly namespace: Namespace
  /** CAIP-10: the account and its network. `undefined` while nothing is connected. */
  readonly caipAddress: CaipAddress | undefined
}

/**
 * The balances of an account on one network that are not 0, fresh for 30 s and kept in storage: with a cloud those of its
 * tokens, listed ones first, the most valuable first; otherwise that of the native currency, read through the adapter. After a
 * failure the same error returns for 30 s without a request; it is shown for the active network. Tokens with 0 decimals are left out, because they are hardly ever money.
 *
 * Fails with `connection.required` without a connection, and with `balance.unavailable` when the balances cannot be read or
 * the network is not served.
 *
 * @example
 * ```ts
 * const tokens = await tokenBalancesQuery.read(modal, { namespace: 'eip155', caipAddress })
 * tokens.map(({ symbol, quantity }) => `${quantity.numeric} ${symbol}`) // ['1.5 ETH', '20 USDC']
 * ```
 */
export const tokenBalancesQuery: QueryReader<TokenBalancesParameters, readonly TokenBalance[]> =
  /*#__PURE__*/ defineQuery<TokenBalancesParameters, readonly TokenBalance[]>({
    name: 'tokenBalances',
    key: ({ caipAddress }) => caipAddress && [caipAddress],
    staleTime: BALANCE_FRESH,
    retryBlock: BALANCE_RETRY_BLOCK,
    failure: 'balance.unavailable',
    // A portfolio names its other networks that failed.
    isFailureShown: ({ account }, { namespace, caipAddress }) =>
      selectAccount(account.store.getState(), namespace).caipAddress === caipAddress,
    persist: tokenBalancesItem,
    refetchOnFocus: true,
    fetch: async (context, { namespace, caipAddress, signal }) => {
      if (selectConnectionStatus(context.connection.store.getState(), namespace) !== 'connected')
        throw new ModalError('connection.required')
      const [, reference, address] = caipAddress?.split(':') ?? []
      const network = selectNetwork(context.network.store.getState(), `${namespace}:${reference}`)
      if (caipAddress === undefined || address === undefined || network === undefined)
        throw new ModalError('balance.unavailable')
      const moved = context.plugin(movedContractsPlugin).get()
      const contracts = moved.get(caipAddress)
      const request = { namespace, address, network, contracts, signal }
      const tokens =
        (await readFromWallet(context, request)) ??
        (await readFromCloud(context, request)) ??
        (await readNative(context, { namespace, caipAddress, network }))
      if (contracts) moved.remove(caipAddress, contracts)
      // S5.029, whatever the source.
      return sortTokens(tokens.filter(({ quantity }) => quantity.decimals !== '0'))
    },
  })

interface ReadParameters {
  readonly namespace: Namespace
  readonly address: string
  readonly network: Network
  readonly contracts: readonly string[] | undefined
  readonly signal: AbortSignal
}

/** Asks the embedded wallet, if it says that it reports its assets (S6.012). */
async function readFromWallet(
  context: QueryContext,
  { namespace, address, network, signal }: ReadParameters,
): Promise<readonly TokenBalance[] | undefined> {
  const connection = selectActiveConnection(context.adapters.store.getState(), namespace)
  if (connection?.activeAddress !== address || !connection.features.includes('assets')) return undefined
  const { connectors } = context.connectors.store.getState()
  const { assets } = context.adapters.get(namespace).features
  if (assets === undefined || findConnector(connectors, { id: connection.connectorId, namespace })?.type !== 'AUTH')
    return undefined
  const source = await context.plugin(balanceSourcePlugin).load()
  return source.readFromWallet({ assets, connectionId: connection.id, chainId: network.caipNetworkId, signal })
}

async function readFromCloud(
  context: QueryContext,
  { namespace, address, network, contracts, signal }: ReadParameters,
): Promise<readonly TokenBalance[] | undefined> {
  if (context.settings.cloud === null) return undefined
  if (!BALANCE_NAMESPACES.includes(namespace))
    throw new ModalError('balance.unavailable', { details: `No balances are read on ${namespace}` })
  const source = await context.plugin(balanceSourcePlugin).load()
  return source.readFromCloud({ address, chainId: network.caipNetworkId, moved: contracts, signal })
}

async function readNative(
  context: QueryContext,
  parameters: { readonly namespace: Namespace; readonly caipAddress: CaipAddress; readonly network: Network },
): Promise<readonly TokenBalance[]> {
  const { namespace, caipAddress, network } = parameters
  const native = await nativeBalanceQuery.read(context, { namespace, caipAddress })
  if (BigInt(native.value) === 0n) return []
  return [
    {
      name: network.nativeCurrency.name,
      symbol: native.symbol,
      chainId: network.caipNetworkId,
      quantity: {
        decimals: String(native.decimals),
        numeric: formatAmount({ ...native, value: BigInt(native.value) }),
      },
    },
  ]
}

/** The native currency and listed tokens first; among them those of the highest value. */
function sortTokens(tokens: readonly TokenBalance[]): readonly TokenBalance[] {
  return tokens.toSorted((a, b) => Number(isTrusted(b)) - Number(isTrusted(a)) || (b.value ?? -1) - (a.value ?? -1))
}

/** Whether a value may be part of a total: unlisted tokens can claim any price. */
export function isTrusted({ address, isListed, isSpam }: TokenBalance): boolean {
  return (address === undefined || isListed === true) && isSpam !== true
}
