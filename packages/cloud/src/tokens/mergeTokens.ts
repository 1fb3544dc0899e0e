import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { Token } from './TokenList.ts'

/**
 * Merges lists by chain. A token's first list wins, so that an added list cannot rename what ships; a picture comes from the
 * first list that has one.
 */
export function mergeTokens(lists: readonly (readonly Token[])[]): ReadonlyMap<CaipNetworkId, readonly Token[]> {
  const chains = new Map<CaipNetworkId, Map<string, Token>>()
  for (const token of lists.flat()) {
    const tokens = chains.get(token.chainId) ?? new Map<string, Token>()
    chains.set(token.chainId, tokens)
    const before = tokens.get(token.address)
    if (before === undefined) tokens.set(token.address, token)
    else if (before.logoUri === undefined && token.logoUri !== undefined) {
      tokens.set(token.address, { ...before, logoUri: token.logoUri })
    }
  }
  return new Map([...chains].map(([chainId, tokens]) => [chainId, markShared([...tokens.values()])]))
}

function markShared(tokens: readonly Token[]): readonly Token[] {
  const counts = new Map<string, number>()
  for (const { symbol } of tokens) counts.set(fold(symbol), (counts.get(fold(symbol)) ?? 0) + 1)
  return tokens.map((token) => ((counts.get(fold(token.symbol)) ?? 0) > 1 ? { ...token, sharesSymbol: true } : token))
}

function fold(symbol: string): string {
  return symbol.toLowerCase()
}
