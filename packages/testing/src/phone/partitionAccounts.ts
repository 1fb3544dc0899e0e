import { getAddress, isAddress } from 'viem'
import type { Address } from 'viem'
import { TestingError } from '../errors/TestingError.ts'
import type { PhonePart } from './parts/PhonePart.ts'

/** Groups addresses by kind of chain; throws `testing.invalidParameter` for an address without a key in the phone. */
export function partitionAccounts(parameters: {
  readonly addresses: readonly string[]
  /** The EVM addresses that the phone has keys for. */
  readonly held: readonly Address[]
  readonly parts: readonly PhonePart[]
}): { readonly eip155: readonly Address[]; readonly others: readonly string[] } {
  const { addresses, held, parts } = parameters
  const eip155: Address[] = []
  const others: string[] = []
  for (const address of addresses) {
    const evm = isAddress(address, { strict: false }) ? getAddress(address) : undefined
    if (evm !== undefined && held.includes(evm)) eip155.push(evm)
    else if (parts.some(({ toAccounts }) => toAccounts(address).length > 0)) others.push(address)
    else {
      const all = [...held, ...parts.flatMap(({ wallet }) => wallet.accounts)]
      throw new TestingError(
        'testing.invalidParameter',
        `The phone has no key for "${address}". It has ${all.join(', ')}.`,
      )
    }
  }
  return { eip155, others }
}
