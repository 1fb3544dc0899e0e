import { createPrefixMatcher, type PrefixMatcher } from './createPrefixMatcher.ts'
import { foldText } from './foldText.ts'
import { getLetterMask } from './getLetterMask.ts'
import { commonLabels } from './SearchTarget.ts'

/** One word of a search query. */
export interface SearchQueryWord {
  readonly text: string
  readonly mask: number
  /** Allowed edits: none for short words, which would match everything. */
  readonly edits: number
  readonly countSlips: PrefixMatcher
  /** Edit counts for words shared by many wallets, cached per search; infinite if above the limit. */
  readonly seen: Map<string, number>
}

/** A search query, prepared once per search. */
export interface SearchQuery {
  /** The query in lower case, compared with ids and rdns. */
  readonly raw: string
  /** Whether the query looks like an rdns. */
  readonly isReverseName: boolean
  readonly compact: string
  readonly words: readonly SearchQueryWord[]
  /** The whole query as one word. */
  readonly whole: SearchQueryWord
}

const mostWords = 6
/** Words that do not identify a wallet. */
const vague = new Set([...commonLabels, 'https', 'http', 'the', 'wallets', 'www'])

/** Prepares a search query; `undefined` if it contains no words. */
export function toSearchQuery(text: string): SearchQuery | undefined {
  const folded = foldText(text)
  if (folded === '') return undefined
  const all = folded.split(' ')
  const telling = all.filter((word) => !vague.has(word))
  const words = (telling.length === 0 ? all : telling).slice(0, mostWords).map(toQueryWord)
  const compact = all.join('')
  const raw = text.trim().toLowerCase()
  return { raw, isReverseName: raw.includes('.'), compact, words, whole: toQueryWord(compact) }
}

function toQueryWord(text: string): SearchQueryWord {
  const edits = text.length < 4 ? 0 : text.length < 6 ? 1 : 2
  return { text, mask: getLetterMask(text), edits, countSlips: createPrefixMatcher(text, edits), seen: new Map() }
}
