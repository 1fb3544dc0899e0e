import { getAddress, isAddress } from 'viem'
import type { Address } from 'viem'
import { createProviderError } from '../../errors/createProviderError.ts'

/** Parses an address in any letter case and adds its checksum; throws -32602 if it is malformed. */
export function parseAddress(value: unknown, name: string): Address {
  if (typeof value !== 'string' || !isAddress(value, { strict: false })) {
    throw createProviderError('invalidParams', `Invalid parameters: "${name}" must be an address.`)
  }
  return getAddress(value)
}
