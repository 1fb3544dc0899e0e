import type { TokenBalance } from '@latchkey/core'
import { isTrusted } from '@latchkey/core/internal'

/**
 * Lists the balances of a token on all networks, the most valuable first. Tokens on several networks have different contracts:
 * they are the same if they are listed under the same name and symbol.
 */
export function listSameTokens(tokens: readonly TokenBalance[], token: TokenBalance): readonly TokenBalance[] {
  if (!isTrusted(token)) return [token]
  return tokens
    .filter((other) => isTrusted(other) && other.name === token.name && other.symbol === token.symbol)
    .toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1))
}
