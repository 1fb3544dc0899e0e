import { array, assert, base64String, constantFrom, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { measureGrowth, tooSteep } from '../../../../fuzz.shared.ts'
import { decodeDataUrl } from './decodeDataUrl.ts'

const parts = constantFrom(...['image/svg+xml', ';base64', ';', ',', '%', '%3C', '%zz', '<svg/>', ' '])
const text = oneof(
  string(),
  array(oneof(parts, string({ maxLength: 3 })), { maxLength: 10 }).map((words) => words.join('')),
)

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

it('takes time in proportion to the size of a URL', () => {
  const growth = measureGrowth((size) => decodeDataUrl(`data:${';'.repeat(size)},${'%'.repeat(size)}`, 10_000_000))
  expect(growth).toBeLessThan(tooSteep)
})
