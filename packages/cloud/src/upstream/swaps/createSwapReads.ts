import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { isHex } from '@latchkey/protocol/atoms'
import { array, custom, object, optional, safeParse, string } from 'valibot'
import { encodeFunctionData, erc20Abi, numberToHex } from 'viem'
import { createBatchCaller } from '../balances/rpc/createBatchCaller.ts'
import { decodeAmount, encodeBalanceOf } from '../balances/rpc/multicall.ts'
import { createAnswerCache } from '../cache/createAnswerCache.ts'
import { createMemoryAnswerStore } from '../cache/createMemoryAnswerStore.ts'
import { toUpstreamRefusal } from '../pool/toUpstreamRefusal.ts'
import type { RpcGateway } from '../rpc/createRpcGateway.ts'

/** How long a chain may take, in ms. */
const timeout = 4_000

/** The prices of gas that are offered, in wei. */
export interface GasPrices {
  readonly standard: string
  readonly fast: string
  readonly instant: string
}

interface SwapRead {
  readonly chainId: CaipNetworkId
  readonly signal?: AbortSignal | undefined
}

/** What swaps need to know of a chain. All reject with ApiRefusal `upstream_failed` or `upstream_timeout` if it does not answer. */
export interface SwapReads {
  /** The chains that can be read. */
  readonly chainIds: readonly CaipNetworkId[]
  readAllowance(
    parameters: SwapRead & {
      readonly token: `0x${string}`
      readonly owner: `0x${string}`
      readonly spender: `0x${string}`
    },
  ): Promise<bigint>
  readBalance(parameters: SwapRead & { readonly token: `0x${string}`; readonly owner: `0x${string}` }): Promise<bigint>
  /** Returns the gas of a transaction; `undefined` if it would fail now. */
  estimate(
    parameters: SwapRead & {
      readonly from: `0x${string}`
      readonly to: `0x${string}`
      readonly data: `0x${string}`
      readonly value: bigint
    },
  ): Promise<bigint | undefined>
  /** Returns the price of gas, at most 5 s old: that of the node, and those that recent transactions paid for a place further ahead. */
  readGasPrices(parameters: SwapRead): Promise<GasPrices>
}

const hexNumber = custom<`0x${string}`>((value) => isHex(value) && value.length > 2 && value.length <= 66)

const feesSchema = object({
  baseFeePerGas: array(hexNumber),
  reward: optional(array(array(hexNumber))),
})

/** Creates the reads, on the upstreams of the chains. */
export function createSwapReads(parameters: { readonly gateway: RpcGateway; readonly now: () => number }): SwapReads {
  const { gateway, now } = parameters
  const call = createBatchCaller({ gateway })
  const cache = createAnswerCache({
    name: 'gasPrice',
    schema: object({ standard: string(), fast: string(), instant: string() }),
    fresh: 5_000,
    stale: 0,
    // A price is newer than what other nodes could pass on.
    store: createMemoryAnswerStore({ now }),
    now,
  })

  const ask = async (
    { chainId, signal }: SwapRead,
    calls: readonly { readonly method: string; readonly params: readonly unknown[] }[],
  ): Promise<readonly unknown[]> => {
    const answer = await call({ chainId, calls, timeout, signal })
    if (answer.kind === 'answered') return answer.results
    throw toUpstreamRefusal({ concern: 'swaps', isTimeout: answer.isTimeout })
  }

  const readAmount = async (read: SwapRead, target: `0x${string}`, data: `0x${string}`): Promise<bigint> => {
    const [result] = await ask(read, [{ method: 'eth_call', params: [{ to: target, data }, 'latest'] }])
    // What is no token has no allowances and no balances.
    return decodeAmount(result) ?? 0n
  }

  return {
    chainIds: gateway.chainIds.filter((id) => id.startsWith('eip155:')),
    readAllowance({ owner, spender, token, ...read }) {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [owner, spender] })
      return readAmount(read, token, data)
    },
    readBalance({ owner, token, ...read }) {
      return readAmount(read, token, encodeBalanceOf({ address: token, account: owner }).callData)
    },
    async estimate({ data, from, to, value, ...read }) {
      const transaction = { from, to, data, value: numberToHex(value) }
      const [result] = await ask(read, [{ method: 'eth_estimateGas', params: [transaction] }])
      return decodeAmount(result)
    },
    async readGasPrices({ chainId, signal }) {
      const answers = await cache.read({
        keys: [chainId],
        load: async (keys, end) => {
          const [price, fees] = await ask({ chainId, signal: end }, [
            { method: 'eth_gasPrice', params: [] },
            { method: 'eth_feeHistory', params: ['0x5', 'latest', [50, 90]] },
          ])
          const standard = decodeAmount(price)
          if (standard === undefined) throw toUpstreamRefusal({ concern: 'swaps', isTimeout: false })
          const prices = toGasPrices(standard, fees)
          return new Map(keys.map((key) => [key, prices]))
        },
        signal,
      })
      const prices = answers.get(chainId)?.value
      if (!prices) throw toUpstreamRefusal({ concern: 'swaps', isTimeout: false })
      return prices
    },
  }
}

/** Without a history of fees, the node's price is the only one that is known. */
function toGasPrices(standard: bigint, history: unknown): GasPrices {
  const parsed = safeParse(feesSchema, history)
  const base = parsed.success ? BigInt(parsed.output.baseFeePerGas.at(-1) ?? 0) : 0n
  const rewards = parsed.success ? (parsed.output.reward ?? []) : []
  const toPrice = (index: number, atLeast: bigint): bigint => {
    const tips = rewards.map((row) => BigInt(row[index] ?? 0)).toSorted((one, other) => (one < other ? -1 : 1))
    const price = base + (tips[Math.floor(tips.length / 2)] ?? 0n)
    return price > atLeast ? price : atLeast
  }
  const fast = toPrice(0, standard)
  return { standard: String(standard), fast: String(fast), instant: String(toPrice(1, fast)) }
}
