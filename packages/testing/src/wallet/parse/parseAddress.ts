import { getAddress, isAddress } from 'viem'
import type { Address } from 'viem'
import { createProviderError } from '../../errors/createProviderError.ts'

/** An address in any case, checksummed; -32602 if it is none. */
export function parseAddress(value: unknown, name: string): Address {
  if (typeof value !== 'string' || !isAddress(value, { strict: false })) {
    throw createProviderError('invalidParams', `Invalid parameters: "${name}" must be an address.`)
  }
  return getAddress(value)
}
