import type { ViewName } from './routes.ts'

/**
 * What the names begin with, in as few letters as distinguish them: the whole names of all views of money would make every first load
 * larger.
 */
const beginnings = /^(Ac|Nf|On|P|R|SI|Swa|To|Transactions|U|Wal)/

/** Whether a view needs an account: without one the modal shows Connect, and it closes when the account disconnects. */
export function needsAccount(view: ViewName): boolean {
  return beginnings.test(view)
}
