import { isEvmAddress, isSolanaAddress } from '@latchkey/protocol/atoms'
import { type CaipNetworkId, isCaipNetworkId, parseCaipAddress, parseCaipNetworkId } from '@latchkey/protocol/caip'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'

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
  const parts = parseCaipAddress(address)
  const account = toAccount(parts?.address ?? address)
  const chosen = chainId ?? parts?.networkId
  if (account.includes(':')) refuse('path.address', 'Not an address')
  if (chosen !== undefined && !isCaipNetworkId(chosen))
    refuse('query.chainId', 'Not a CAIP-2 network id, such as eip155:1')
  if (parts !== undefined && chosen !== parts.networkId) refuse('query.chainId', 'Not the chain of the address')
  if (chosen !== undefined && isCaipNetworkId(chosen)) {
    const { namespace } = parseCaipNetworkId(chosen) ?? {}
    const kind = findNamespace(account)
    const isOwn = namespace === kind || !['eip155', 'solana', 'bip122'].includes(namespace ?? '')
    if (!isOwn) refuse('path.address', `Not an address of ${chosen}`)
  }
  const contracts = forceUpdate.split(',').filter((text) => text !== '')
  if (contracts.length > forcedAtMost) refuse('query.forceUpdate', `More than ${forcedAtMost} contracts`)
  const chainIds =
    chosen !== undefined && isCaipNetworkId(chosen)
      ? [chosen]
      : known.filter((id) => parseCaipNetworkId(id)?.namespace === findNamespace(account))
  return { account, chainIds, currency: currency.toLowerCase(), forced: contracts.map(toContract) }
}

function toContract(text: string): BalanceQuery['forced'][number] {
  const parts = parseCaipAddress(text)
  if (parts === undefined) return { address: text }
  if (!isCaipNetworkId(parts.networkId)) refuse('query.forceUpdate', 'Not a CAIP-10 id')
  return { chainId: parts.networkId, address: parts.address }
}

/** The address with the prefix of its kind. */
function toAccount(text: string): string {
  return isEvmAddress(text) && !text.startsWith('0x') ? `0x${text}` : text
}

/** The kind of chain that an address belongs to. */
function findNamespace(address: string): 'eip155' | 'solana' | 'bip122' {
  if (isEvmAddress(address)) return 'eip155'
  return isSolanaAddress(address) ? 'solana' : 'bip122'
}

function refuse(name: string, description: string): never {
  throw new ApiRefusal('invalid_request', 'The request is invalid. See "reasons".', {
    reasons: [{ name, description }],
  })
}
