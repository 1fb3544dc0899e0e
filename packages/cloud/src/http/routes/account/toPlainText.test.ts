import { expect, it } from 'vitest'
import { isWebAddress } from './findSpam.ts'
import { toPlainText } from './toPlainText.ts'

it.each([
  ['USD Coin', 'USD Coin'],
  ['  two \t words\n', 'two words'],
  ['\u202Egnissim\u202C', 'gnissim'],
  ['a\u200Bb\u200Dc\uFEFFd\u2066e\u00ADf', 'abcdef'],
  ['a\u0000b\u001B[31mc\u009Fd', 'ab[31mcd'],
  ['\uD800lone', 'lone'],
  ['\u{E0041}\u{E0042}tag', 'tag'],
  ['\u3164\u115F\uFE0F', undefined],
  ['', undefined],
  ['   ', undefined],
  [undefined, undefined],
  ['محفظة', 'محفظة'],
])('shows %j as %j', (text, plain) => {
  expect(toPlainText(text, 64)).toBe(plain)
})

it('cuts a name of 100 kB, also in the middle of characters of two units', () => {
  expect(toPlainText('a'.repeat(100_000), 64)).toBe('a'.repeat(64))
  expect(toPlainText('😀'.repeat(50_000), 63)).toBe('😀'.repeat(31))
  expect(toPlainText('\u200B'.repeat(100_000), 64)).toBeUndefined()
})

it.each([
  ...[
    'https://claim.example',
    'Visit www.claim.example',
    'claim-usdc.com',
    'USDC.app',
    '$ eth-drop . xyz',
    't.me/drop',
  ],
  ...['c\u200Blaim.c\u200Bom', 'claim。com', 'ｃｌａｉｍ．ｃｏｍ', 'REWARD.SITE', 'aave.gift claim now'],
])('takes %j for an address on the web', (text) => {
  expect(isWebAddress(text)).toBe(true)
})

it.each(['USD Coin', 'USDC.e', 'Inc. The Token', 'v1.5', 'Wrapped stETH 2.0', '', '...', 'a.b', '1INCH'])(
  'does not take %j for one',
  (text) => {
    expect(isWebAddress(text)).toBe(false)
  },
)
