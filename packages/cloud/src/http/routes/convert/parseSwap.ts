import { isEvmAddress } from '@latchkey/protocol/atoms'
import { type CaipNetworkId, isCaipNetworkId, parseCaipAddress } from '@latchkey/protocol/caip'
import { getAddress } from 'viem'
import { isSameAddress } from '../../../upstream/swaps/isSameAddress.ts'
import { refuseParameter } from '../account/parseAccount.ts'

/** A token on its chain. */
export interface SwapSide {
  readonly chainId: CaipNetworkId
  /** With the checksum of EIP-55. */
  readonly address: `0x${string}`
}

/** Two tokens of one chain. */
export interface SwapPair {
  readonly chainId: CaipNetworkId
  readonly from: `0x${string}`
  readonly to: `0x${string}`
}

type Place = 'body' | 'query'

/**
 * Reads a token, or the coin as `0xEeee…EEeE`.
 *
 * @throws ApiRefusal `invalid_request` if the text is not a CAIP-10 id, or if the chain is not served.
 */
export function parseSwapToken(parameters: {
  readonly name: string
  readonly text: string
  readonly chainIds: readonly CaipNetworkId[]
}): SwapSide {
  const { chainIds, name, text } = parameters
  const parts = parseCaipAddress(text)
  if (parts === undefined || !isCaipNetworkId(parts.networkId)) {
    return refuseParameter(name, 'Not a CAIP-10 id, such as eip155:1:0xa0b8…eb48')
  }
  if (!chainIds.includes(parts.networkId)) {
    refuseParameter(name, `No provider of this cloud swaps on ${parts.networkId}`)
  }
  if (parts.namespace !== 'eip155' || !parts.address.startsWith('0x') || !isEvmAddress(parts.address)) {
    refuseParameter(name, 'Not the address of a token')
  }
  return { chainId: parts.networkId, address: getAddress(parts.address) }
}

/**
 * Reads the two tokens of a swap.
 *
 * @throws ApiRefusal `invalid_request` also for tokens of two chains, and for one token twice.
 */
export function parseSwapPair(parameters: {
  readonly place: Place
  readonly from: string
  readonly to: string
  readonly chainIds: readonly CaipNetworkId[]
}): SwapPair {
  const { chainIds, place } = parameters
  const from = parseSwapToken({ name: `${place}.from`, text: parameters.from, chainIds })
  const to = parseSwapToken({ name: `${place}.to`, text: parameters.to, chainIds })
  if (from.chainId !== to.chainId) refuseParameter(`${place}.to`, 'Not on the chain of the paid token')
  if (isSameAddress(from.address, to.address)) refuseParameter(`${place}.to`, 'The same token as the paid one')
  return { chainId: from.chainId, from: from.address, to: to.address }
}

/** Reads the amount that is paid. */
export function parseSwapAmount(place: Place, text: string): bigint {
  const amount = BigInt(text)
  if (amount === 0n) refuseParameter(`${place}.amount`, 'Nothing')
  if (amount >= 2n ** 256n) refuseParameter(`${place}.amount`, 'More than a token can have')
  return amount
}

/** Reads an account, as an address or as a CAIP-10 id of the token's chain. */
export function parseSwapAccount(parameters: {
  readonly place: Place
  readonly text: string
  readonly chainId: CaipNetworkId
}): `0x${string}` {
  const { chainId, place, text } = parameters
  const name = `${place}.userAddress`
  const parts = parseCaipAddress(text)
  if (parts !== undefined && parts.networkId !== chainId) refuseParameter(name, 'Not on the chain of the token')
  const address = parts?.address ?? text
  if (!address.startsWith('0x') || !isEvmAddress(address)) refuseParameter(name, 'Not an address of the chain')
  return getAddress(address)
}
