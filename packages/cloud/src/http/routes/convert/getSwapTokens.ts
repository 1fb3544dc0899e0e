import { getSwapTokens } from '@latchkey/protocol/api'
import type { PictureSigner } from '../../../images/createPictureSigner.ts'
import type { TokenList } from '../../../tokens/TokenList.ts'
import { getNativeCoin } from '../../../upstream/balances/nativeCoins.ts'
import { coinAddress } from '../../../upstream/swaps/Swaps.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { refuseParameter } from '../account/parseAccount.ts'
import type { SwapRouteParameters } from './SwapRouteParameters.ts'

/** Returns the coin of a chain and its listed tokens. Others can be swapped too, by their address. */
export function getSwapTokensRoute(parameters: {
  readonly swaps: SwapRouteParameters['swaps']
  readonly tokens: TokenList
  readonly pictureSigner: Pick<PictureSigner, 'sign'>
}): Route {
  const { pictureSigner, swaps, tokens } = parameters
  return defineRoute({
    endpoint: getSwapTokens,
    access: 'project',
    handle: ({ query: { chainId } }) => {
      if (!swaps.chainIds.includes(chainId)) {
        refuseParameter('query.chainId', `No provider of this cloud swaps on ${chainId}`)
      }
      const coin = getNativeCoin(chainId)
      return {
        tokens: [
          ...(coin === undefined ? [] : [{ ...coin, address: `${chainId}:${coinAddress}`, logoUri: null }]),
          ...tokens.list(chainId).map(({ address, decimals, logoUri, name, symbol }) => ({
            address: `${chainId}:${address}`,
            ...{ decimals, name, symbol },
            logoUri: (logoUri === undefined ? undefined : pictureSigner.sign(logoUri)) ?? null,
          })),
        ].slice(0, 10_000),
      }
    },
  })
}
