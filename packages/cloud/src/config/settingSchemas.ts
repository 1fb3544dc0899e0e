import { check, integer, maxValue, minLength, minValue, pipe, string, toNumber, transform } from 'valibot'
import type { SettingRow } from './SettingRow.ts'

/** A row without a default; its value is `undefined` if unset. */
export interface OptionalRow<output> extends SettingRow<output> {
  readonly initial?: undefined
}
/** A row with a default; its value is always set. */
export interface DefaultedRow<output> extends SettingRow<output> {
  readonly initial: string
}
/** Infers the type of a row's value. */
export function row<const output>(definition: DefaultedRow<output>): DefaultedRow<output>
export function row<const output>(definition: OptionalRow<output>): OptionalRow<output>
export function row(definition: SettingRow): SettingRow {
  return definition
}

export const wholeNumber = (least: number, most: number) => ({
  expected: `an integer from ${least} to ${most}`,
  schema: pipe(
    string(),
    check((text) => /^\d+$/.test(text)),
    toNumber(),
    integer(),
    minValue(least),
    maxValue(most),
  ),
})
export const seconds = (least: number, most: number) => {
  const { expected, schema } = wholeNumber(least, most)
  return {
    expected,
    unit: 'seconds' as const,
    schema: pipe(
      schema,
      transform((value) => value * 1_000),
    ),
  }
}
const words: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  yes: true,
  on: true,
  '0': false,
  false: false,
  no: false,
  off: false,
}
export const yesOrNo = {
  expected: '1 or 0',
  schema: pipe(
    string(),
    transform((text) => words[text.toLowerCase()]),
    check((value) => value !== undefined),
    transform((value) => value === true),
  ),
}
export const hostName = {
  expected: 'a host name or an IP address',
  schema: pipe(
    string(),
    check((text) => /^[\w.:-]+$/.test(text)),
  ),
}
export const urlOf = (schemes: readonly string[], example: string) => ({
  expected: `a URL such as ${example}`,
  schema: pipe(
    string(),
    check((text) => hasScheme(text, schemes)),
  ),
})
export const token = {
  isSecret: true,
  expected: 'a secret of at least 16 characters without spaces',
  schema: pipe(
    string(),
    minLength(16),
    check((text) => /^[\u0021-\u007E]+$/.test(text)),
  ),
}

/** Splits a comma-separated list. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

export function hasScheme(text: string, schemes: readonly string[]): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol)
}
