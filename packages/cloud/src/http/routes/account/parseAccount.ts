import { isEvmAddress, isSolanaAddress } from '@latchkey/protocol/atoms'
import { type CaipNetworkId, isCaipNetworkId, parseCaipAddress, parseCaipNetworkId } from '@latchkey/protocol/caip'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'

/** Whose data a request is for, and on which chains. */
export interface RequestedAccount {
  readonly account: string
  /** The chain that was asked for; `undefined` for all. */
  readonly chainId: CaipNetworkId | undefined
  /** The chains, whether this cloud serves them or not. */
  readonly chainIds: readonly CaipNetworkId[]
}

/**
 * Reads the account and the chain of a request. Without a chain, it is for all known chains of the address's kind.
 *
 * @throws ApiRefusal `invalid_request`
 */
export function parseAccount(parameters: {
  /** The name of the path's parameter. */
  readonly parameter: 'account' | 'address'
  /** An address, or a CAIP-10 id, which names the chain too. */
  readonly address: string
  readonly chainId: string | undefined
  readonly known: readonly CaipNetworkId[]
}): RequestedAccount {
  const { address, chainId, known, parameter } = parameters
  const parts = parseCaipAddress(address)
  const account = toAccount(parts?.address ?? address)
  const chosen = chainId ?? parts?.networkId
  if (account.includes(':')) refuseParameter(`path.${parameter}`, 'Not an address')
  if (chosen !== undefined && !isCaipNetworkId(chosen)) {
    refuseParameter('query.chainId', 'Not a CAIP-2 network id, such as eip155:1')
  }
  if (parts !== undefined && chosen !== parts.networkId)
    refuseParameter('query.chainId', 'Not the chain of the address')
  if (chosen === undefined || !isCaipNetworkId(chosen)) {
    const chainIds = known.filter((id) => parseCaipNetworkId(id)?.namespace === findNamespace(account))
    return { account, chainId: undefined, chainIds }
  }
  const { namespace } = parseCaipNetworkId(chosen) ?? {}
  const isOwn = namespace === findNamespace(account) || !['eip155', 'solana', 'bip122'].includes(namespace ?? '')
  if (!isOwn) refuseParameter(`path.${parameter}`, `Not an address of ${chosen}`)
  return { account, chainId: chosen, chainIds: [chosen] }
}

/** Refuses a request because of one of its parameters. */
export function refuseParameter(name: string, description: string): never {
  throw new ApiRefusal('invalid_request', 'The request is invalid. See "reasons".', {
    reasons: [{ name, description }],
  })
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
