import { lacksLetters } from './getLetterMask.ts'
import type { SearchQuery, SearchQueryWord } from './SearchQuery.ts'
import type { SearchTarget, SearchWord } from './SearchTarget.ts'

/** The last step of `measureMatch` without edits. Each edit adds one step. */
const lastExactStep = 5

/**
 * Ranks how well a wallet matches a query: 0 is an exact match, higher is worse, `undefined` is no match. In order:
 * exact name, id or rdns; prefix of the name; prefix of a word in it; prefix of the rdns; prefix of a label of the rdns
 * or host; substring of any of these; the same with edits.
 */
export function measureMatch(query: SearchQuery, target: SearchTarget): number | undefined {
  const { compact, raw, words } = query
  if (compact === target.compact || raw === target.id || raw === target.rdns) return 0
  if (target.compact.startsWith(compact)) return 1
  const step = query.isReverseName && target.rdns.startsWith(raw) ? 3 : undefined
  let worst = 2
  for (const word of words) {
    const place = findPlace(word, target)
    if (place === undefined) return step ?? measureSlips(query, target)
    if (place > worst) worst = place
  }
  return step === undefined || worst < step ? worst : step
}

/** The step of one word: 2 for a prefix of a word in the name, 4 for a prefix of a label, 5 for a substring. */
function findPlace({ text }: SearchQueryWord, { compact, labels, rdns, words }: SearchTarget): number | undefined {
  for (const word of words) if (word.text.startsWith(text)) return 2
  for (const label of labels) if (label.startsWith(text)) return 4
  // Nearly every name contains any given letter.
  if (text.length < 2) return undefined
  if (compact.includes(text) || rdns.includes(text)) return lastExactStep
  for (const label of labels) if (label.includes(text)) return lastExactStep
  return undefined
}

function measureSlips({ whole, words }: SearchQuery, target: SearchTarget): number | undefined {
  const together = countSlips(whole, target.whole)
  const apart = sumSlips(words, target)
  if (together === undefined && apart === undefined) return undefined
  // A match without edits would have been found before.
  return lastExactStep + Math.max(1, Math.min(together ?? Infinity, apart ?? Infinity))
}

function sumSlips(words: readonly SearchQueryWord[], target: SearchTarget): number | undefined {
  let sum = 0
  for (const word of words) {
    const slips = slipInWord(word, target)
    if (slips === undefined) return undefined
    sum += slips
  }
  return sum
}

function slipInWord(word: SearchQueryWord, { words }: SearchTarget): number | undefined {
  if (word.edits === 0) {
    for (const candidate of words) if (candidate.text.startsWith(word.text)) return 0
    return undefined
  }
  let least: number | undefined
  for (const candidate of words) {
    let slips = word.seen.get(candidate.text)
    if (slips === undefined) {
      slips = countSlips(word, candidate) ?? Infinity
      word.seen.set(candidate.text, slips)
    }
    if (slips !== Infinity && (least === undefined || slips < least)) least = slips
  }
  return least
}

function countSlips({ countSlips: count, edits, mask, text }: SearchQueryWord, word: SearchWord): number | undefined {
  const { length } = word.text
  if (edits === 0 || length + edits < text.length) return undefined
  const present = word.masks[Math.min(length, text.length + edits)] ?? 0
  return lacksLetters(mask, present, edits) ? undefined : count(word.text)
}
