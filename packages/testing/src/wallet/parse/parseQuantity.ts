import { createProviderError } from '../../errors/createProviderError.ts'

/** Parses a hexadecimal quantity of at most 256 bits (EIP-1474); throws -32602 if it is malformed. */
export function parseQuantity(value: unknown, name: string): bigint {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(value)) {
    throw createProviderError('invalidParams', `Invalid parameters: "${name}" must be a hex quantity.`)
  }
  return BigInt(value)
}
