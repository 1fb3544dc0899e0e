import type { Connection } from '../adapter/types.ts'
import type { AdapterFeatures, ReceiverFacts, TransferParameters, TransferSimulation } from '../adapter/features.ts'
import { selectActiveConnection } from '../adapter/adaptersState.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ErrorCode } from '../kernel/errors/codes.ts'
import type { Send } from '../send/createSend.ts'
import { visitsPlugin } from '../plugin/visitsPlugin.ts'
import { sendPlugin } from '../send/sendPlugin.ts'
import type { SendPluginState } from '../send/state.ts'
import type { TransactionRecord } from '../transactions/state.ts'
import { transactionsPlugin } from '../transactions/transactionsPlugin.ts'
import { createFakeAdapter } from './createFakeAdapter.ts'
import { createFakeChain, type FakeChain } from './createFakeChain.ts'
import { createTestModal, type TestModal } from './createTestModal.ts'

/** The accounts of the first wallet. */
export const [ada, bob] = ['0x1111111111111111111111111111111111111111', '0x2222222222222222222222222222222222222222']
export const receiver = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
export const dollar = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** A request that the wallet shows its owner. */
export interface Ask extends TransferParameters {
  /** The connection when the wallet was asked. */
  readonly connection: Connection
  approve(): void
  refuse(code: ErrorCode): void
}

/** What the chain says. A test changes it at any time. */
export interface SendFactsOfChain {
  /** In the smallest unit, by `network:address:token`; the token is `coin` for the coin. */
  readonly balances: Map<string, bigint>
  readonly names: Map<string, string>
  fee: bigint
  decimals: number
  inspection: ReceiverFacts
  simulation: TransferSimulation | 'unknown'
  isOffline: boolean
  /** Called before each read. */
  onRead: () => void
}

/** A modal with two wallets of two accounts on two networks, a chain and the wallets' owner. */
export interface SendWorld extends TestModal {
  readonly chain: FakeChain
  readonly facts: SendFactsOfChain
  readonly asks: readonly Ask[]
  readonly send: Send
  state(): SendPluginState
  records(): readonly TransactionRecord[]
  /** The connection in use. */
  connection(): Connection | undefined
}

/** The balance of an account that no test has changed: another one for each account, network and token. */
export function toBalance(networkId: string, address: string, token = 'coin'): bigint {
  const place = address.toLowerCase() === ada ? 1n : 2n
  return (networkId === 'eip155:1' ? 1_000_000n : 3_000_000n) * place + (token === 'coin' ? 0n : 500_000n)
}

/** Creates the world with its first wallet connected on Ethereum, and loads the machine. */
export async function createSendWorld(
  parameters: Parameters<typeof createTestModal>[0] & {
    readonly speeds?: readonly ('slow' | 'normal' | 'fast')[]
  } = {},
): Promise<SendWorld> {
  const asks: Ask[] = []
  const facts: SendFactsOfChain = {
    balances: new Map(),
    names: new Map(),
    fee: 100n,
    decimals: 6,
    inspection: { kind: 'account' },
    simulation: 'unknown',
    isOffline: false,
    onRead: () => undefined,
  }
  let chain: FakeChain | undefined
  const getChain = (): FakeChain => (chain ??= createFakeChain(test))
  const read = async (): Promise<void> => {
    facts.onRead()
    await Promise.resolve()
    if (facts.isOffline) throw new ModalError('api.unreachable')
  }
  const getBalance = (networkId: string, address: string, token?: string): bigint =>
    facts.balances.get(`${networkId}:${address}:${token ?? 'coin'}`) ?? toBalance(networkId, address, token)
  const find = (connectionId: string): Connection => {
    const { connections } = fake.adapter.store.getState()
    const found = connections.find(({ id }) => id === connectionId)
    if (!found) throw new ModalError('connection.notFound')
    return found
  }

  const features: AdapterFeatures = {
    balance: {
      getNative: async ({ address, network }) => {
        await read()
        return { value: getBalance(network.caipNetworkId, address), decimals: 18, symbol: 'ETH' }
      },
      getTokens: async ({ address, network, tokens }) => {
        await read()
        return tokens.map((token) => ({ address: token, value: getBalance(network.caipNetworkId, address, token) }))
      },
      getTokenInfo: async ({ token }) => {
        await read()
        return { address: token, name: 'Dollar', symbol: 'USD', decimals: facts.decimals }
      },
    },
    names: {
      resolve: async ({ name }) => {
        await read()
        return facts.names.get(name)
      },
      lookUp: async () => undefined,
    },
    transfer: {
      getSpeeds: async () => parameters.speeds ?? [],
      estimate: async () => {
        await read()
        return { fee: facts.fee / 2n, feeAtMost: facts.fee }
      },
      getMax: async ({ connectionId, token }) => {
        await read()
        const { networkId, activeAddress } = find(connectionId)
        const balance = getBalance(networkId, activeAddress, token)
        const amount = token === undefined ? balance - facts.fee : balance
        return { amount: amount > 0n ? amount : 0n, fee: facts.fee }
      },
      inspect: async () => {
        await read()
        return facts.inspection
      },
      simulate: async () => {
        await read()
        if (facts.simulation === 'unknown') throw new ModalError('request.unsupported')
        return facts.simulation
      },
      send: (transfer) =>
        new Promise((resolve, reject) => {
          let isOpen = true
          const answer = (act: () => void): void => {
            if (isOpen) act()
            isOpen = false
          }
          asks.push({
            ...transfer,
            connection: find(transfer.connectionId),
            approve: () => answer(() => resolve({ id: getChain().send() })),
            refuse: (code) => answer(() => reject(new ModalError(code))),
          })
        }),
    },
    transaction: {
      send: async () => ({ id: getChain().send() }),
      trace: async (request) => await getChain().features.trace(request),
      find: async (request) => await getChain().features.find(request),
      wait: async (request) => await getChain().features.wait(request),
    },
  }
  const fake = createFakeAdapter({ features })
  const test = createTestModal({ fake, ...parameters })
  await test.modal.start()
  await test.modal.connect({ connectorId: 'io.metamask' })
  const send = await test.modal.plugin(sendPlugin).load()
  test.modal.plugin(visitsPlugin).get().add(sendPlugin)
  return {
    ...test,
    chain: getChain(),
    facts,
    asks,
    send,
    state: () => test.modal.plugin(sendPlugin).store.getState(),
    records: () => test.modal.plugin(transactionsPlugin).store.getState().records,
    connection: () => selectActiveConnection(test.modal.controllers.adapters.store.getState(), 'eip155'),
  }
}
