import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { measureGrowth, tooSteep } from '../../../../fuzz.shared.ts'
import { parseAvatarRecord } from './parseAvatarRecord.ts'

const contract = '0x91C7000000000000000000000000000000000005'
const parts = constantFrom(
  ...['eip155', ':', '/', '1', '31337', 'erc721', 'erc1155', 'ERC721', contract, contract.slice(0, 30), '0x', '0xff'],
  ...['data:', 'https://', 'ipfs://', ' '],
)
const text = oneof(
  string(),
  array(oneof(parts, string({ maxLength: 3 })), { maxLength: 10 }).map((words) => words.join('')),
)

it('makes of any record nothing, a URL as it is, or a token with valid parts', () => {
  assert(
    property(text, constantFrom('', `eip155:1/erc721:${contract}/`), (rest, start) => {
      const record = parseAvatarRecord(start + rest)
      if (record?.kind === 'url') expect(record.url).toBe(start + rest)
      if (record?.kind !== 'token') return
      expect(record.contract).toMatch(/^0x[\da-f]{40}$/)
      expect(record.chainId).toMatch(/^eip155:\d+$/)
      expect(record.id >= 0n && record.id < 1n << 256n).toBe(true)
    }),
  )
})

it('reads tokens in any spelling, and no number beyond 256 bits', () => {
  const token = { kind: 'token', standard: 'erc1155', chainId: 'eip155:1', contract: contract.toLowerCase(), id: 255n }
  expect(parseAvatarRecord(`EIP155:1/ERC1155:${contract}/0xFF`)).toEqual(token)
  expect(parseAvatarRecord(`eip155:1/erc1155:${contract}/255`)).toEqual(token)
  expect(parseAvatarRecord(`eip155:1/erc721:${contract}/${(1n << 256n).toString()}`)).toBeUndefined()
  expect(parseAvatarRecord(`eip155:1/erc721:${contract}/${((1n << 256n) - 1n).toString()}`)).toBeDefined()
  expect(parseAvatarRecord(`https://${'a'.repeat(65_536)}`)).toBeUndefined()
})

it('takes time in proportion to the size of a record', () => {
  const growth = measureGrowth((size) => parseAvatarRecord(`eip155:${'1'.repeat(size)}/erc721:0x`))
  expect(growth).toBeLessThan(tooSteep)
})
