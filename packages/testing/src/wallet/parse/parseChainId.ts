import { createProviderError } from '../../errors/createProviderError.ts'

/** The greatest chain id with which `chainId * 2 + 36` is still exact, as MetaMask bounds it. */
const maximum = 4_503_599_627_370_476

/** A chain id as EIP-3085 and EIP-3326 write it: hex, no leading zero, not zero; -32602 otherwise. */
export function parseChainId(value: unknown, name = 'chainId'): number {
  if (typeof value === 'string' && /^0x[1-9a-f][0-9a-f]{0,13}$/i.test(value)) {
    const chainId = Number.parseInt(value, 16)
    if (chainId <= maximum) return chainId
  }
  throw createProviderError(
    'invalidParams',
    `Invalid parameters: "${name}" must be a hex chain id without leading zeros, such as "0x1".`,
  )
}
