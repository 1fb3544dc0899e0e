import { IntlMessageFormat } from 'intl-messageformat'
import { expect, it } from 'vitest'
import { formatMessage } from './formatMessage.ts'
import { parseMessage } from './parseMessage.ts'

interface Case {
  readonly message: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** Texts that cover every rule of ICU MessageFormat that we support. */
const cases: readonly Case[] = [
  { message: 'Close' },
  { message: '' },
  { message: 'Continue in {wallet}', values: { wallet: 'MetaMask' } },
  { message: '{ wallet }{wallet}', values: { wallet: 'A' } },
  { message: '{count, number} of {total,number}', values: { count: 1234.5, total: 9_876_543 } },
  { message: "It''s {name}''s", values: { name: "O'Neil" } },
  { message: "don't touch '{this}' or '}' that, {name}", values: { name: 'x' } },
  { message: "'{it''s} open", values: {} },
  { message: 'A # outside is a #, a } is a }' },
  { message: "{n, plural, one {'#' # ''} other {# '{n}' #}}", values: { n: 1 } },
  ...[0, 1, 2, 3, 11, 100, 1000].map((n) => ({
    message: '{n, plural, =0 {none} =2 {a pair} one {# wallet} other {# wallets}}',
    values: { n },
  })),
  ...['he', 'she', 'constructor', '__proto__', ''].map((who) => ({
    message: '{who, select, he {his} she {her {thing}} other {their}} {thing}',
    values: { who, thing: 'key' },
  })),
  ...[0, 1, 5].map((n) => ({
    message: '{who, select, you {You have {n, plural, one {# key in {place}} other {# keys}}} other {{who}: # {n}}}!',
    values: { n, who: n === 5 ? 'you' : 'they', place: 'Rome' },
  })),
  ...[0, 1].map((n) => ({
    message: '{n, plural, other {{who, select, you {#} other {{n, number} #}}}}',
    values: { n, who: n === 0 ? 'you' : 'me' },
  })),
]

const arabic = '{n, plural, zero {zero} one {one} two {two} few {few #} many {many #} other {other #}}'

it.each([
  ...cases.map((each) => ({ ...each, locale: 'en' })),
  ...[0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 1_234_567].map((n) => ({ message: arabic, values: { n }, locale: 'ar' })),
  ...[1, 2, 5, 22, 1.5].map((n) => ({
    message: '{n, plural, one {one #} few {few #} many {many #} other {other #}}',
    values: { n },
    locale: 'pl',
  })),
])(
  'formats $message with $values in $locale like an independent ICU implementation',
  ({ message, values = {}, locale }) => {
    const nodes = parseMessage(message)
    const text = nodes && formatMessage({ nodes, values, locale, isolate: false }).join('')
    expect(text).toBe(String(new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).format(values)))
  },
)

it.each([
  '{',
  '{}',
  '{name',
  '{name,}',
  '{name, }',
  '{n, plural}',
  '{n, plural, }',
  '{n, plural, one {a}}',
  '{n, plural, other {a}',
  '{n, plural, other a}',
  '{n, list, other {a}}',
  '{a b}',
])('rejects %s, which is not a valid ICU message', (message) => {
  expect(parseMessage(message)).toBeUndefined()
  expect(() => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true })).toThrow(SyntaxError)
})
