import type { SendToken } from '@latchkey/core'
import { toPlain } from '../../ui/toPlain.ts'

/** Finds the tokens whose name or symbol contains a query, or whose contract begins with it, in the order of the list. */
export type TokenSearch = (parameters: {
  readonly query: string
  /** Those that are left out, by their contract in lower case; `''` is the coin. */
  readonly except?: ReadonlySet<string> | undefined
}) => readonly SendToken[]

/** Creates the search of a long list. What is compared is written once, with the first search. */
export function createTokenSearch(tokens: readonly SendToken[]): TokenSearch {
  let entries: readonly { readonly token: SendToken; readonly text: string; readonly address: string }[] | undefined
  return ({ query, except }) => {
    entries ??= tokens.map((token) => ({
      token,
      text: `${toPlain(token.symbol)}\n${toPlain(token.name)}`,
      address: (token.address ?? '').toLowerCase(),
    }))
    const plain = toPlain(query.trim())
    const contract = query.trim().toLowerCase()
    return entries
      .filter(
        ({ address, text }) =>
          (text.includes(plain) || (contract.length > 2 && address.startsWith(contract))) && !except?.has(address),
      )
      .map(({ token }) => token)
  }
}
