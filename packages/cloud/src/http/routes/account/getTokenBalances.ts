import { getTokenBalances, type TokenBalance } from '@latchkey/protocol/api'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { PictureSigner } from '../../../images/createPictureSigner.ts'
import type { Logger } from '../../../observe/createLogger.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { TokenFinder } from '../../../tokens/createTokenFinder.ts'
import type { Holding } from '../../../upstream/balances/Balances.ts'
import type { Balances, ChainBalances } from '../../../upstream/balances/createBalances.ts'
import type { CachedAnswer } from '../../../upstream/cache/createAnswerCache.ts'
import type { Prices } from '../../../upstream/prices/createPrices.ts'
import { type PricedToken, type TokenPrice, toTokenKey } from '../../../upstream/prices/Prices.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { Budgets } from '../../createBudgets.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { isWebAddress } from './findSpam.ts'
import { parseBalanceQuery } from './parseBalanceQuery.ts'
import { toPlainText } from './toPlainText.ts'

/** What the balances of one chain cost of the budget for upstream calls. */
const weight = 5

/** The most rows in an answer. */
const rowsAtMost = 2_000

interface ReadChain extends ChainBalances {
  readonly chainId: CaipNetworkId
}

/** Returns the balances of an account on all chains, or on one. A chain or a price that fails does not empty the rest. */
export function getTokenBalancesRoute(parameters: {
  readonly balances: Balances
  readonly prices: Prices | undefined
  readonly budgets: Pick<Budgets, 'forcedBalances' | 'rpc'>
  readonly tokens: TokenFinder
  readonly pictureSigner: Pick<PictureSigner, 'sign'>
  readonly logger: Logger
}): Route {
  const { balances, budgets, logger, pictureSigner, prices, tokens: listed } = parameters

  /** Balances are of use without prices, so a failure of prices is not one of balances. */
  const readPrices = async (
    tokens: readonly PricedToken[],
    currency: string,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, CachedAnswer<TokenPrice>>> => {
    try {
      return (await prices?.read({ tokens, currency, signal })) ?? new Map()
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      logger.debug({ code: error.code }, 'Balances were answered without prices')
      return new Map()
    }
  }

  return defineRoute({
    endpoint: getTokenBalances,
    access: 'project',
    handle: async ({ context, parameters: { address }, query }) => {
      const { account, chainIds, currency, forced } = parseBalanceQuery({ address, query, known: balances.chainIds })
      const spender = getSpender(context)
      if (forced.length > 0) await chargeBudget({ budget: budgets.forcedBalances, spender, work: 1 })
      const served = chainIds.filter((id) => balances.chainIds.includes(id))
      if (served.length > 0) await chargeBudget({ budget: budgets.rpc, spender, work: weight * served.length })
      const signal = context.get('signal')
      const results = await Promise.all(
        served.map(async (chainId): Promise<ReadChain | ApiRefusal> => {
          const contracts = forced.flatMap((one) =>
            one.chainId === undefined || one.chainId === chainId ? [one.address] : [],
          )
          try {
            return { chainId, ...(await balances.read({ chainId, account, forced: contracts, signal })) }
          } catch (error) {
            if (error instanceof ApiRefusal) return error
            throw error
          }
        }),
      )
      const read = results.flatMap((result) => (result instanceof ApiRefusal ? [] : [result]))
      const refusal = results.find((result) => result instanceof ApiRefusal)
      if (read.length === 0 && refusal !== undefined) throw refusal
      const owned = read.flatMap(({ at, chainId, holdings }) => holdings.map((holding) => ({ at, chainId, holding })))
      const tokens = owned.map(({ chainId, holding }) => ({ chainId, address: holding.address }))
      const answers = await readPrices(tokens, currency, signal)
      const readIds = new Set(read.map(({ chainId }) => chainId))
      const unavailable = chainIds.filter((id) => !readIds.has(id))
      return {
        balances: owned.slice(0, rowsAtMost).map(({ at, chainId, holding }) =>
          toRow({
            ...{ at, chainId, holding, pictureSigner, tokens: listed },
            price: answers.get(toTokenKey({ chainId, address: holding.address })),
          }),
        ),
        ...(unavailable.length === 0 ? {} : { unavailable: unavailable.slice(0, 100) }),
      }
    },
  })
}

function toRow(parameters: {
  readonly chainId: CaipNetworkId
  readonly holding: Holding
  readonly at: number
  readonly price: CachedAnswer<TokenPrice> | undefined
  readonly tokens: TokenFinder
  readonly pictureSigner: Pick<PictureSigner, 'sign'>
}): TokenBalance {
  const { at, chainId, holding, pictureSigner, price, tokens } = parameters
  const { address, decimals, numeric } = holding
  const token = address === undefined ? undefined : tokens.find(chainId, address)
  const isListed = address === undefined || token !== undefined
  const [name = '', symbol = ''] = [token?.name ?? holding.name, token?.symbol ?? holding.symbol].map((text) =>
    toPlainText(text, 64),
  )
  const isSpam = !isListed && (holding.isSpam === true || isWebAddress(name) || isWebAddress(symbol))
  const iconUrl = token?.logoUri ?? holding.iconUrl
  const picture = iconUrl === undefined ? undefined : pictureSigner.sign(iconUrl)
  const value = price?.value ? Number(numeric) * price.value.price : undefined
  // A value that no currency has is a wrong price.
  const isKnown = value !== undefined && value <= 1e30
  return {
    name,
    symbol,
    chainId,
    ...(address === undefined ? {} : { address: `${chainId}:${address}` }),
    ...(isKnown ? { value, price: price?.value?.price } : {}),
    quantity: { decimals, numeric },
    ...(picture === undefined ? {} : { iconUrl: picture }),
    isListed,
    ...(isSpam ? { flags: { is_spam: true } } : {}),
    asOf: Math.floor(Math.min(at, isKnown ? (price?.at ?? at) : at) / 1_000),
  }
}
