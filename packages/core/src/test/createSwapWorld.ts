import { isHex } from '@latchkey/protocol/atoms'
import { maxUint256, numberToHex, type Hex } from 'viem'
import type { AtomicSupport } from '../adapter/callsFeature.ts'
import type { AdapterFeatures, BalanceChange } from '../adapter/features.ts'
import { selectActiveConnection } from '../adapter/adaptersState.ts'
import type { Connection } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ErrorCode } from '../kernel/errors/codes.ts'
import type { HttpPort } from '../kernel/ports/ports.ts'
import { readProperty } from '../kernel/utils/readProperty.ts'
import type { SendToken } from '../send/state.ts'
import type { SwapPluginState } from '../swap/state.ts'
import type { Swap } from '../swap/Swap.ts'
import { swapPlugin } from '../swap/swapPlugin.ts'
import type { TransactionRecord } from '../transactions/state.ts'
import { transactionsPlugin } from '../transactions/transactionsPlugin.ts'
import { createFakeAdapter } from './createFakeAdapter.ts'
import { createFakeChain, type FakeChain } from './createFakeChain.ts'
import { createTestModal, type TestModal } from './createTestModal.ts'
import { decodeSwap, encodeKyberSwap } from './encodeSwap.ts'

/** The contracts of KyberSwap, and another published provider. */
export const router = '0x6131B5fae19EA4f9D964eAc0408E4408b66337b5'
export const otherRouter = '0x111111125421cA6dc452d289314280a0f8842A65'
const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
export const dollarAddress = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
export const tetherAddress = '0xdac17f958d2ee523a2206206994597c13d831ec7'

/** What the wallet is asked to send. */
export interface SwapAsk {
  readonly kind: 'reset' | 'approve' | 'swap' | 'batch'
  /** The connection when the wallet was asked. */
  readonly connection: Connection
  readonly calls: readonly { readonly to: string; readonly data: string; readonly value: bigint }[]
  readonly batchId: string | undefined
  /** The owner approves: the transaction is sent, and in the next block. */
  approve(): void
  refuse(code: ErrorCode, cause?: unknown): void
}

/** What the chain, the wallet and the cloud say. A test changes it at any time. */
export interface SwapWorldFacts {
  /** By token, `coin` for the coin. */
  readonly balances: Map<string, bigint>
  readonly allowances: Map<string, bigint>
  /** Whether tokens refuse to change an allowance that is not 0. */
  isStubborn: boolean
  atomic: AtomicSupport
  feePerGas: bigint
  /** How many millionths of the paid amount arrive. */
  rate: bigint
  /** The rate that transactions are built with; the rate by default. */
  builtRate: bigint | undefined
  provider: 'kyberswap' | '1inch'
  hasRoute: boolean
  isCloudOffline: boolean
  /** The device has no network, as the browser says. */
  isDeviceOffline: boolean
  isChainOffline: boolean
  prices: Record<string, number>
  /** What a simulated swap changes; `false` if the node cannot say. */
  simulated: readonly BalanceChange[] | 'honest' | false
  /** What the contract may still take after a simulated approval and swap. */
  allowanceLeft: bigint
  /** Alters the transactions that the cloud builds. */
  alter: (transaction: Record<string, unknown>) => unknown
}

/** A modal with a wallet, a chain, a cloud and the owner of the wallet. */
export interface SwapWorld extends TestModal {
  readonly chain: FakeChain
  readonly facts: SwapWorldFacts
  readonly asks: readonly SwapAsk[]
  /** The paths that the cloud was asked for, with the slippage of a built transaction. */
  readonly calls: string[]
  readonly swap: Swap
  state(): SwapPluginState
  records(): readonly TransactionRecord[]
  connection(): Connection | undefined
}

/** A token of the world. */
export function toSwapToken(address: string | null, networkId: SendToken['caipNetworkId'] = 'eip155:1'): SendToken {
  const [name, symbol, decimals] =
    address === null
      ? (['Ether', 'ETH', 18] as const)
      : address === dollarAddress
        ? (['Dollar', 'USDC', 6] as const)
        : (['Tether', 'USDT', 6] as const)
  const rest = { iconUrl: null, price: null, isListed: true }
  return { caipNetworkId: networkId, address, name, symbol, decimals, ...rest }
}

