import {
  createPublicClient,
  decodeEventLog,
  erc20Abi,
  getAddress,
  type Hex,
  hexToBigInt,
  http,
  isAddressEqual,
  type TransactionReceipt,
} from 'viem'
import type { UpstreamServer } from '../startUpstreamServer.ts'
import { type BlockscoutDoubleRow, type BlockscoutDoubleToken, createBlockscoutDouble } from './blockscout.ts'

type Client = ReturnType<typeof createClient>

/** A call of `trace_block`, as far as it is read. */
interface Trace {
  readonly transactionHash: Hex | null
  readonly traceAddress: readonly number[]
  readonly type: string
  readonly action: { readonly from: Hex; readonly to?: Hex; readonly value?: Hex }
}

/** Creates a Blockscout that knows what is on a running chain, in the form of `createBlockscoutDouble`. */
export function createChainBlockscout({
  rpcUrl,
}: {
  readonly rpcUrl: string
}): (request: UpstreamServer['requests'][number]) => Promise<string> {
  const client = createClient(rpcUrl)
  const tokens = new Map<Hex, Promise<BlockscoutDoubleToken>>()
  const describe = (address: Hex): Promise<BlockscoutDoubleToken> => {
    const token = tokens.get(address) ?? readToken(client, address)
    tokens.set(address, token)
    return token
  }
  let known: { readonly head: Hex; readonly rows: Promise<readonly BlockscoutDoubleRow[]> } | undefined
  const listRows = async (): Promise<readonly BlockscoutDoubleRow[]> => {
    const { hash, number } = await client.getBlock()
    if (known?.head !== hash) known = { head: hash, rows: readRows(client, Number(number), describe) }
    return await known.rows
  }
  return async (request) => {
    const account = getAddress(/\/addresses\/(0x[\da-fA-F]{40})/.exec(request.url)?.[1] ?? '')
    const rows = await listRows()
    const contracts = [...new Set(rows.flatMap(({ transfers }) => transfers?.map(({ token }) => token.address) ?? []))]
    const held = await Promise.all(
      contracts.map(async (contract) => {
        const address = getAddress(contract)
        const value = await client.readContract({ abi: erc20Abi, address, functionName: 'balanceOf', args: [account] })
        return { ...(await describe(address)), value: String(value) }
      }),
    )
    const double = createBlockscoutDouble({
      account,
      rows,
      coinBalance: String(await client.getBalance({ address: account })),
      tokens: held.filter(({ value }) => value !== '0'),
    })
    return double(request)
  }
}

function createClient(rpcUrl: string) {
  return createPublicClient({ transport: http(rpcUrl, { batch: true }), cacheTime: 0 })
}

async function readToken(client: Client, address: Hex): Promise<BlockscoutDoubleToken> {
  const contract = { abi: erc20Abi, address } as const
  const [name, symbol, decimals] = await Promise.all([
    client.readContract({ ...contract, functionName: 'name' }),
    client.readContract({ ...contract, functionName: 'symbol' }),
    client.readContract({ ...contract, functionName: 'decimals' }),
  ])
  return { address, name, symbol, decimals: String(decimals) }
}

/** Reads every transaction of the chain, newest first. */
async function readRows(
  client: Client,
  head: number,
  describe: (address: Hex) => Promise<BlockscoutDoubleToken>,
): Promise<readonly BlockscoutDoubleRow[]> {
  const numbers = Array.from({ length: head }, (_unused, index) => BigInt(head - index))
  const blocks = await Promise.all(
    numbers.map(async (blockNumber) => {
      const block = await client.getBlock({ blockNumber, includeTransactions: true })
      const traces = await client.request<{
        Method: 'trace_block'
        Parameters: [Hex]
        ReturnType: readonly Trace[]
      }>({ method: 'trace_block', params: [`0x${blockNumber.toString(16)}`] })
      const rows = block.transactions.map(async ({ from, hash, to, value }): Promise<BlockscoutDoubleRow> => {
        const receipt = await client.getTransactionReceipt({ hash })
        return {
          block: Number(blockNumber),
          time: Number(block.timestamp) * 1_000,
          ...{ hash, from, to: to ?? undefined, value: String(value) },
          status: receipt.status === 'success' ? 'ok' : 'error',
          transfers: await Promise.all(
            listTransfers(receipt).map(async ({ address, ...transfer }) => {
              return { ...transfer, token: await describe(address) }
            }),
          ),
          calls: listCalls(traces.filter(({ transactionHash }) => transactionHash === hash)),
        }
      })
      return (await Promise.all(rows)).toReversed()
    }),
  )
  return blocks.flat()
}

/** The transfers of tokens whose amount is in the log's data. */
function listTransfers({ logs }: TransactionReceipt) {
  const [transfer] = erc20Abi.filter(({ name, type }) => type === 'event' && name === 'Transfer')
  if (transfer === undefined) throw new TypeError('The ABI of ERC-20 has no transfer.')
  return logs.flatMap(({ address, data, topics }) => {
    try {
      const { args } = decodeEventLog({ abi: [transfer], data, topics, strict: true })
      if (!('to' in args)) return []
      return [{ address, from: args.from, to: args.to, value: String(args.value) }]
    } catch {
      return []
    }
  })
}

/** The calls between contracts that moved coins. */
function listCalls(traces: readonly Trace[]) {
  return traces.flatMap(({ action: { from, to, value = '0x0' }, traceAddress, type }) => {
    const isInner = traceAddress.length > 0 && type === 'call' && to !== undefined && !isAddressEqual(from, to)
    return isInner && hexToBigInt(value) > 0n ? [{ from, to, value: String(hexToBigInt(value)) }] : []
  })
}
