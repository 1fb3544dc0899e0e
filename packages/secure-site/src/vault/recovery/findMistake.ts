// Where a mistake in a recovery code is. A code is a word of a Reed-Solomon code over GF(32) with the roots 2 and 4.
import { multiplyGf32 } from './multiplyGf32.ts'
import { toDigits } from './recoveryCode.ts'

const [groupCount, groupLength] = [7, 4]
const length = groupCount * groupLength

/** The powers of 2 from 2⁰ to 2³⁰: all of GF(32) but 0. */
const powers = Array.from({ length: 30 }).reduce<readonly number[]>(
  (list) => [...list, multiplyGf32(list.at(-1) ?? 1, 2)],
  [1],
)

/** Which groups of a code a visitor has to compare with the written one, by index. */
export interface Mistake {
  /** Empty if the check fails and no single character explains it. */
  readonly groups: readonly number[]
  /** Whether these groups cannot be part of any code. Otherwise they are the ones to look at first. */
  readonly isCertain: boolean
}

/**
 * Finds what is wrong with a code. A group that is too short, too long or has a character that no code has is wrong for certain. In a
 * code that is otherwise whole, the check characters locate a single wrong character; if there are several, they may name another group.
 *
 * @param groups as typed; missing ones count as empty.
 */
export function findMistake(groups: readonly string[]): Mistake | undefined {
  const digits = Array.from({ length: groupCount }, (_, index) => toDigits(groups[index] ?? ''))
  const malformed = digits.flatMap((group, index) =>
    group.length === groupLength && !group.includes(-1) ? [] : [index],
  )
  if (malformed.length > 0) return { groups: malformed, isCertain: true }
  const code = digits.flat()
  // The code as a polynomial, at both roots. A single mistake e at x^k makes these e·2^k and e·4^k.
  const [one = 0, two = 0] = [2, 4].map((root) => code.reduce((sum, digit) => multiplyGf32(sum, root) ^ digit, 0))
  // 130 bits are written, of which the first two are 0.
  if (one === 0 && two === 0) return (code[0] ?? 0) > 7 ? { groups: [0], isCertain: true } : undefined
  const exponent = (powers.indexOf(two) - powers.indexOf(one) + 31) % 31
  const isLocated = one !== 0 && two !== 0 && exponent < length
  return { groups: isLocated ? [Math.floor((length - 1 - exponent) / groupLength)] : [], isCertain: false }
}
