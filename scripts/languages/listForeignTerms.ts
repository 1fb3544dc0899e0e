import type { GlossaryRow } from './readGlossary.ts'
import type { CatalogueText } from './readCatalogues.ts'

/** A text that does not use the term of the glossary. */
export interface ForeignTerm {
  readonly key: string
  readonly term: string
}

/** Terms that change too much within a sentence, or that English also uses for other things, such as the name of an account. */
const inflected: ReadonlySet<string> = new Set([
  ...[
    'approve',
    'buy',
    'confirm',
    'connect',
    'decline',
    'disconnect',
    'purchase',
    'receive',
    'reject',
    'send',
    'sign',
    'swap',
  ],
  ...['happen', 'undo', 'log in', 'log out', 'sign in', 'sign out', 'block', 'name'],
])

/**
 * Lists the texts whose English has a term of the glossary, but whose translation has none of the words for it. A word counts by its
 * stem: its first letters, because endings change. Where terms overlap, the longest counts: `network fee` is not `network`.
 */
export function listForeignTerms(parameters: {
  readonly english: readonly CatalogueText[]
  readonly translated: ReadonlyMap<string, CatalogueText>
  readonly glossary: readonly GlossaryRow[]
}): readonly ForeignTerm[] {
  const { english, glossary, translated } = parameters
  const rows = glossary.toSorted((one, other) => other.english.length - one.english.length)
  const patterns = rows.map((row) => ({ ...row, pattern: new RegExp(`\\b${row.english}(?:e?s)?\\b`, 'gi') }))
  return english.flatMap(({ forms, key }) => {
    // Some languages call an address of mail otherwise than one of a network.
    let rest = (forms.at(-1) ?? '').replaceAll(/(?<=e-mail) address/gi, '')
    const own = plain((translated.get(key)?.forms ?? []).join(' '))
    return patterns.flatMap(({ english: term, pattern, terms }) => {
      if (!rest.toLowerCase().includes(term.toLowerCase())) return []
      const before = rest
      rest = rest.replaceAll(pattern, ' ')
      return rest === before || inflected.has(term) || terms.some((each) => hasTerm(own, each)) ? [] : [{ key, term }]
    })
  })
}

function hasTerm(text: string, term: string): boolean {
  return plain(term)
    .split(/\s+/)
    .every((word) => text.includes(toStem(word)))
}

/** The first letters of a word in an alphabet. Signs that are words or syllables stay whole. */
function toStem(word: string): string {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)
    ? word
    : word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)))
}

/** Without case, accents, and marks that do not make another word. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}\u0640]|(?<=\p{L})[-‐’'](?=\p{L})/gu, '')
    .toLowerCase()
}
