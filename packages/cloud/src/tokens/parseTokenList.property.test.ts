import { anything, array, assert, asyncProperty, constantFrom, integer, oneof, record, string } from 'fast-check'
import { isAddress } from 'viem'
import { expect, it } from 'vitest'
import { parseTokenList } from './parseTokenList.ts'
import { anyCharacter } from '../../../../fuzz.shared.ts'

const address = constantFrom(
  '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  '0x6b175474e89094c44da98b954eedeac495271d0f',
  '0x6b175474E89094C44Da98b954EedeAC495271d0F',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
)
const row = oneof(
  anything(),
  record(
    {
      chainId: oneof(constantFrom(1, 101), anything()),
      address: oneof(address, string(), anything()),
      symbol: oneof(string({ unit: anyCharacter, maxLength: 25 }), anything()),
      name: oneof(string({ unit: anyCharacter, maxLength: 65 }), anything()),
      decimals: oneof(integer({ min: -2, max: 40 }), anything()),
      logoURI: oneof(string(), anything()),
    },
    { requiredKeys: [] },
  ),
)

it('reads any rows, counts each once, and passes on only what can be shown', async () => {
  await assert(
    asyncProperty(array(row), async (rows) => {
      const text = toJson({ tokens: rows })
      const list = await parseTokenList(text)
      if (list === undefined) return
      expect(list.tokens.length + list.skipped).toBe(rows.length)
      for (const token of list.tokens) {
        expect(token.chainId).toMatch(/^(?:eip155:[1-9]\d*|solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp)$/)
        expect(token.chainId.startsWith('solana:') || isAddress(token.address, { strict: true })).toBe(true)
        expect(token.symbol).toMatch(/^[^\p{C}\p{Z}]{1,20}$/u)
        expect(token.name).toMatch(/^[^\p{C}]{1,60}$/u)
        expect(token.decimals).toBeGreaterThanOrEqual(0)
        expect(token.decimals).toBeLessThanOrEqual(36)
      }
    }),
  )
})

/** JSON of any value; what JSON cannot express is left out. */
function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part))
}
