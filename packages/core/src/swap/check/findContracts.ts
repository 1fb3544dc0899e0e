import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { isSameAddress } from '../../kernel/utils/isSameAddress.ts'
import { publishedContracts } from './publishedContracts.ts'
import type { SwapContracts } from '../../options/SwapContracts.ts'

/** What a quote says about who swaps. */
export interface QuotedContracts {
  readonly networkId: CaipNetworkId
  readonly provider?: string | undefined
  readonly router?: string | undefined
  readonly spender?: string | undefined
}

/**
 * Finds the contracts that a quote names among those that the providers have published and those that the app added. `undefined`
 * for any other: a quote cannot introduce a contract.
 */
export function findContracts(quote: QuotedContracts, added: readonly SwapContracts[]): SwapContracts | undefined {
  const { networkId, provider, router, spender } = quote
  if (router === undefined || spender === undefined) return undefined
  return [...publishedContracts, ...added].find(
    (known) =>
      known.provider === provider &&
      known.networkId === networkId &&
      isSameAddress({ address: known.router, other: router }) &&
      isSameAddress({ address: known.spender, other: spender }),
  )
}
