import { expect, it } from 'vitest'
import { toDisplayText } from './toDisplayText.ts'

it.each([
  ['MetaMask', 'MetaMask'],
  ['  Rainbow \n\t Wallet ', 'Rainbow Wallet'],
  ['evil\u202Etelaw', 'eviltelaw'],
  ['a\u200Bb\u2066c\u00ADd', 'abcd'],
  ['line\u2028break', 'line break'],
  ['nul\u0000l', 'nul l'],
  ['محفظة', 'محفظة'],
  ['<img src=x>', '<img src=x>'],
  ['\u200B\u202E\u0007', ''],
  ['', ''],
])('turns %j into %j', (name, text) => {
  expect(toDisplayText(name)).toBe(text)
})

it('keeps 64 complete characters', () => {
  expect(toDisplayText('x'.repeat(64))).toBe('x'.repeat(64))
  expect(toDisplayText('x'.repeat(65))).toBe(`${'x'.repeat(63)}…`)
  expect(toDisplayText('😀'.repeat(100))).toBe(`${'😀'.repeat(63)}…`)
  expect(toDisplayText('long '.repeat(1_000_000)).length).toBeLessThanOrEqual(64)
})
