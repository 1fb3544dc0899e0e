import { isSameAddress } from '../kernel/utils/isSameAddress.ts'
import { toAddressGroups } from './toAddressGroups.ts'

/** A group of an address, and whether the other address has another one in its place. */
export interface ComparedGroup {
  readonly text: string
  readonly isDifferent: boolean
}

/**
 * Splits two addresses into groups of 4 to be read side by side, and marks the groups that differ.
 *
 * @example
 * ```ts
 * compareAddresses({ address: '0x71C7656E', other: '0x71C7656F' })
 * // each [{ text: '71C7', isDifferent: false }, { text: …, isDifferent: true }]
 * ```
 */
export function compareAddresses(parameters: {
  readonly address: string
  readonly other: string
}): readonly [address: readonly ComparedGroup[], other: readonly ComparedGroup[]] {
  const address = toAddressGroups(parameters.address)
  const other = toAddressGroups(parameters.other)
  const mark = (a: typeof address, b: typeof address): readonly ComparedGroup[] =>
    a.groups.map((text, index) => ({
      text,
      isDifferent: !isSameAddress({ address: a.prefix + text, other: b.prefix + (b.groups[index] ?? '') }),
    }))
  return [mark(address, other), mark(other, address)]
}
