import { expect, it } from 'vitest'
import { toRecipient } from './toRecipient.ts'

const checked = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

it.each([
  checked,
  checked.slice(2),
  checked.toLowerCase(),
  checked.slice(2).toLowerCase(),
  `0x${checked.slice(2).toUpperCase()}`,
])('takes %s, with or without 0x and checksum', (value) => {
  expect(toRecipient(value)).toBe(checked)
})

it.each([
  checked.replace('5aA', '5aa'),
  checked.slice(2).replace('BeAed', 'BeAeD'),
  checked.slice(0, -1),
  '',
  'vitalik.eth',
  '0x'.padEnd(100_000, 'a'),
])('refuses what is mistyped', (value) => {
  expect(() => toRecipient(value)).toThrow(expect.objectContaining({ code: 'address.invalid' }))
})
