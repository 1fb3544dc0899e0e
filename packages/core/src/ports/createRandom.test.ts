import { expect, it } from 'vitest'
import { createRandom } from './createRandom.ts'

it('makes version 4 UUIDs (RFC 9562) that differ', () => {
  const random = createRandom()
  const ids = Array.from({ length: 500 }, () => random.uuid())
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(500)
})
