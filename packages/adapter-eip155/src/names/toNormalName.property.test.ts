import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check'
import { normalize } from 'viem/ens'
import { expect, it } from 'vitest'
import { runs } from '../../../../fuzz.shared.ts'
import { toNormalName } from './toNormalName.ts'

const part = oneof(
  constantFrom('ada', 'ADA', '-', '--', 'xn--', 'a1--b', '.', '..', '_', 'é', 'а', '\u200D', ' '),
  string(),
)
const name = array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))

it('agrees with ENSIP-15 for every text with a point', async () => {
  await assert(
    asyncProperty(name, name, async (left, right) => {
      const text = `${left}.${right}`
      const expected = toExpected(text)
      expect(await toNormalName(text)).toBe(expected)
    }),
    runs(300, 1_000),
  )
})

function toExpected(text: string): string | undefined {
  try {
    return text.length > 255 ? undefined : normalize(text)
  } catch {
    return undefined
  }
}
