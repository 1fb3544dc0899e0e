import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { Token, TokenList } from './TokenList.ts'

/** Finds listed tokens by their contract. */
export interface TokenFinder {
  /** `undefined` if the token is on no list. Addresses of eip155 may be in upper or lower case. */
  find(chainId: CaipNetworkId, address: string): Token | undefined
  /** Whether a token is listed; `undefined` if no token of the chain is, so that a list says nothing about it. */
  isListed(chainId: CaipNetworkId, address: string): boolean | undefined
}

/** Creates the index of a list, which is made anew when the list changes. */
export function createTokenFinder(tokens: TokenList): TokenFinder {
  const indexes = new WeakMap<readonly Token[], ReadonlyMap<string, Token>>()
  const getIndex = (chainId: CaipNetworkId): ReadonlyMap<string, Token> => {
    const list = tokens.list(chainId)
    const index = indexes.get(list) ?? new Map(list.map((token) => [normalize(chainId, token.address), token]))
    indexes.set(list, index)
    return index
  }
  return {
    find: (chainId, address) => getIndex(chainId).get(normalize(chainId, address)),
    isListed(chainId, address) {
      const index = getIndex(chainId)
      return index.size === 0 ? undefined : index.has(normalize(chainId, address))
    },
  }
}

function normalize(chainId: CaipNetworkId, address: string): string {
  return chainId.startsWith('eip155:') ? address.toLowerCase() : address
}
