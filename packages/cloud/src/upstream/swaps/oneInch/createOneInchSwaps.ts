import { integer, minValue, nullable, number, object, optional, pipe, string } from 'valibot'
import type { HttpUpstream } from '../../http/createHttpUpstream.ts'
import { failAttempt } from '../../pool/Attempt.ts'
import { calldataSchema } from '../calldataSchema.ts'
import { isSameAddress } from '../isSameAddress.ts'
import { failWithoutRoute } from '../noRoute.ts'
import { swapAmountSchema } from '../swapAmountSchema.ts'
import { coinAddress, type SwapProvider, type SwapQuestion } from '../Swaps.ts'
import { oneInchChains } from './oneInchChains.ts'

const tokenSchema = object({ address: string() })
const gasSchema = optional(pipe(number(), integer(), minValue(0)))
const shared = { srcToken: tokenSchema, dstToken: tokenSchema, dstAmount: swapAmountSchema, gas: gasSchema }

/** `null` stands for a status 400, which says that there is no route. */
const quoteSchema = nullable(object(shared))

const swapSchema = nullable(
  object({
    ...shared,
    tx: object({
      from: string(),
      to: string(),
      data: calldataSchema,
      value: swapAmountSchema,
      gas: gasSchema,
    }),
  }),
)

/** Creates the swaps of 1inch, without its orders that others fill. */
export function createOneInchSwaps({ upstream }: { readonly upstream: HttpUpstream }): SwapProvider {
  const toQuery = ({ amount, from, gasPrice, to }: SwapQuestion): Readonly<Record<string, string>> => ({
    src: from,
    dst: to,
    amount: String(amount),
    includeTokensInfo: 'true',
    includeGas: 'true',
    ...(gasPrice === undefined ? {} : { gasPrice: String(gasPrice) }),
  })
  const isAsked = (
    { from, to }: SwapQuestion,
    answer: { readonly srcToken: { readonly address: string }; readonly dstToken: { readonly address: string } },
  ): boolean => isSameAddress(answer.srcToken.address, from) && isSameAddress(answer.dstToken.address, to)

  return {
    chainIds: [...oneInchChains.keys()],
    getContracts(chainId) {
      const router = oneInchChains.get(chainId)?.router
      return router === undefined ? undefined : { router, spender: router }
    },
    async quote({ question, ...limits }) {
      const chain = oneInchChains.get(question.chainId)
      if (chain === undefined) return failWithoutRoute()
      const answer = await upstream.call({
        path: ['swap', 'v6.1', chain.name, 'quote'],
        query: toQuery(question),
        schema: quoteSchema,
        empty: { status: 400, value: null },
        ...limits,
      })
      if (answer.kind === 'failed') return answer
      if (answer.value === null || answer.value.dstAmount === 0n) return failWithoutRoute()
      if (!isAsked(question, answer.value)) return failAttempt('foreign_answer')
      const { dstAmount: toAmount, gas } = answer.value
      return { kind: 'answered', value: { toAmount, gas: gas === undefined ? undefined : BigInt(gas) } }
    },
    async build({ order, ...limits }) {
      const chain = oneInchChains.get(order.chainId)
      if (chain === undefined) return failWithoutRoute()
      const { account, amount, from, slippage } = order
      const answer = await upstream.call({
        path: ['swap', 'v6.1', chain.name, 'swap'],
        query: {
          ...toQuery(order),
          from: account,
          origin: account,
          receiver: account,
          slippage: String(slippage / 100),
          // Whether it would succeed is asked of the chain: the provider knows no reason that an account could read.
          disableEstimate: 'true',
          // Calldata that tells its tokens, receiver and minimum, so that apps can check it.
          compatibility: 'true',
        },
        schema: swapSchema,
        empty: { status: 400, value: null },
        ...limits,
      })
      if (answer.kind === 'failed') return answer
      if (answer.value === null || answer.value.dstAmount === 0n) return failWithoutRoute()
      const { dstAmount: toAmount, tx } = answer.value
      const isOwn =
        isSameAddress(tx.from, account) &&
        isSameAddress(tx.to, chain.router) &&
        tx.value === (isSameAddress(from, coinAddress) ? amount : 0n)
      if (!isAsked(order, answer.value) || !isOwn) return failAttempt('foreign_answer')
      // Without an estimate, the gas of the transaction is 0.
      const gas = tx.gas === undefined || tx.gas === 0 ? answer.value.gas : tx.gas
      return {
        kind: 'answered',
        value: { toAmount, gas: gas === undefined ? undefined : BigInt(gas), data: tx.data },
      }
    },
  }
}
