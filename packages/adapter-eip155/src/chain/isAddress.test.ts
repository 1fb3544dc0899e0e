import { expect, it } from 'vitest'
import { isAddress } from './isAddress.ts'

const digits = '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'

it.each([
  digits,
  digits.toUpperCase(),
  `0x${digits}`,
  `0x${digits.toUpperCase()}`,
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
])('accepts 40 hex digits with optional 0x: %s [S5.042]', (value) => {
  expect(isAddress(value)).toBe(true)
})

it.each([
  '',
  '0x',
  digits.slice(1),
  `0x${digits.slice(1)}`,
  `${digits}0`,
  `0x${digits}0`,
  `0x${digits.slice(1)}g`,
  `x${digits}`,
  `00x${digits}`,
  `0x0x${digits}`,
  ` 0x${digits}`,
  `0x${digits}\n`,
  `0X${digits.slice(2)}`,
  'vitalik.eth',
  `eip155:1:0x${digits}`,
])('refuses everything else: %j [S5.042]', (value) => {
  expect(isAddress(value)).toBe(false)
})
