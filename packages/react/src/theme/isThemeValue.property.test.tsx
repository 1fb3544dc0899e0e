import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isThemeValue } from './isThemeValue.ts'
import { toThemeSheet } from './toThemeSheet.ts'
import { runs } from '../../../../fuzz.shared.ts'

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
