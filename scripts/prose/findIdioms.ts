import { idioms } from './idioms.ts'
import { readProse } from './readProse.ts'

/** A phrase that the word list refuses. */
export interface IdiomMatch {
  readonly line: number
  readonly phrase: string
  readonly instead: string
}

const rules = idioms.map(({ pattern, instead }) => ({
  instead,
  expression: new RegExp(`(?<![\\w-])(?:${pattern.replaceAll(' ', '\\s+')})(?![\\w-])`, 'gi'),
}))

/** Returns the refused phrases in the prose of a file, in their order. */
export function findIdioms(file: string, text: string): readonly IdiomMatch[] {
  const prose = readProse(file, text)
  if (prose === undefined) return []
  return rules
    .flatMap(({ expression, instead }) =>
      [...prose.matchAll(expression)].map(({ 0: phrase, index }) => ({
        line: prose.slice(0, index).split('\n').length,
        phrase: phrase.replaceAll(/\s+/g, ' '),
        instead,
      })),
    )
    .toSorted((one, other) => one.line - other.line)
}
