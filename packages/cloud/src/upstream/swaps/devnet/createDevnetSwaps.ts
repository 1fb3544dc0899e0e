import { isHex } from '@latchkey/protocol/atoms'
import { custom, object, safeParse } from 'valibot'
import { encodeFunctionData } from 'viem'
import { decodeAmount } from '../../balances/rpc/multicall.ts'
import { createBatchCaller } from '../../balances/rpc/createBatchCaller.ts'
import { exchangeAbi, localChains, localExchange } from '../../devnet/localExchange.ts'
import { failAttempt } from '../../pool/Attempt.ts'
import type { RpcGateway } from '../../rpc/createRpcGateway.ts'
import { applySlippage } from '../applySlippage.ts'
import { failWithoutRoute } from '../noRoute.ts'
import type { SwapLimits, SwapProvider, SwapQuestion, SwapQuote } from '../Swaps.ts'
import { encodeExchangeSwap } from './encodeExchangeSwap.ts'

/** What a swap uses at most: more than what the chain estimates for each pair of its tokens. */
const gas = 120_000n

/** How long a transaction is valid, in seconds. */
const life = 1_200n

const blockSchema = object({ timestamp: custom<`0x${string}`>(isHex) })

/** Creates the swaps of the exchange on local chains. */
export function createDevnetSwaps({ gateway }: { readonly gateway: RpcGateway }): SwapProvider {
  const call = createBatchCaller({ gateway })

  /** Reads the price, and the time of the chain, which differs from ours after a chain was moved in time. */
  const read = async ({ amount, chainId, from, to }: SwapQuestion, limits: SwapLimits) => {
    const data = encodeFunctionData({ abi: exchangeAbi, functionName: 'getAmountOut', args: [from, to, amount] })
    const answer = await call({
      chainId,
      calls: [
        { method: 'eth_call', params: [{ to: localExchange, data }, 'latest'] },
        { method: 'eth_getBlockByNumber', params: ['latest', false] },
      ],
      ...limits,
    })
    if (answer.kind === 'failed') return answer
    const [result, block] = answer.results
    // The contract reverts without a pool.
    const toAmount = decodeAmount(result)
    if (toAmount === undefined || toAmount === 0n) return failWithoutRoute()
    const parsed = safeParse(blockSchema, block)
    if (!parsed.success) return failAttempt('schema')
    const fee = { name: 'pool', amount: (amount * 3n) / 1_000n, token: from }
    const quote: SwapQuote = { toAmount, gas, fees: [fee] }
    return { kind: 'answered', value: quote, time: BigInt(parsed.output.timestamp) } as const
  }

  return {
    chainIds: gateway.chainIds.filter((id) => localChains.includes(id)),
    getContracts: (chainId) =>
      localChains.includes(chainId) ? { router: localExchange, spender: localExchange } : undefined,
    async quote({ question, ...limits }) {
      const answer = await read(question, limits)
      return answer.kind === 'failed' ? answer : { kind: 'answered', value: answer.value }
    },
    async build({ order, ...limits }) {
      const answer = await read(order, limits)
      if (answer.kind === 'failed') return answer
      const minimum = applySlippage(answer.value.toAmount, order.slippage)
      const data = encodeExchangeSwap({ order, minimum, deadline: answer.time + life })
      return { kind: 'answered', value: { ...answer.value, data } }
    },
  }
}
