import { normalize } from 'node:path/posix'
import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { toPictureUrl } from './toPictureUrl.ts'

const gateway = 'http://gateway.internal:8080/ipfs'
const cid = 'QmXttGpZrECX5qCyXbBQiqgQNytVGeZW5Anewvh2jc4psg'
const parts = constantFrom(
  'https',
  'http',
  'ipfs',
  ':',
  '//',
  '/',
  '@',
  '#',
  '?',
  '\\',
  '%2e',
  '%2F',
  '..',
  '.',
  ':443',
  ':80',
  'a.example',
  '[::1]',
  cid,
)
const text = oneof(
  string(),
  array(oneof(parts, string({ maxLength: 3 })), { maxLength: 12 }).map((words) => words.join('')),
)

it('leads from any text to nothing, to https on its usual port, or into the folder of the gateway', () => {
  assert(
    property(constantFrom('', 'https://', `ipfs://${cid}/`), text, (start, rest) => {
      const location = toPictureUrl(start + rest, gateway)
      if (location === undefined) return
      const { isGateway, url } = location
      expect(`${url.username}${url.password}`).toBe('')
      // A server may decode a path before it follows its dots.
      const isInside = isGateway && normalize(decodeURIComponent(url.pathname)).startsWith(`/ipfs/${cid}`)
      expect([url.origin.replace(/^https:.*/, 'https'), isInside]).toEqual(
        isGateway ? ['http://gateway.internal:8080', true] : ['https', false],
      )
      expect(url.port).toBe(isGateway ? '8080' : '')
    }),
  )
})
