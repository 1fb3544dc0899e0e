import type { TokenBalance } from '@latchkey/core'
import { isTrusted } from '@latchkey/core/internal'
import { matchesQuery } from '../../ui/matchesQuery.ts'

/** Which tokens a list shows. */
export interface TokenFilter {
  /** Only those of one network. */
  readonly networkId?: string | undefined
  /** Only those whose name or symbol contains it, or whose contract begins with it. */
  readonly query: string
}

/** Lists the tokens of all networks, the most valuable first. Those that are on no list, or are spam, are apart. */
export function listTokens(
  tokens: readonly TokenBalance[],
  { networkId, query }: TokenFilter,
): { readonly listed: readonly TokenBalance[]; readonly unlisted: readonly TokenBalance[] } {
  const wanted = query.trim().toLowerCase()
  const matches = ({ name, symbol, address = '' }: TokenBalance): boolean =>
    wanted === '' ||
    matchesQuery({ name, query }) ||
    matchesQuery({ name: symbol, query }) ||
    (wanted.length > 2 && (address.split(':').at(-1) ?? '').toLowerCase().startsWith(wanted))
  const shown = tokens.filter((token) => (networkId === undefined || token.chainId === networkId) && matches(token))
  return {
    listed: shown.filter(isTrusted).toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1)),
    unlisted: shown.filter((token) => !isTrusted(token)),
  }
}
