import type { InfiniteData } from '@tanstack/query-core'
import type { ActivityPage } from './ActivityPage.ts'

/**
 * Joins a new first page with the one that it replaces, so that a list of many pages is renewed with one request: the later
 * pages still follow. Transactions that are gone, as after a reorganisation, are left out. Returns the new page unchanged if no
 * other page follows, or if too much is new to be sure that nothing is missing between the pages.
 */
export function mergeFirstPage(
  page: ActivityPage,
  previous: InfiniteData<ActivityPage, string | undefined> | undefined,
): ActivityPage {
  const [first, second] = previous?.pages ?? []
  if (first === undefined || second === undefined) return page
  const ids = new Set([...page.data, ...page.spam].map(({ id }) => id))
  const isKnown = ({ id }: { readonly id: string }): boolean => ids.has(id)
  if (![...first.data, ...first.spam].some(isKnown)) return page
  const keepOlder = (rows: ActivityPage['data']) => rows.slice(rows.findLastIndex(isKnown) + 1)
  return {
    data: [...page.data, ...keepOlder(first.data)],
    spam: [...page.spam, ...keepOlder(first.spam)],
    next: first.next,
  }
}
