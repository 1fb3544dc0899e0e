import { literal, nullable, object, optional, record, safeParse, string, unknown, type InferOutput } from 'valibot'
import type { HttpUpstream } from '../../http/createHttpUpstream.ts'
import { failAttempt, type FailedAttempt } from '../../pool/Attempt.ts'
import { applySlippage } from '../applySlippage.ts'
import { calldataSchema } from '../calldataSchema.ts'
import { isSameAddress } from '../isSameAddress.ts'
import { failWithoutRoute } from '../noRoute.ts'
import { swapAmountSchema } from '../swapAmountSchema.ts'
import { coinAddress, type SwapLimits, type SwapProvider, type SwapQuestion, type SwapQuote } from '../Swaps.ts'
import { kyberswapChains } from './kyberswapChains.ts'

/** The summary of a route goes back to the provider as it came, in the same order. */
const rawSummarySchema = record(string(), unknown())

const summarySchema = object({
  tokenIn: string(),
  amountIn: swapAmountSchema,
  tokenOut: string(),
  amountOut: swapAmountSchema,
  gas: swapAmountSchema,
})

/** `null` stands for a status 400, which says that there is no route. */
const routeSchema = nullable(
  object({ code: literal(0), data: object({ routeSummary: rawSummarySchema, routerAddress: string() }) }),
)

const buildSchema = nullable(
  object({
    code: literal(0),
    data: object({
      amountIn: swapAmountSchema,
      amountOut: swapAmountSchema,
      gas: optional(swapAmountSchema),
      data: calldataSchema,
      routerAddress: string(),
      transactionValue: swapAmountSchema,
    }),
  }),
)

interface Route {
  readonly kind: 'answered'
  readonly value: SwapQuote
  readonly summary: InferOutput<typeof rawSummarySchema>
}

/** Creates the swaps of KyberSwap. */
export function createKyberswapSwaps({ upstream }: { readonly upstream: HttpUpstream }): SwapProvider {
  const findRoute = async (question: SwapQuestion, limits: SwapLimits): Promise<Route | FailedAttempt> => {
    const { amount, chainId, from, gasPrice, to } = question
    const chain = kyberswapChains.get(chainId)
    if (chain === undefined) return failWithoutRoute()
    const answer = await upstream.call({
      path: [chain.name, 'api', 'v1', 'routes'],
      query: {
        tokenIn: from,
        tokenOut: to,
        amountIn: String(amount),
        ...(gasPrice === undefined ? {} : { gasPrice: String(gasPrice) }),
      },
      schema: routeSchema,
      empty: { status: 400, value: null },
      ...limits,
    })
    if (answer.kind === 'failed') return answer
    if (answer.value === null) return failWithoutRoute()
    const { routeSummary: summary, routerAddress } = answer.value.data
    const parsed = safeParse(summarySchema, summary)
    if (!parsed.success) return failAttempt('schema')
    const { amountIn, amountOut: toAmount, gas, tokenIn, tokenOut } = parsed.output
    const isAsked = isSameAddress(tokenIn, from) && isSameAddress(tokenOut, to) && amountIn === amount
    if (!isAsked || !isSameAddress(routerAddress, chain.router)) return failAttempt('foreign_answer')
    if (toAmount === 0n) return failWithoutRoute()
    return { kind: 'answered', value: { toAmount, gas }, summary }
  }

  return {
    chainIds: [...kyberswapChains.keys()],
    getContracts(chainId) {
      const router = kyberswapChains.get(chainId)?.router
      return router === undefined ? undefined : { router, spender: router }
    },
    async quote({ question, ...limits }) {
      const route = await findRoute(question, limits)
      return route.kind === 'failed' ? route : { kind: 'answered', value: route.value }
    },
    async build({ order, signal, timeout }) {
      const start = performance.now()
      const route = await findRoute(order, { signal, timeout })
      if (route.kind === 'failed') return route
      const { account, amount, chainId, from, slippage } = order
      const chain = kyberswapChains.get(chainId)
      if (chain === undefined) return failWithoutRoute()
      const answer = await upstream.call({
        path: [chain.name, 'api', 'v1', 'route', 'build'],
        body: { routeSummary: route.summary, sender: account, recipient: account, slippageTolerance: slippage },
        schema: buildSchema,
        empty: { status: 400, value: null },
        signal,
        timeout: Math.max(1, timeout - (performance.now() - start)),
      })
      if (answer.kind === 'failed') return answer
      if (answer.value === null) return failWithoutRoute()
      const { amountIn, amountOut, data, gas, routerAddress, transactionValue } = answer.value.data
      const isAsked = amountIn === amount && transactionValue === (isSameAddress(from, coinAddress) ? amount : 0n)
      if (!isAsked || !isSameAddress(routerAddress, chain.router)) return failAttempt('foreign_answer')
      // The calldata holds the minimum of the route, so that less would revert.
      if (amountOut < applySlippage(route.value.toAmount, slippage)) return failAttempt('worse_than_quoted')
      return { kind: 'answered', value: { toAmount: route.value.toAmount, gas: gas ?? route.value.gas, data } }
    },
  }
}
