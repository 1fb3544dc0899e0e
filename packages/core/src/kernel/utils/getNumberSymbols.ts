import { getNumberFormat } from './getNumberFormat.ts'

/** How a locale writes numbers. */
export interface NumberSymbols {
  /** From 0 to 9. */
  readonly digits: readonly string[]
  readonly point: string
  /** Absent if the locale does not group digits. */
  readonly group: string | undefined
  /** How many digits the last group has, and those before it: 3 and 2 in India. */
  readonly groupSizes: readonly [last: number, others: number]
}

// oxlint-disable-next-line latchkey/no-module-state -- what a language is written like is constant: modals share it as they share code
const known = new Map<string, NumberSymbols>()

/** Reads the symbols of a language, once. */
export function getNumberSymbols(locale: string): NumberSymbols {
  const symbols = known.get(locale) ?? readSymbols(getNumberFormat(locale))
  known.set(locale, symbols)
  return symbols
}

/** Reads the symbols from one number that contains every digit. */
function readSymbols(format: Intl.NumberFormat): NumberSymbols {
  const parts = format.formatToParts(1_234_567_890.5)
  const find = (wanted: string): string | undefined => parts.find(({ type }) => type === wanted)?.value
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => Array.from(value))
  const digits = groups.flat()
  const size = groups.length > 1 ? (groups.at(-1)?.length ?? 3) : 3
  return {
    digits: [...digits.slice(-1), ...digits.slice(0, -1)],
    point: find('decimal') ?? '.',
    group: find('group'),
    groupSizes: [size, groups.length > 2 ? (groups.at(-2)?.length ?? size) : size],
  }
}
