import type { Options } from 'minisearch'

/** The indexed fields of a page. */
export interface SearchDocument {
  readonly id: number
  readonly path: string
  readonly title: string
  readonly section: string
  readonly summary: string
  readonly headings: string
  readonly text: string
}

/** Words that say nothing about a page. */
const commonWords = new Set(
  'a an and are as at be by can do does for from has have how i if in is it its my of on or that the their this to was what when where which with you your'.split(
    ' ',
  ),
)

/** `useAccount` is found by `account` too, and `LATCHKEY_PORT` by each of its words. */
function splitWords(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}_]+/u)
    .flatMap((word) => {
      const parts = word.split(/_+|(?<=\p{Ll})(?=\p{Lu})/u)
      return parts.length > 1 ? [word, ...parts] : [word]
    })
    .filter(Boolean)
}

/** How texts are indexed, when the site is built, and searched, in the page. Both must agree. */
export const searchOptions: Options<SearchDocument> = {
  fields: ['title', 'headings', 'summary', 'text'],
  storeFields: ['path', 'title', 'section', 'summary'],
  tokenize: splitWords,
  processTerm(term) {
    const word = term.toLowerCase()
    if (word.length < 2 || commonWords.has(word)) return null
    return word.length > 4 ? word.replace(/(?:ies|es|s|ing|ed)$/, '') : word
  },
  searchOptions: {
    boost: { title: 6, headings: 3, summary: 2 },
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    combineWith: 'OR',
    boostDocument: (_id, _term, stored) => {
      const section = stored?.['section']
      if (section === 'Errors') return 0.7
      if (section === 'Options' || section === 'About' || section === 'Packages') return 0.9
      return section === 'Start' || section === 'Use' ? 1.3 : 1
    },
  },
}
