import { createPrefixMatcher, type PrefixMatcher } from './createPrefixMatcher.ts'
import { foldText } from './foldText.ts'
import { getLetterMask } from './getLetterMask.ts'
import { commonLabels } from './SearchTarget.ts'

/** A word of what is searched for. */
export interface SearchQueryWord {
  readonly text: string
  readonly mask: number
  /** How many slips are forgiven: none in a short word, where everything would match. */
  readonly edits: number
  readonly countSlips: PrefixMatcher
  /** The slips in words that many wallets have, counted once a search; infinite if too many. */
  readonly seen: Map<string, number>
}

/** What is searched for, prepared once a search. */
export interface SearchQuery {
  /** As it was written, in small letters: for ids and rdns. */
  readonly raw: string
  /** It looks like an rdns. */
  readonly isReverseName: boolean
  readonly compact: string
  readonly words: readonly SearchQueryWord[]
  /** All of it as one word. */
  readonly whole: SearchQueryWord
}

const mostWords = 6
/** Words that say nothing about which wallet. */
const vague = new Set([...commonLabels, 'https', 'http', 'the', 'wallets', 'www'])

/** Prepares a search; `undefined` if there is nothing to look for. */
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
