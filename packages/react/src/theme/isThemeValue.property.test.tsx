import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isThemeValue } from './isThemeValue.ts'
import { toThemeSheet } from './toThemeSheet.ts'
import {
  assertUnpolluted,
  grow,
  hostileValue,
  measureGrowth,
  mutatedText,
  repetition,
  runs,
  tooSteep,
} from '../../../../fuzz.shared.ts'

/** What the browser reads in the sheet: the names of all declarations, and the value of the token that follows the tried one. */
function readSheet(value: unknown): {
  readonly rules: number
  readonly names: readonly string[]
  readonly next: string
} {
  const { css } = toThemeSheet(JSON.parse(JSON.stringify({ accent: value, bg: '#010203' })))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const [first] = sheet.cssRules
  const style = first instanceof CSSStyleRule ? first.style : undefined
  return {
    rules: sheet.cssRules.length,
    names: [...(style ?? [])].sort(),
    next: style?.getPropertyValue('--lk-bg') ?? '',
  }
}

describe('isThemeValue', () => {
  it('accepts plain values of colours, lengths, fonts and functions', () => {
    const value = constantFrom(
      '#7a2fe0',
      '16px',
      'rgb(1 2 3 / 50%)',
      'calc(1px + (2px * 3))',
      '"Inter", \'It is\', sans-serif',
      'color-mix(in srgb, red, blue)',
      '0 1px 2px #0003, 0 4px 8px #0003',
    )
    const space = string({ unit: constantFrom(' ', '\n', '\t') })
    assert(
      property(value, space, (value, space) => {
        expect(isThemeValue(space + value + space)).toBe(true)
        expect(readSheet(space + value + space)).toStrictEqual({
          rules: 3,
          names: ['--lk-accent', '--lk-bg'],
          next: '#010203',
        })
      }),
    )
  })

  it('accepts no value with which the browser reads another sheet than the one that was meant', () => {
    const piece = oneof(
      constantFrom(
        '(',
        ')',
        '[',
        ']',
        '{',
        '}',
        '"',
        "'",
        ';',
        ':',
        '!',
        '\\',
        '/*',
        '*/',
        '<!--',
        '-->',
        '\n',
        '\r',
        '\f',
        ',',
        '@import',
        'url(',
        'var(',
        '--x',
        'red',
        '1px',
        '#',
        '%',
        'important',
        '\u0000',
        ' ',
      ),
      string({ maxLength: 2 }),
    )
    const value = oneof(array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')))
    assert(
      property(value, (value) => {
        const { names, next, rules } = readSheet(value)
        expect([rules, next]).toStrictEqual([3, '#010203'])
        expect(names.filter((name) => name !== '--lk-accent')).toStrictEqual(['--lk-bg'])
      }),
      runs(2_000),
    )
  })
})

describe('isThemeValue and values with mistakes', () => {
  const good = constantFrom(
    '#7a2fe0',
    'rgb(1 2 3 / 50%)',
    'calc(1px + (2px * 3))',
    '"Inter", \'It is\', sans-serif',
    'color-mix(in srgb, red, blue)',
    '0 1px 2px #0003, 0 4px 8px #0003',
    'cubic-bezier(0.2, 0, 0, 1)',
    'var(--page-accent, #fff)',
  )

  it.each(['rgb("1 2 3 / 50%)', "rgb('1 2 3)", 'calc(1px + (")))', '["a]'])(
    'refuses %s, which ends in an open string',
    (value) => {
      expect(isThemeValue(value)).toBe(false)
      expect(readSheet(value)).toStrictEqual({ rules: 3, names: ['--lk-bg'], next: '#010203' })
    },
  )

  it('accepts none with which the browser reads another sheet than the one that was meant', () => {
    assert(
      property(mutatedText(good), (value) => {
        const isAccepted = isThemeValue(value)
        const { names, next, rules } = readSheet(value)
        expect([rules, next]).toStrictEqual([3, '#010203'])
        expect(names.filter((name) => name !== '--lk-accent')).toStrictEqual(['--lk-bg'])
        if (!isAccepted) expect(names).toStrictEqual(['--lk-bg'])
      }),
      runs(500),
    )
  })

  it('takes no value of another kind', () => {
    assert(
      property(hostileValue, (value) => {
        if (typeof value === 'string' && isThemeValue(value)) return
        expect(isThemeValue(value)).toBe(false)
        expect(readSheet(value).names).toStrictEqual(['--lk-bg'])
        assertUnpolluted()
      }),
      runs(200),
    )
  })

  it('takes time in proportion to the length of the values', () => {
    const pieces = ['(', ')', '[', '"', "'", '()', '(()', '""', 'a', ',']
    assert(
      property(repetition(pieces), (parts) => {
        // A value has 256 characters at most, so many are tried.
        const read = (size: number): void => {
          for (let count = 0; count < size / 256; count += 1) isThemeValue(grow(parts, 250))
        }
        expect(measureGrowth(read)).toBeLessThan(tooSteep)
        expect(isThemeValue(grow(parts, 300))).toBe(false)
      }),
      runs(10, 1_000),
    )
  })
})
