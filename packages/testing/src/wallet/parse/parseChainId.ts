import { createProviderError } from '../../errors/createProviderError.ts'

/** The largest chain id for which `chainId * 2 + 36` is exact, which is MetaMask's limit. */
const maximum = 4_503_599_627_370_476

/** Parses a chain id of EIP-3085 and EIP-3326: hexadecimal, no leading zero, not zero; throws -32602 otherwise. */
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
