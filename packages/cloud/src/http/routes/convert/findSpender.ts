import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { refuseParameter } from '../account/parseAccount.ts'
import type { SwapRouteParameters } from './SwapRouteParameters.ts'

/**
 * Returns the contract of the preferred provider that takes tokens.
 *
 * @param parameters.name the parameter that names the chain.
 * @throws ApiRefusal `invalid_request` if this cloud cannot read the chain.
 */
export function findSpender(
  parameters: Pick<SwapRouteParameters, 'reads' | 'swaps'> & {
    readonly name: string
    readonly chainId: CaipNetworkId
  },
): `0x${string}` {
  const { chainId, name, reads, swaps } = parameters
  const contracts = swaps.getContracts(chainId)
  if (contracts === undefined || !reads.chainIds.includes(chainId)) {
    return refuseParameter(name, `This cloud has no upstream for ${chainId}`)
  }
  return contracts.spender
}
