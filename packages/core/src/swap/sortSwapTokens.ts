import type { SwapToken } from '@latchkey/protocol/api'
import { POPULAR_SYMBOLS, SUGGESTED_SYMBOLS } from './constants.ts'

/** The tokens of a network that can be bought, for a list to choose from. */
export interface SortedSwapTokens {
  readonly suggested: readonly SwapToken[]
  /** The suggested ones included. */
  readonly popular: readonly SwapToken[]
  /** All tokens, the popular ones first. */
  readonly all: readonly SwapToken[]
}

/**
 * Finds the suggested and the popular tokens among those of the cloud, which lists each with its contract. A symbol says little of a token,
 * so of several with the same symbol only the first counts: the cloud sorts its lists by trust.
 *
 * @example
 * ```ts
 * const { suggested } = sortSwapTokens((await source.getTokens({ networkId: 'eip155:1', signal })).tokens)
 * ```
 */
export function sortSwapTokens(tokens: readonly SwapToken[]): SortedSwapTokens {
  const bySymbol = new Map<string, SwapToken>()
  for (const token of tokens) {
    const symbol = token.symbol.toUpperCase()
    if (!bySymbol.has(symbol)) bySymbol.set(symbol, token)
  }
  const find = (symbols: readonly string[]): readonly SwapToken[] =>
    symbols.flatMap((symbol) => bySymbol.get(symbol) ?? [])
  const popular = find(POPULAR_SYMBOLS)
  const first = new Set(popular)
  return {
    suggested: find(SUGGESTED_SYMBOLS),
    popular,
    all: [...popular, ...tokens.filter((token) => !first.has(token))],
  }
}
