import { expect, it } from 'vitest'
import { createRandom } from './createRandom.ts'

it('returns distinct version 4 UUIDs (RFC 9562)', () => {
  const random = createRandom()
  const ids = Array.from({ length: 500 }, () => random.uuid())
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(500)
})

it('returns distinct bytes of the requested length', () => {
  const random = createRandom()
  expect(random.bytes(0)).toHaveLength(0)
  expect(random.bytes(32)).toHaveLength(32)
  expect(random.bytes(32)).not.toStrictEqual(random.bytes(32))
})
