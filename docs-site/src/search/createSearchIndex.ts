import MiniSearch from 'minisearch'
import type { Page } from '../Page.ts'
import type { RenderedMarkdown } from '../render/renderMarkdown.ts'
import { searchOptions } from './searchOptions.ts'

/** Longer texts are cut: what comes late in a page of reference is rarely what a reader looks for, and is in its headings. */
const longestText = 60_000

/** Indexes all pages and returns the index as JSON. */
export function createSearchIndex(
  pages: readonly { readonly page: Page; readonly rendered: RenderedMarkdown }[],
): string {
  const index = new MiniSearch(searchOptions)
  index.addAll(
    pages
      .filter(({ page }) => !page.path.startsWith('glossary/') && page.path !== '404')
      .map(({ page, rendered }, id) => ({
        id,
        path: page.path,
        title: page.title,
        section: page.section,
        summary: page.summary,
        headings: rendered.headings.map(({ text }) => text).join(' '),
        text: rendered.text.slice(0, longestText),
      })),
  )
  return JSON.stringify(index)
}
