import { isHex } from '@latchkey/protocol/atoms'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { smartAccountContracts } from '@latchkey/protocol/embedded'
import {
  array,
  custom,
  type GenericSchema,
  type InferOutput,
  looseObject,
  nullish,
  nullable,
  optional,
  safeParse,
  unknown,
} from 'valibot'
import { numberToHex } from 'viem'
import { CloudError } from '../../CloudError.ts'
import type { RpcGateway } from '../../upstream/rpc/createRpcGateway.ts'
import { createRpcRequest } from '../../upstream/rpc/createRpcRequest.ts'
import type { CallOutcome, ChainAccess, ChainCall, ChainReceipt } from './ChainAccess.ts'
import { operationEventTopic } from './readExecution.ts'

const hex = custom<`0x${string}`>(isHex)
const blockSchema = looseObject({ number: hex, baseFeePerGas: optional(hex) })
const logSchema = looseObject({ address: hex, data: hex, topics: array(hex) })
const receiptSchema = looseObject({
  transactionHash: hex,
  from: hex,
  blockHash: hex,
  blockNumber: hex,
  status: hex,
  gasUsed: hex,
  effectiveGasPrice: hex,
  /** Of rollups on the OP Stack: the price of the data, besides the gas. */
  l1Fee: nullish(hex),
  logs: array(logSchema),
})
const foundSchema = array(looseObject({ transactionHash: hex }))
const errorSchema = looseObject({ code: optional(unknown()), data: optional(unknown()) })

/** Creates the access to a chain over the cloud's own upstreams. */
export function createChainAccess(parameters: {
  readonly chainId: CaipNetworkId
  readonly gateway: RpcGateway
  readonly signal: AbortSignal
}): ChainAccess {
  const { chainId, gateway, signal } = parameters
  const request = createRpcRequest({ gateway })

  const ask = (method: string, params: readonly unknown[]) => request({ chainId, method, params: [...params], signal })

  const read = async <value>(
    schema: GenericSchema<unknown, value>,
    method: string,
    params: readonly unknown[],
  ): Promise<value> => {
    const parsed = safeParse(schema, await ask(method, params).catch(toUnavailable))
    if (!parsed.success)
      throw new CloudError('upstream.failed', `An upstream of ${chainId} answered ${method} wrongly.`)
    return parsed.output
  }

  const tryCall = async (method: string, call: ChainCall): Promise<CallOutcome<`0x${string}`>> => {
    try {
      const value = await ask(method, toParameters(call))
      if (!isHex(value))
        throw new CloudError('upstream.failed', `An upstream of ${chainId} answered ${method} wrongly.`)
      return { kind: 'done', value }
    } catch (error) {
      const data = findRevert(error)
      if (data === undefined) return toUnavailable(error)
      return { kind: 'reverted', data }
    }
  }

  return {
    getCode: (address) => read(hex, 'eth_getCode', [address, 'latest']),
    getTransactionCount: async (address) => Number(await read(hex, 'eth_getTransactionCount', [address, 'latest'])),
    getBalance: async (address) => BigInt(await read(hex, 'eth_getBalance', [address, 'latest'])),
    async getHead() {
      const { baseFeePerGas = '0x0', number } = await read(blockSchema, 'eth_getBlockByNumber', ['latest', false])
      return { number: Number(number), baseFeePerGas: BigInt(baseFeePerGas) }
    },
    getTip: async () => BigInt(await read(hex, 'eth_maxPriorityFeePerGas', [])),
    call: (call) => tryCall('eth_call', call),
    async estimateGas(call) {
      const outcome = await tryCall('eth_estimateGas', call)
      return outcome.kind === 'done' ? { kind: 'done', value: BigInt(outcome.value) } : outcome
    },
    async getReceipt(hash) {
      const receipt = await read(nullable(receiptSchema), 'eth_getTransactionReceipt', [hash])
      return receipt === null ? undefined : toReceipt(receipt)
    },
    async findExecution({ fromBlock, operationHash, toBlock }) {
      const [found] = await read(foundSchema, 'eth_getLogs', [
        {
          address: smartAccountContracts.entryPoint,
          topics: [operationEventTopic, operationHash],
          fromBlock: numberToHex(fromBlock),
          toBlock: toBlock === undefined ? 'latest' : numberToHex(toBlock),
        },
      ])
      return found?.transactionHash
    },
    async send(raw) {
      try {
        // The same bytes can be given to several nodes: their nonce counts once.
        await ask('eth_sendRawTransaction', [raw])
        return { kind: 'taken' }
      } catch (error) {
        const message = error instanceof Error ? error.message : ''
        if (/already (?:known|imported)|alreadyknown|known transaction/i.test(message)) return { kind: 'taken' }
        return { kind: 'refused', message: message.slice(0, 200) }
      }
    },
  }
}

function toParameters({ code, data, from, gas, to }: ChainCall): readonly unknown[] {
  const transaction = { from, to, data, ...(gas === undefined ? {} : { gas: numberToHex(gas) }) }
  return code === undefined ? [transaction, 'latest'] : [transaction, 'latest', { [code.address]: { code: code.code } }]
}

function toReceipt(receipt: InferOutput<typeof receiptSchema>): ChainReceipt {
  const { blockHash, blockNumber, effectiveGasPrice, from, gasUsed, l1Fee, logs, status, transactionHash } = receipt
  return {
    transactionHash,
    from: `0x${from.slice(2).toLowerCase()}`,
    blockHash,
    blockNumber: Number(blockNumber),
    isSuccess: BigInt(status) === 1n,
    cost: BigInt(gasUsed) * BigInt(effectiveGasPrice) + BigInt(l1Fee ?? 0),
    logs: logs.map(({ address, data, topics }) => {
      const [first, ...others] = topics
      return { address, data, topics: first === undefined ? [] : [first, ...others] }
    }),
    raw: { ...receipt },
  }
}

/** The data of a revert in the error of a node; `undefined` if it is another error. Nodes differ in codes and in where the data is. */
function findRevert(error: unknown): `0x${string}` | undefined {
  if (!(error instanceof Error) || error instanceof CloudError) return undefined
  const parsed = safeParse(errorSchema, error)
  if (!parsed.success) return undefined
  const { code, data } = parsed.output
  const nested = safeParse(looseObject({ data: hex }), data)
  const found = isHex(data) ? data : nested.success ? nested.output.data : undefined
  if (found !== undefined) return found
  return code === 3 || /revert|out of gas|invalid opcode|stack underflow/i.test(error.message) ? '0x' : undefined
}

/** An error of a node that says nothing about the call: another node, or the same one later, may answer. */
function toUnavailable(error: unknown): never {
  if (error instanceof CloudError) throw error
  throw new CloudError('upstream.failed', 'The chain’s node refused a call that it should answer.', { cause: error })
}