/** Creates the world with its wallet connected on Ethereum, and loads the machine. */
export async function createSwapWorld(parameters: Parameters<typeof createTestModal>[0] = {}): Promise<SwapWorld> {
  const asks: SwapAsk[] = []
  const calls: string[] = []
  const facts: SwapWorldFacts = {
    balances: new Map([
      ['coin', 10n ** 18n],
      [dollarAddress, 1_000_000_000n],
      [tetherAddress, 1_000_000_000n],
    ]),
    allowances: new Map(),
    isStubborn: false,
    atomic: 'unsupported',
    feePerGas: 1_000n,
    rate: 1_000_000n,
    builtRate: undefined,
    provider: 'kyberswap',
    hasRoute: true,
    isCloudOffline: false,
    isDeviceOffline: false,
    isChainOffline: false,
    prices: { [dollarAddress]: 1, [tetherAddress]: 1, [coin]: 1e-12 },
    simulated: 'honest',
    allowanceLeft: 0n,
    alter: (transaction) => transaction,
  }
  let chain: FakeChain | undefined
  const getChain = (): FakeChain => (chain ??= createFakeChain(test))
  const read = async (): Promise<void> => {
    await Promise.resolve()
    if (facts.isChainOffline) throw new ModalError('request.failed')
  }
  const find = (connectionId: string): Connection => {
    const found = fake.adapter.store.getState().connections.find(({ id }) => id === connectionId)
    if (!found) throw new ModalError('connection.notFound')
    return found
  }
  const getAllowance = (owner: string, token: string): bigint =>
    facts.allowances.get(`${owner.toLowerCase()}:${token.toLowerCase()}`) ?? 0n

  /** Executes what the wallet sends, as the chain does with the next block. */
  const execute = (call: SwapAsk['calls'][number], owner: string): void => {
    const approval = readApproval(call.data)
    if (approval !== undefined) facts.allowances.set(`${owner.toLowerCase()}:${call.to.toLowerCase()}`, approval)
  }

  const ask = (
    connectionId: string,
    list: SwapAsk['calls'],
    batchId?: string,
  ): Promise<{ readonly id: Hex; readonly batchId?: string }> =>
    new Promise((resolve, reject) => {
      let isOpen = true
      const answer = (act: () => void): void => {
        if (isOpen) act()
        isOpen = false
      }
      const approval = readApproval(list[0]?.data ?? '')
      const connection = find(connectionId)
      asks.push({
        kind: batchId !== undefined ? 'batch' : approval === undefined ? 'swap' : approval === 0n ? 'reset' : 'approve',
        connection,
        calls: list,
        batchId,
        approve: () =>
          answer(() => {
            for (const call of list) execute(call, connection.activeAddress)
            const id = getChain().send()
            resolve({ id: isHex(id) ? id : '0x' })
          }),
        refuse: (code, cause) => answer(() => reject(new ModalError(code, { cause }))),
      })
    })

  const features: AdapterFeatures = {
    balance: {
      getNative: async () => {
        await read()
        return { value: facts.balances.get('coin') ?? 0n, decimals: 18, symbol: 'ETH' }
      },
      getTokens: async ({ tokens }) => {
        await read()
        return tokens.map((token) => ({ address: token, value: facts.balances.get(token.toLowerCase()) ?? 0n }))
      },
      getTokenInfo: async ({ token }) => {
        await read()
        return { address: token, name: 'Token', symbol: 'TKN', decimals: 6 }
      },
    },
    transaction: {
      estimate: async ({ transaction }) => {
        await read()
        const gas = readProperty(transaction, 'gas')
        const feeAtMost = (typeof gas === 'bigint' ? gas : 0n) * facts.feePerGas
        return { fee: feeAtMost / 2n, feeAtMost }
      },
      simulate: async ({ connectionId, transaction, before = [] }) => {
        await read()
        if (facts.simulated === false) throw new ModalError('request.unsupported')
        const owner = find(connectionId).activeAddress
        const { to, data } = toCall(transaction)
        if (data.startsWith('0xdd62ed3e')) {
          // A swap before it has used up what was approved.
          const left = before.length > 0 ? facts.allowanceLeft : getAllowance(owner, to)
          return { status: 'success', answer: numberToHex(left, { size: 32 }) }
        }
        const approval = readApproval(data)
        if (approval !== undefined)
          return facts.isStubborn && approval > 0n && getAllowance(owner, to) > 0n
            ? { status: 'failure', reason: 'The allowance is not 0' }
            : { status: 'success' }
        const swap = isHex(data) ? decodeSwap(data) : undefined
        if (!swap) return { status: 'failure' }
        const from = swap.from?.toLowerCase() ?? coin
        const isAllowed = from === coin || before.length > 0 || getAllowance(owner, from) >= swap.amount
        if (!isAllowed) return { status: 'failure', reason: 'The allowance is too low' }
        const [token, bought] = [from, swap.to?.toLowerCase() ?? coin].map((id) => (id === coin ? undefined : id))
        const honest = [
          { token, value: -swap.amount },
          { token: bought, value: swap.minimum },
        ]
        return { status: 'success', changes: facts.simulated === 'honest' ? honest : facts.simulated }
      },
      send: async ({ connectionId, transaction }) => await ask(connectionId, [toCall(transaction)]),
      trace: async (request) => await getChain().features.trace(request),
      find: async (request) => await getChain().features.find(request),
      wait: async (request) => {
        const outcome = await getChain().features.wait(request)
        return request.account === undefined
          ? outcome
          : { ...outcome, changes: [{ token: tetherAddress, value: 995n }] }
      },
    },
    calls: {
      getCapabilities: async () => ({ 'eip155:1': { atomic: facts.atomic } }),
      send: async ({ connectionId, calls: list, id }) => {
        const { id: sent } = await ask(connectionId, list.map(toCall), id)
        batches.set(id ?? sent, sent)
        return { id: id ?? sent }
      },
      getStatus: async ({ id }) => {
        const sent = batches.get(id)
        const transaction = getChain().transactions.find((each) => each.id === sent)
        if (!transaction) throw new ModalError('request.failed')
        const isMined = transaction.block !== undefined
        return { status: isMined ? 'success' : 'pending', transactionIds: isMined ? [transaction.id] : [] }
      },
    },
  }
  const batches = new Map<string, string>()
  const fake = createFakeAdapter({ features })
  const test = createTestModal({
    fake,
    http: createCloud(facts, calls),
    ...parameters,
    options: { projectId: 'p', cloud: 'https://cloud.example', ...parameters.options },
  })
  await test.modal.start()
  await test.modal.connect({ connectorId: 'io.metamask' })
  const swap = await test.modal.plugin(swapPlugin).load()
  return {
    ...test,
    chain: getChain(),
    facts,
    asks,
    calls,
    swap,
    state: () => test.modal.plugin(swapPlugin).store.getState(),
    records: () => test.modal.plugin(transactionsPlugin).store.getState().records,
    connection: () => selectActiveConnection(test.modal.controllers.adapters.store.getState(), 'eip155'),
  }
}

