import { getNumberSymbols, type NumberSymbols } from './getNumberSymbols.ts'

/** Why a text is not an amount. */
export type AmountFault =
  | { readonly fault: 'empty' | 'sign' | 'malformed' | 'tooLarge' }
  | { readonly fault: 'tooManyDecimals'; readonly decimals: number }
  /** A separator may be a decimal point or group thousands. The visitor chooses among the readings. */
  | { readonly fault: 'ambiguous'; readonly readings: readonly bigint[] }

/** Parameters of `parseAmount`. */
export interface ParseAmountParameters {
  /** What the visitor typed or pasted. Untrusted. */
  readonly text: string
  /** The number of decimals of the coin or token: 18 for ether. */
  readonly decimals: number
  /** A language tag, for digits, grouping and decimal separator. */
  readonly locale: string
}

/** More digits than any balance has: the largest value of 256 bits has 78. */
const maximumDigits = 77
/** More than an amount has with its separators; what is longer was pasted by mistake. */
const maximumLength = 400

const ignored = /[\s\p{Bidi_Control}\u200B\u2060]/gu
const sign = /^[+\-\u2010-\u2015\u2212\uFE62\uFE63\uFF0B\uFF0D]/
/** The zeros of the digits that keyboards write in any language: ASCII, full-width, Arabic, Persian. */
const zeros = [0x30, 0xff10, 0x660, 0x6f0]
const dots = '.\uFF0E\u3002\uFF61'
const commas = ',\uFF0C\u060C'
const apostrophes = "'\u2019\uFF07\u066C"

/**
 * Parses an amount as a visitor writes it, without floating-point numbers and without dropping a character that could change the
 * amount. A single `.` or `,` that cannot group thousands in the locale is the decimal point. If the locale does not use
 * it and three digits follow, the amount is ambiguous.
 *
 * @returns The amount in the smallest unit, or why the text is not an amount.
 *
 * @example
 * ```ts
 * parseAmount({ text: '1,234.5', decimals: 6, locale: 'en' }) // 1_234_500_000n
 * parseAmount({ text: '1.234', decimals: 6, locale: 'fr' }) // { fault: 'ambiguous', readings: [1_234_000n, 1_234_000_000n] }
 * ```
 */
export function parseAmount({ text, decimals, locale }: ParseAmountParameters): bigint | AmountFault {
  if (text.length > maximumLength) return { fault: 'malformed' }
  const visible = text.replace(ignored, '')
  if (visible === '') return { fault: 'empty' }
  if (sign.test(visible)) return { fault: 'sign' }
  const symbols = getNumberSymbols(locale)
  const marks = Array.from(visible, (character) => toMark(character, symbols)).join('')
  // P is the point. G and g group digits; G is a dot or a comma. F is a dot or a comma that the locale does not use.
  if (!/^[\dGgFP]*$/.test(marks) || !/\d/.test(marks)) return { fault: 'malformed' }
  const lone = /^(\d*)[GF](\d*)$/.exec(marks)
  if (lone === null) return scale({ marks: marks.replace('F', 'P'), decimals, symbols })
  const [, before = '', after = ''] = lone
  const pointed = scale({ marks: `${before}P${after}`, decimals, symbols })
  if (!isGrouped(`${before}G${after}`, marks.includes('F') ? [3, 3] : symbols.groupSizes)) return pointed
  const grouped = scale({ marks: before + after, decimals, symbols })
  if (marks.includes('G')) return grouped
  return { fault: 'ambiguous', readings: [pointed, grouped].filter((reading) => typeof reading === 'bigint') }
}

/** Turns a character into an ASCII digit or into the mark of its meaning. */
function toMark(character: string, { digits, point, group }: NumberSymbols): string {
  const own = digits.indexOf(character)
  if (own !== -1) return String(own)
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((first) => code >= first && code < first + 10)
  if (zero !== undefined) return String(code - zero)
  const folded = dots.includes(character) ? '.' : commas.includes(character) ? ',' : character
  if (folded === point || folded === '\u066B') return 'P'
  if (folded === '.' || folded === ',') return folded === group ? 'G' : 'F'
  return apostrophes.includes(folded) || folded === group ? 'g' : '?'
}

/** Whether digits are grouped as in the locale or by thousands. */
function isGrouped(whole: string, [last, others]: NumberSymbols['groupSizes']): boolean {
  const groups = whole.split(/[Gg]/)
  if (groups.length === 1) return true
  const [first = '', ...rest] = groups
  return (
    /^[1-9]/.test(first) &&
    first.length <= Math.max(last, others) &&
    rest.at(-1)?.length === last &&
    rest.slice(0, -1).every(({ length }) => length === last || length === others)
  )
}

function scale(parameters: {
  readonly marks: string
  readonly decimals: number
  readonly symbols: NumberSymbols
}): bigint | AmountFault {
  const { marks, decimals, symbols } = parameters
  const [whole = '', fraction = '', ...more] = marks.split('P')
  if (more.length > 0 || !/^\d*$/.test(fraction) || whole.includes('F') || !isGrouped(whole, symbols.groupSizes))
    return { fault: 'malformed' }
  if (fraction.length > decimals) return { fault: 'tooManyDecimals', decimals }
  const digits = `${whole.replace(/[Gg]/g, '')}${fraction.padEnd(decimals, '0')}`.replace(/^0+/, '')
  return digits.length > maximumDigits ? { fault: 'tooLarge' } : BigInt(digits === '' ? '0' : digits)
}
