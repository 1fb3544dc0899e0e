import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { toCanonicalAddress } from './toCanonicalAddress.ts'

/** Whether two addresses of a chain are equal. The case of letters is ignored where it means nothing. */
export function isSameAddress(parameters: {
  /** CAIP-2 */
  readonly chainId: CaipNetworkId
  readonly first: string
  readonly second: string
}): boolean {
  const { chainId, first, second } = parameters
  const toCanonical = (accountAddress: string): string => toCanonicalAddress({ chainId, accountAddress })
  return toCanonical(first) === toCanonical(second)
}
