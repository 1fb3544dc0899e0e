import { readVisit } from './visitCookie'
import { getSessions } from './visits'

/**
 * Returns the accounts that have signed in on this visit, as CAIP-10 ids such as `eip155:1:0x71C7…`.
 *
 * @param cookie the header `cookie` of the request
 */
export function getAccounts(cookie: string | null): readonly string[] {
  return getSessions(readVisit(cookie)).map(({ data }) => `${data.chainId}:${data.accountAddress}`)
}