function toCall(transaction: unknown): SwapAsk['calls'][number] {
  const [to, data, value] = ['to', 'data', 'value'].map((name) => readProperty(transaction, name))
  return { to: String(to), data: String(data), value: typeof value === 'bigint' ? value : 0n }
}

/** The amount of an approval; `undefined` for another call. */
function readApproval(data: string): bigint | undefined {
  if (!data.startsWith('0x095ea7b3')) return undefined
  const amount = BigInt(`0x${data.slice(-64)}`)
  // No test expects it, so it must show at once.
  if (amount === maxUint256) throw new RangeError('An unlimited approval')
  return amount
}

/** A cloud that swaps at the rate of the facts. */
function createCloud(facts: SwapWorldFacts, calls: string[]): HttpPort {
  const toRouter = (): string => (facts.provider === 'kyberswap' ? router : otherRouter)
  const answer = (path: string, query: URLSearchParams, body: unknown): unknown => {
    if (path === '/v1/convert/quotes') {
      if (!facts.hasRoute) return { quotes: [] }
      const amount = query.get('amount') ?? '0'
      return {
        quotes: [
          {
            ...{ fromAccount: query.get('from'), fromAmount: amount, toAccount: query.get('to') },
            ...{ toAmount: String((BigInt(amount) * facts.rate) / 1_000_000n), gas: '200000' },
            ...{ provider: facts.provider, spender: toRouter(), router: toRouter() },
          },
        ],
      }
    }
    if (path === '/v1/convert/build-transaction') {
      const text = (name: string): string => String(readProperty(body, name))
      const [from, to, account] = [text('from'), text('to'), text('userAddress')].map(
        (id) => id.split(':').at(-1) ?? '',
      )
      const amount = BigInt(text('amount'))
      const slippage = Number(readProperty(readProperty(body, 'eip155'), 'slippage'))
      const toAmount = (amount * (facts.builtRate ?? facts.rate)) / 1_000_000n
      const minimum = (toAmount * BigInt(Math.round(10_000 - slippage * 100))) / 10_000n
      const toToken = (token: string | undefined): Hex | null => (isHex(token) && token !== coin ? token : null)
      const receiver = isHex(account) ? account : '0x'
      const tx = {
        ...{ from: text('userAddress'), to: `${text('from').split(':').slice(0, 2).join(':')}:${toRouter()}` },
        value: from === coin ? String(amount) : '0',
        data: encodeKyberSwap({ from: toToken(from), to: toToken(to), amount, minimum, receiver }),
        eip155: { gas: '999999999' },
      }
      calls.push(`slippage ${slippage}`)
      return { tx: facts.alter(tx), toAmount: String(toAmount) }
    }
    if (path === '/v1/fungible/price') {
      const list = readProperty(body, 'addresses')
      const ids: readonly unknown[] = Array.isArray(list) ? list : []
      return {
        fungibles: ids.flatMap((id) => {
          const price = facts.prices[String(id).split(':').at(-1)?.toLowerCase() ?? '']
          return price === undefined ? [] : { address: id, name: 'Token', symbol: 'TKN', price }
        }),
      }
    }
    return undefined
  }
  return {
    isOnline: () => !facts.isDeviceOffline,
    fetch: async (url, init) => {
      await Promise.resolve()
      const { pathname, searchParams } = new URL(url)
      calls.push(pathname)
      if (facts.isCloudOffline || facts.isDeviceOffline) throw new TypeError('offline')
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      const json = answer(pathname, searchParams, body)
      return json === undefined
        ? Response.json({ status: 'FAILURE', reasons: [] }, { status: 404 })
        : Response.json(json)
    },
  }
}
