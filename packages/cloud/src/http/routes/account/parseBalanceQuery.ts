import { type CaipNetworkId, isCaipNetworkId, parseCaipAddress } from '@latchkey/protocol/caip'
import { parseAccount, refuseParameter } from './parseAccount.ts'

/** Contracts that one request may name. */
const forcedAtMost = 50

/** Whose balances are asked for, and where. */
export interface BalanceQuery {
  readonly account: string
  /** The chains, whether this cloud serves them or not. */
  readonly chainIds: readonly CaipNetworkId[]
  /** In lower case. */
  readonly currency: string
  /** Contracts whose balance has just changed; without a chain, on all. */
  readonly forced: readonly { readonly chainId?: CaipNetworkId | undefined; readonly address: string }[]
}

/**
 * Reads a request for balances. Without a chain, it is for all known chains of the address's kind.
 *
 * @throws ApiRefusal `invalid_request`
 */
export function parseBalanceQuery(parameters: {
  /** An address, or a CAIP-10 id, which names the chain too. */
  readonly address: string
  readonly query: {
    readonly chainId?: string | undefined
    readonly currency?: string | undefined
    readonly forceUpdate?: string | undefined
  }
  readonly known: readonly CaipNetworkId[]
}): BalanceQuery {
  const { address, known, query } = parameters
  const { chainId, currency = 'usd', forceUpdate = '' } = query
  const { account, chainIds } = parseAccount({ parameter: 'address', address, chainId, known })
  const contracts = forceUpdate.split(',').filter((text) => text !== '')
  if (contracts.length > forcedAtMost) refuseParameter('query.forceUpdate', `More than ${forcedAtMost} contracts`)
  return { account, chainIds, currency: currency.toLowerCase(), forced: contracts.map(toContract) }
}

function toContract(text: string): BalanceQuery['forced'][number] {
  const parts = parseCaipAddress(text)
  if (parts === undefined) return { address: text }
  if (!isCaipNetworkId(parts.networkId)) refuseParameter('query.forceUpdate', 'Not a CAIP-10 id')
  return { chainId: parts.networkId, address: parts.address }
}
