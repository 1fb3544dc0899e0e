import { getTokenPrices } from '@latchkey/protocol/api'
import { isCaipNetworkId, parseCaipAddress } from '@latchkey/protocol/caip'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { PictureSigner } from '../../../images/createPictureSigner.ts'
import type { TokenFinder } from '../../../tokens/createTokenFinder.ts'
import type { Prices } from '../../../upstream/prices/createPrices.ts'
import { type PricedToken, toTokenKey } from '../../../upstream/prices/Prices.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { Budgets } from '../../createBudgets.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** What a question costs of the budget for upstream calls. */
const weight = 10

/** What other APIs write for the coin of an eip155 chain. */
const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Returns the prices of tokens. Tokens without a known price are missing from the answer. */
export function getTokenPricesRoute(parameters: {
  readonly budgets: Pick<Budgets, 'rpc'>
  readonly prices: Prices
  readonly tokens: TokenFinder
  readonly pictureSigner: Pick<PictureSigner, 'sign'>
}): Route {
  const { budgets, pictureSigner, prices, tokens } = parameters
  return defineRoute({
    endpoint: getTokenPrices,
    access: 'project',
    handle: async ({ body, context }) => {
      const asked = body.addresses.map((address, index) => ({ address, token: toToken(address, index) }))
      if (asked.length === 0) return { fungibles: [] }
      await chargeBudget({ budget: budgets.rpc, spender: getSpender(context), work: weight })
      const answers = await prices.read({
        tokens: asked.map(({ token }) => token),
        currency: body.currency.toLowerCase(),
        signal: context.get('signal'),
      })
      return {
        fungibles: asked.flatMap(({ address, token }) => {
          const answer = answers.get(toTokenKey(token))
          if (!answer?.value) return []
          const listed = token.address === undefined ? undefined : tokens.find(token.chainId, token.address)
          const iconUrl = listed?.logoUri === undefined ? undefined : pictureSigner.sign(listed.logoUri)
          const symbol = listed?.symbol ?? answer.value.symbol ?? ''
          return [
            {
              address,
              name: (listed?.name ?? symbol).slice(0, 128),
              symbol: symbol.slice(0, 128),
              price: answer.value.price,
              decimals: listed?.decimals ?? answer.value.decimals,
              ...(iconUrl === undefined ? {} : { iconUrl }),
              asOf: Math.floor(answer.at / 1_000),
            },
          ]
        }),
      }
    },
  })
}

function toToken(text: string, index: number): PricedToken {
  const parts = parseCaipAddress(text)
  if (parts === undefined || !isCaipNetworkId(parts.networkId)) {
    throw new ApiRefusal('invalid_request', 'The request is invalid. See "reasons".', {
      reasons: [{ name: `body.addresses.${index}`, description: 'Not a CAIP-10 id, such as eip155:1:0xa0b8…eb48' }],
    })
  }
  const isNative = parts.namespace === 'eip155' && parts.address.toLowerCase() === nativeAddress
  return { chainId: parts.networkId, address: isNative ? undefined : parts.address }
}
