import { assert, bigInt, integer, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount } from './formatAmount.ts'

const format = (units: string, decimals: number | undefined, symbol?: string): string =>
  formatAmount({ units, decimals, symbol })

describe('an amount', () => {
  it.each([
    ['0', 18, '0'],
    ['1', 18, '0.000000000000000001'],
    ['100000000', 6, '100'],
    ['1234567890', 2, '12,345,678.9'],
    ['5', 0, '5'],
    ['1000', 0, '1,000'],
    ['12', undefined, '12'],
  ])('of %s with %s decimals is %s', (units, decimals, expected) => {
    expect(format(units, decimals)).toBe(expected)
  })

  it('of a token with absurd decimals is shown in its smallest unit, not as almost nothing (attack 66)', () => {
    expect(format('100000000', 200, 'USDC')).toBe('100000000')
    expect(format('100000000', -3, 'USDC')).toBe('100000000')
  })

  it('has a symbol of one visible word', () => {
    expect(format('1', 0, 'US\u202eDC and more')).toBe('1 USDCandmore')
    expect(format('1', 0, ' \u200b')).toBe('1')
    expect(format('1', 0, 'x'.repeat(99))).toBe(`1 ${'x'.repeat(16)}`)
  })

  it('is exact: what is written reads as what was given', () => {
    assert(
      property(bigInt({ min: 0n, max: 2n ** 256n }), integer({ min: 0, max: 36 }), (units, decimals) => {
        const [whole = '', fraction = ''] = format(String(units), decimals).replaceAll(',', '').split('.')
        return BigInt(whole + fraction.padEnd(decimals, '0')) === units
      }),
    )
  })

  it('never takes a symbol for digits', () => {
    assert(property(string(), (symbol) => /^1(?: \S.*)?$/su.test(format('1', 0, symbol))))
  })
})
