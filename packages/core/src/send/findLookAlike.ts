import { isSameAddress } from '../kernel/utils/isSameAddress.ts'
import { toAddressGroups } from './toAddressGroups.ts'

/**
 * Finds a known address that is easily mistaken for an address: a different one whose first 4 and last 4 characters are the same, after
 * what all addresses of the kind begin with. Attackers create such addresses, because people compare only the ends.
 *
 * @returns `undefined` also if the address itself is known.
 */
export function findLookAlike(parameters: {
  readonly address: string
  /** The addresses that the visitor sent to or owns. */
  readonly known: readonly string[]
}): string | undefined {
  const { address, known } = parameters
  if (known.some((other) => isSameAddress({ address, other }))) return undefined
  const ends = toEnds(address)
  return known.find((other) => toEnds(other) === ends)
}

/** People overlook the case of letters, so it does not count. */
function toEnds(address: string): string {
  const body = toAddressGroups(address).groups.join('').toLowerCase()
  return `${body.slice(0, 4)}…${body.slice(-4)}`
}
