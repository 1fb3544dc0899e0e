import { array, assert, base64String, constantFrom, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { decodeDataUrl } from './decodeDataUrl.ts'
import { parseAvatarRecord } from './parseAvatarRecord.ts'

const contract = '0x91C7000000000000000000000000000000000005'
const parts = constantFrom(
  ...['eip155', ':', '/', '1', '31337', 'erc721', 'erc1155', 'ERC721', contract, contract.slice(0, 30), '0x', '0xff'],
  ...['data:', 'image/svg+xml', ';base64', ';', ',', '%', '%3C', '%zz', 'https://', 'ipfs://', ' '],
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

it('returns what a data URL contains, encoded in any of the usual ways', () => {
  assert(
    property(string(), constantFrom('image/png', 'application/json', ''), (content, type) => {
      const bytes = Buffer.from(content)
      const urls = [
        `data:${type};base64,${bytes.toString('base64')}`,
        `DATA:${type};charset=utf-8;base64,${encodeURIComponent(bytes.toString('base64'))}`,
        `data:${type};utf8,${encodeURIComponent(bytes.toString())}`,
      ]
      for (const url of urls) expect(decodeDataUrl(url, 10_000)).toEqual({ mediaType: type, bytes })
    }),
  )
})

it('never throws, and decodes at most as much as a URL may contain', () => {
  assert(
    property(oneof(text, base64String()), (rest) => {
      expect(decodeDataUrl(`data:${rest}`, 20)?.bytes.byteLength ?? 0).toBeLessThanOrEqual(60)
      expect(decodeDataUrl(`https:${rest}`, 100)).toBeUndefined()
    }),
  )
})
