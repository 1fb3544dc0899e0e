import type { ViewName } from './routes.ts'

/** What the names begin with, because the whole names of all views of money would make every first load larger. */
const beginnings = /^(Account|Nft|On|Profile|Register|S(IWX|wap)|Un|Update|Wallet|Token|Transactions)/

/** Whether a view needs an account: without one the modal shows Connect, and it closes when the account disconnects. */
export function needsAccount(view: ViewName): boolean {
  return beginnings.test(view)
}
