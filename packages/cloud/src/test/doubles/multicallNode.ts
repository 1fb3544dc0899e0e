import { isHex } from '@latchkey/protocol/atoms'
import { array, object, parse, string, tuple, unknown } from 'valibot'
import { decodeFunctionData, encodeAbiParameters, encodeFunctionResult, multicall3Abi } from 'viem'
import type { UpstreamServer } from '../startUpstreamServer.ts'

const batchSchema = array(
  object({ id: unknown(), method: string(), params: tuple([object({ to: string(), data: string() }), string()]) }),
)

/** A node with Multicall3: https://www.multicall3.com, 23 November 2026. */
export interface MulticallNode {
  /** Reads of each `aggregate3`. */
  readonly sizes: number[]
  answer(request: UpstreamServer['requests'][number]): string
}

/** Creates a node that answers each read with its target's amount; targets without one fail. */
export function createMulticallNode(getAmount: (target: string) => bigint | undefined): MulticallNode {
  const sizes: number[] = []
  return {
    sizes,
    answer({ body }) {
      const answers = parse(batchSchema, JSON.parse(body)).map(({ id, params: [{ data }] }) => {
        if (!isHex(data)) throw new TypeError('Not calldata')
        const { args } = decodeFunctionData({ abi: multicall3Abi, data })
        const [reads] = args ?? []
        if (!Array.isArray(reads)) throw new TypeError('Not aggregate3')
        sizes.push(reads.length)
        const result = encodeFunctionResult({
          abi: multicall3Abi,
          functionName: 'aggregate3',
          result: reads.map(({ target }) => {
            const amount = getAmount(target)
            if (amount === undefined) return { success: false, returnData: '0x' } as const
            return { success: true, returnData: encodeAbiParameters([{ type: 'uint256' }], [amount]) }
          }),
        })
        return { jsonrpc: '2.0', id, result }
      })
      return JSON.stringify(answers.toReversed())
    },
  }
}
