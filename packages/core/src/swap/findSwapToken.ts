import { createTokens } from '../send/createTokens.ts'
import type { SendPayer, SendToken } from '../send/state.ts'
import { COIN_ADDRESS } from './constants.ts'
import type { SwapContext } from './SwapContext.ts'
import { swapTokensQuery } from './swapTokensQuery.ts'

/**
 * Finds a token that an app or a row names: as the lists know it, as the balances do, or as the chain does. `undefined` if it is no token.
 *
 * @param id a contract or its CAIP-10 id; `null` for the coin
 */
export async function findSwapToken(
  context: Pick<SwapContext, 'controllers' | 'modal' | 'signal'>,
  { id, payer }: { readonly id: string | null; readonly payer: SendPayer },
): Promise<SendToken | undefined> {
  const tokens = createTokens(context)
  const address = id?.slice(id.lastIndexOf(':') + 1).toLowerCase()
  if (id === null || address === COIN_ADDRESS) return tokens.getCoin(payer) ?? undefined
  const { all } = swapTokensQuery.getCached(context.modal, { networkId: payer.networkId }) ?? { all: [] }
  return all.find((token) => token.address?.toLowerCase() === address) ?? (await tokens.find(id, payer))
}
