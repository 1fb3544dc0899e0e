import MiniSearch from 'minisearch'
import type { questions } from './questions.ts'
import { searchOptions } from '../search/searchOptions.ts'

/** How many of the first results may hold the answer. */
const lookedAt = 3

/** Returns the questions of whose pages none is among the first results. */
export function findUnanswered(index: string, asked: typeof questions): readonly string[] {
  const search = MiniSearch.loadJSON(index, searchOptions)
  return asked.flatMap(([question, ...pages]) => {
    const found = search.search(question).map(({ path }) => String(path))
    const first = found.slice(0, lookedAt)
    return pages.some((page) => first.includes(page))
      ? []
      : [`The search for "${question}" finds ${first.join(', ')}, but not ${pages.join(' or ')}`]
  })
}
