import MiniSearch from 'minisearch'
import { searchOptions } from '../src/search/searchOptions.ts'

/** A page that matches. */
export interface Found {
  readonly address: string
  readonly title: string
  readonly section: string
  readonly summary: string
}

export type Find = (asked: string) => readonly Found[]

/** Loads the index and returns the search. */
export async function createFind(): Promise<Find> {
  const { root = './', search = '' } = document.documentElement.dataset
  const response = await fetch(search)
  if (!response.ok) throw new TypeError(`The index answered ${response.status}`)
  const index = MiniSearch.loadJSON(await response.text(), searchOptions)
  return (asked) =>
    index.search(asked).map(({ path, title, section, summary }) => ({
      address: `${root}${String(path)}/`,
      title: String(title),
      section: String(section),
      summary: String(summary),
    }))
}
