import { isHex } from '@latchkey/protocol/atoms'
import {
  createPublicClient,
  createWalletClient,
  erc20Abi,
  getAddress,
  hexToBigInt,
  http,
  numberToHex,
  parseEventLogs,
  type Hex,
  type TransactionReceipt,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { vi } from 'vitest'
import type { AtomicSupport } from '../adapter/callsFeature.ts'
import type { AdapterFeatures, BalanceChange, TransactionSimulation } from '../adapter/features.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { readProperty } from '../kernel/utils/readProperty.ts'

/** What the owner of the wallet is asked for. */
export interface AnvilAsk {
  readonly kind: 'reset' | 'approve' | 'swap' | 'batch'
  readonly calls: readonly Call[]
}

interface Call {
  readonly to: Hex
  readonly data: Hex
  readonly value: bigint
}

/** A wallet on a local chain, whose features are those of an adapter for EVM chains. */
export interface AnvilWallet {
  readonly address: Hex
  readonly features: AdapterFeatures
  readonly asks: readonly AnvilAsk[]
  atomic: AtomicSupport
  /** The answer of the owner. By default each request is approved. */
  decide: (ask: AnvilAsk) => 'approve' | 'decline' | Promise<'approve' | 'decline'>
  getBalance(token: string | null): Promise<bigint>
  getAllowance(token: string, spender: string): Promise<bigint>
  /** Reads what a contract returns. */
  read(call: { readonly to: string; readonly data: Hex }): Promise<Hex>
  /** Sends without asking, and waits for the block. */
  send(call: { readonly to: string; readonly data: string; readonly value: bigint }): Promise<TransactionReceipt>
}

/** Creates the wallet of a key. */
export function createAnvilWallet({ url, key }: { readonly url: string; readonly key: Hex }): AnvilWallet {
  const account = privateKeyToAccount(key)
  const transport = http(url)
  const client = createPublicClient({ transport, pollingInterval: 10, cacheTime: 0 })
  const signer = createWalletClient({ transport, account })
  const asks: AnvilAsk[] = []
  const batches = new Map<string, readonly Hex[]>()
  const [own, from] = [account.address.toLowerCase(), account.address]

  const sendCall = (call: Call): Promise<Hex> => signer.sendTransaction({ ...call, chain: null })
  const readReceipt = (hash: Hex): Promise<TransactionReceipt> =>
    vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })

  const ask = async (kind: AnvilAsk['kind'], calls: readonly Call[]): Promise<void> => {
    const request = { kind, calls }
    asks.push(request)
    if ((await wallet.decide(request)) === 'decline') throw new ModalError('request.rejected')
  }

  const sum = (logs: TransactionReceipt['logs']): readonly BalanceChange[] => {
    const sums = new Map<string, bigint>()
    for (const { address, args } of parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs })) {
      const change =
        (args.to.toLowerCase() === own ? args.value : 0n) - (args.from.toLowerCase() === own ? args.value : 0n)
      sums.set(address.toLowerCase(), (sums.get(address.toLowerCase()) ?? 0n) + change)
    }
    return [...sums].flatMap(([token, value]) => (value === 0n ? [] : [{ token, value }]))
  }

  const readChanges = async (receipt: TransactionReceipt): Promise<readonly BalanceChange[]> => {
    const at = (blockNumber: bigint) => client.getBalance({ address: from, blockNumber })
    const [before, after] = [await at(receipt.blockNumber - 1n), await at(receipt.blockNumber)]
    return [{ value: after - before + receipt.gasUsed * receipt.effectiveGasPrice }, ...sum(receipt.logs)]
  }

  const simulate = async (calls: readonly Call[]): Promise<TransactionSimulation> => {
    const block = { calls: calls.map(({ value, ...call }) => ({ ...call, from, value: numberToHex(value) })) }
    const answer: unknown = await Reflect.apply(client.request, client, [
      { method: 'eth_simulateV1', params: [{ blockStateCalls: [block], traceTransfers: true }, 'latest'] },
    ])
    const results: unknown = readProperty(readProperty(answer, '0'), 'calls')
    const list: readonly unknown[] = Array.isArray(results) ? results : []
    if (list.some((result) => readProperty(result, 'status') !== '0x1')) return { status: 'failure' }
    const changes = new Map<string, bigint>()
    for (const result of list) {
      const logs: unknown = readProperty(result, 'logs')
      for (const log of Array.isArray(logs) ? logs : []) {
        const topics: unknown = readProperty(log, 'topics')
        const [, sender, receiver]: readonly unknown[] = Array.isArray(topics) && topics.length === 3 ? topics : []
        const [data, token] = [readProperty(log, 'data'), String(readProperty(log, 'address')).toLowerCase()]
        if (!isHex(data) || data.length !== 66) continue
        const isOwn = (topic: unknown): boolean => String(topic).toLowerCase().endsWith(own.slice(2))
        const change = (isOwn(receiver) ? hexToBigInt(data) : 0n) - (isOwn(sender) ? hexToBigInt(data) : 0n)
        // Approvals have three topics, too: of them only the owner is this account, and nothing moves.
        const isTransfer = String(readProperty(topics, '0')).startsWith('0xddf252ad')
        if (isTransfer) changes.set(token, (changes.get(token) ?? 0n) + change)
      }
    }
    const last = readProperty(list.at(-1), 'returnData')
    const toToken = (token: string): string | undefined => (token.startsWith('0xeeeeeeee') ? undefined : token)
    return {
      status: 'success',
      changes: [...changes].map(([token, value]) => ({ token: toToken(token), value })),
      ...(isHex(last) && { answer: last }),
    }
  }

  const wallet: AnvilWallet = {
    address: account.address,
    asks,
    atomic: 'unsupported',
    decide: () => 'approve',
    getBalance: (token) =>
      token === null
        ? client.getBalance({ address: from })
        : client.readContract({ abi: erc20Abi, address: getAddress(token), functionName: 'balanceOf', args: [from] }),
    getAllowance: (token, spender) => {
      const args = [from, getAddress(spender)] as const
      return client.readContract({ abi: erc20Abi, address: getAddress(token), functionName: 'allowance', args })
    },
    read: async ({ to, data }) => (await client.call({ to: getAddress(to), data })).data ?? '0x',
    send: async (call) => await readReceipt(await sendCall(toCall(call))),
    features: {
      balance: {
        getNative: async () => ({ value: await wallet.getBalance(null), decimals: 18, symbol: 'ETH' }),
        getTokens: ({ tokens }) =>
          Promise.all(tokens.map(async (address) => ({ address, value: await wallet.getBalance(address) }))),
        getTokenInfo: async ({ token }) => {
          const contract = { abi: erc20Abi, address: getAddress(token) }
          const [name, symbol, decimals] = await Promise.all([
            client.readContract({ ...contract, functionName: 'name' }),
            client.readContract({ ...contract, functionName: 'symbol' }),
            client.readContract({ ...contract, functionName: 'decimals' }),
          ])
          return { address: token, name, symbol, decimals }
        },
      },
      transaction: {
        estimate: async ({ transaction }) => {
          const gas = readProperty(transaction, 'gas')
          const feeAtMost = (typeof gas === 'bigint' ? gas : 0n) * (await client.getGasPrice()) * 2n
          return { fee: feeAtMost / 2n, feeAtMost }
        },
        simulate: ({ transaction, before = [] }) => simulate([...before, transaction].map(toCall)),
        send: async ({ transaction }) => {
          const call = toCall(transaction)
          const isApproval = call.data.startsWith('0x095ea7b3')
          await ask(isApproval ? (BigInt(`0x${call.data.slice(-64)}`) === 0n ? 'reset' : 'approve') : 'swap', [call])
          return { id: await sendCall(call) }
        },
        wait: async ({ id, account: changed }) => {
          if (!isHex(id)) throw new ModalError('request.failed')
          const receipt = await readReceipt(id)
          const status = receipt.status === 'success' ? 'success' : 'reverted'
          return { status, id, ...(changed !== undefined && { changes: await readChanges(receipt) }) }
        },
      },
      calls: {
        getCapabilities: async () => ({ 'eip155:31337': { atomic: wallet.atomic } }),
        send: async ({ calls, id }) => {
          const list = calls.map(toCall)
          await ask('batch', list)
          const hashes: Hex[] = []
          for (const call of list) hashes.push((await wallet.send(call)).transactionHash)
          batches.set(id ?? '', hashes)
          return { id: id ?? '' }
        },
        getStatus: async ({ id }) => {
          const transactionIds = batches.get(id)
          if (!transactionIds) throw new ModalError('request.failed')
          return { status: 'success', transactionIds }
        },
      },
    },
  }
  return wallet
}

function toCall(transaction: unknown): Call {
  const [to, data, value] = ['to', 'data', 'value'].map((name) => readProperty(transaction, name))
  if (!isHex(data)) throw new TypeError('Not calldata')
  return { to: getAddress(String(to)), data, value: typeof value === 'bigint' ? value : 0n }
}
