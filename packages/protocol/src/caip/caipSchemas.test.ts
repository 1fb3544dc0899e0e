import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { caipAddressSchema } from './caipAddressSchema.ts'
import { caipNetworkIdSchema, namespaceSchema } from './caipSchemas.ts'

it.each([
  [namespaceSchema, 'solana', true],
  [namespaceSchema, 'ethereum', false],
  [caipNetworkIdSchema, 'eip155:1', true],
  [caipNetworkIdSchema, 'eip155:1:0x0', false],
  [caipNetworkIdSchema, 1, false],
  [caipAddressSchema, 'eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb', true],
  [caipAddressSchema, 'eip155:1', false],
  [caipAddressSchema, null, false],
])('agrees with its guard (case %#)', (schema, value, isValid) => {
  expect(safeParse(schema, value).success).toBe(isValid)
})
