import {
  callsPlugin,
  callsStatusQuery,
  capabilitiesQuery,
  createModal,
  getCallsErrorCode,
  transactionsPlugin,
  type AdapterFactory,
  type CallsBatch,
  type Modal,
  type SendCallsParameters,
  type StoragePort,
} from '@latchkey/core'
import { SILENT_TIMEOUT } from '@latchkey/core/adapter'
import { createMemoryStorage } from '@latchkey/core/testing'
import { startDevnet, type Devnet, type DevnetEvmChain } from '@latchkey/devnet'
import {
  createEvmWallet,
  testKeys,
  type EvmWallet,
  type EvmWalletParameters,
  type WalletPrompt,
} from '@latchkey/testing'
import { createAdapterContext } from '@latchkey/testing/adapter'
import { createPublicClient, createTestClient, http, publicActions, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createEip155Adapter } from './eip155Adapter.ts'
import { createTestPage } from './test/createTestPage.ts'
import { createWalletProvider } from './test/createWalletProvider.ts'
import type { Eip155Types } from './types.ts'

let devnet: Devnet
let chain: DevnetEvmChain
let before: Hex

beforeAll(async () => {
  devnet = await startDevnet({ chains: [31_337] })
  const [first] = devnet.description.evm
  if (first === undefined) throw new RangeError('No chain')
  chain = first
})
afterAll(() => devnet.stop())

const getAnvil = () => createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) }).extend(publicActions)
beforeEach(async () => {
  before = await getAnvil().snapshot()
})
afterEach(async () => {
  await getAnvil().revert({ id: before })
})

/**
 * The chain is polled often. A wallet may be silent for longer than 3 s before it counts as one without batches, because it asks a chain that
 * other tests keep busy.
 */
function toTestPause(ms: number): number {
  if (ms === 4_000 || ms === 1_000) return 20
  return ms === SILENT_TIMEOUT ? 60_000 : ms
}

/** A page with a wallet on the local chain, whose owner answers each prompt with `decide`. */
async function openPage(
  features: EvmWalletParameters['features'],
  decide: (prompt: WalletPrompt, index: number) => 'approve' | 'reject' = () => 'approve',
  {
    accounts = 1,
    storage = createMemoryStorage(),
  }: { readonly accounts?: number; readonly storage?: StoragePort } = {},
) {
  const { caipNetworkId, chainId, name, nativeCurrency, rpcUrl } = chain
  const prompts: WalletPrompt['kind'][] = []
  const wallet: EvmWallet = createEvmWallet({
    accounts: testKeys.slice(2, 2 + accounts),
    chains: [{ chainId, rpcUrl, name, nativeCurrency }],
    features,
    confirm: async (prompt) => {
      prompts.push(prompt.kind)
      return { approved: decide(prompt, prompts.length - 2) === 'approve' }
    },
  })
  onTestFinished(() => wallet.destroy())
  const page = createTestPage()
  page.announce({ info: { uuid: crypto.randomUUID(), ...wallet.info }, provider: createWalletProvider(wallet) })
  const { clock } = createAdapterContext({ networks: [] }).ports
  const adapter: AdapterFactory<Eip155Types> = {
    namespace: 'eip155',
    create: (context) => createEip155Adapter({ context, parameters: {}, page }),
  }
  const network = { id: chainId, name, chainNamespace: 'eip155', caipNetworkId, nativeCurrency } as const
  const modal = createModal({
    projectId: 'dev',
    networks: [{ ...network, rpcUrls: { default: { http: [rpcUrl] } } }],
    adapters: [adapter],
    ports: {
      clock: { ...clock, after: (ms, callback) => clock.after(toTestPause(ms), callback) },
      storage,
      platform: { isBrowser: true, isMobile: false, userAgent: '', origin: 'https://app.example', timeZone: 'Etc/UTC' },
    },
  })
  onTestFinished(() => modal.destroy())
  await modal.start()
  await modal.connect({ connectorId: wallet.info.rdns })
  const plugin = modal.plugin(callsPlugin)
  const send = async (parameters: SendCallsParameters): Promise<CallsBatch> =>
    await (await plugin.load()).send(parameters)
  const list = () => plugin.store.getState().batches
  return { modal, wallet, storage, prompts, send, list }
}

const createReceiver = (): Hex => privateKeyToAccount(generatePrivateKey()).address
const getBalance = async (address: Hex): Promise<bigint> =>
  await createPublicClient({ transport: http(chain.rpcUrl) }).getBalance({ address })
/** A contract that reverts every call. */
const reverting = '0x0000000000000000000000000000000000bad000'
const deployReverting = async (): Promise<void> => getAnvil().setCode({ address: reverting, bytecode: '0x5f5ffd' })

/** Waits until a batch has ended. */
const ended = async (modal: Modal, id: string): Promise<CallsBatch> => {
  const { store } = modal.plugin(callsPlugin)
  return await new Promise((resolve) => {
    const look = (): void => {
      const batch = store.getState().batches.find((each) => each.id === id)
      if (batch === undefined || batch.status === 'pending') return
      end()
      resolve(batch)
    }
    const end = store.subscribe(look)
    look()
  })
}

describe('a wallet that carries out batches as a whole', () => {
  it('gets one request, and all calls are in one transaction', async () => {
    const { modal, prompts, send } = await openPage({ atomic: 'ready' })
    const receivers = [createReceiver(), createReceiver()] as const
    const calls = receivers.map((to, index) => ({ to, value: BigInt(index + 1) }))
    const sent = await send({ calls, atomicRequired: true })
    expect(prompts).toEqual(['connect', 'sendCalls'])
    expect(sent).toMatchObject({ mode: 'wallet', isAtomic: true, isOver: true })
    const batch = await ended(modal, sent.id)
    expect(batch).toMatchObject({ status: 'success', statusCode: 200 })
    expect(batch.calls.map(({ status }) => status)).toEqual(['done', 'done'])
    expect(await Promise.all(receivers.map(getBalance))).toEqual([1n, 2n])
    const status = await callsStatusQuery.read(modal, { id: sent.id })
    expect(status).toMatchObject({ status: 'success', statusCode: 200, isAtomic: true })
    expect(status.transactionIds).toHaveLength(1)
  })

  it('says what it can do', async () => {
    const { modal } = await openPage({ atomic: 'ready' })
    const caipAddress = modal.controllers.account.store.getState().byNamespace.eip155?.caipAddress
    const capabilities = await capabilitiesQuery.read(modal, { namespace: 'eip155', caipAddress })
    expect(capabilities[chain.caipNetworkId]?.atomic).toBe('ready')
  })

  it('reverts all of it with one call (500)', async () => {
    await deployReverting()
    const { modal, send } = await openPage({ atomic: 'ready' })
    const to = createReceiver()
    const sent = await send({ calls: [{ to, value: 1n }, { to: reverting }], atomicRequired: true })
    expect(await ended(modal, sent.id)).toMatchObject({ status: 'failure', statusCode: 500 })
    expect(await callsStatusQuery.read(modal, { id: sent.id })).toMatchObject({ statusCode: 500, isAtomic: true })
    expect(await getBalance(to)).toBe(0n)
  })

  it('leaves no trace of a batch that was declined (4001), and keeps one id for one batch (5720)', async () => {
    let answer: 'approve' | 'reject' = 'reject'
    const { list, modal, send } = await openPage({ atomic: 'ready' }, (prompt) =>
      prompt.kind === 'connect' ? 'approve' : answer,
    )
    const to = createReceiver()
    const parameters = { calls: [{ to, value: 1n }], id: '0xfeed' }
    const error = await send(parameters).catch((cause: unknown) => cause)
    expect(error).toMatchObject({ code: 'request.rejected' })
    expect(getCallsErrorCode(error)).toBe(4001)
    expect([list(), modal.plugin(transactionsPlugin).store.getState().records]).toEqual([[], []])
    answer = 'approve'
    const sent = await send(parameters)
    expect(sent.id).toBe('0xfeed')
    const second = await send(parameters).catch((cause: unknown) => cause)
    expect(getCallsErrorCode(second)).toBe(5720)
    expect(await ended(modal, sent.id)).toMatchObject({ statusCode: 200 })
    expect(list()).toHaveLength(1)
    expect(await getBalance(to)).toBe(1n)
  })

  it('is asked for the calls one by one if the visitor declines the upgrade of the account (5750)', async () => {
    const { list, modal, prompts, send, wallet } = await openPage({ atomic: 'ready' })
    const to = createReceiver()
    const calls = [1n, 2n].map((value) => ({ to, value }))
    const error = { code: 5750, message: 'The user rejected the upgrade of the account.' }
    wallet.reject({ methods: ['wallet_sendCalls'], error, times: 1 })
    const refused = await send({ calls, atomicRequired: true }).catch((cause: unknown) => cause)
    expect([getCallsErrorCode(refused), list()]).toEqual([5750, []])
    wallet.reject({ methods: ['wallet_sendCalls'], error, times: 1 })
    const sent = await send({ calls })
    expect(sent).toMatchObject({ mode: 'steps', isAtomic: false })
    expect(prompts).toEqual(['connect', 'sendTransaction', 'sendTransaction'])
    expect(await ended(modal, sent.id)).toMatchObject({ statusCode: 200 })
    expect(await getBalance(to)).toBe(3n)
  })

  it('does not know an id that was never used (5730)', async () => {
    const { modal } = await openPage({ atomic: 'ready' })
    const error = await callsStatusQuery.read(modal, { id: '0xabcdef' }).catch((cause: unknown) => cause)
    expect(getCallsErrorCode(error)).toBe(5730)
  })

  it('shows a batch', async () => {
    const { modal, send } = await openPage({ atomic: 'ready' })
    const sent = await send({ calls: [{ to: createReceiver(), value: 1n }] })
    const calls = await modal.plugin(callsPlugin).load()
    await expect(calls.show({ id: sent.id })).resolves.toBeUndefined()
    await expect(calls.show({ id: '0xabcdef' })).rejects.toMatchObject({ code: 'request.failed' })
  })
})

describe('a wallet that cannot carry out a batch as a whole', () => {
  it('sends the calls itself, one after the other, with one approval', async () => {
    const { modal, prompts, send } = await openPage({ atomic: 'unsupported' })
    const to = createReceiver()
    const sent = await send({
      calls: [
        { to, value: 1n },
        { to, value: 2n },
      ],
    })
    expect(sent).toMatchObject({ mode: 'wallet', isAtomic: false })
    expect(prompts).toEqual(['connect', 'sendCalls'])
    await ended(modal, sent.id)
    expect(await callsStatusQuery.read(modal, { id: sent.id })).toMatchObject({ statusCode: 200, isAtomic: false })
    expect(await getBalance(to)).toBe(3n)
  })

  it('is not asked if the batch must be one (5760)', async () => {
    const { list, prompts, send } = await openPage({ atomic: 'unsupported' })
    const calls = [{ to: createReceiver(), value: 1n }]
    const error = await send({ calls, atomicRequired: true }).catch((cause: unknown) => cause)
    expect(error).toMatchObject({ code: 'request.unsupported' })
    expect(getCallsErrorCode(error)).toBe(5760)
    expect([prompts, list()]).toEqual([['connect'], []])
  })

  it('says which part has happened (600)', async () => {
    await deployReverting()
    const { modal, send } = await openPage({ atomic: 'unsupported' })
    const to = createReceiver()
    const sent = await send({ calls: [{ to, value: 1n }, { to: reverting }] })
    expect(await ended(modal, sent.id)).toMatchObject({ status: 'partial', statusCode: 600 })
    expect(await callsStatusQuery.read(modal, { id: sent.id })).toMatchObject({ status: 'partial', statusCode: 600 })
    expect(await getBalance(to)).toBe(1n)
  })
})

describe('a wallet that does not know batches', () => {
  const features = { calls: false }

  it('is asked for one transaction after another, in their order', async () => {
    const { modal, prompts, send } = await openPage(features)
    const progress: string[] = []
    const [first, second] = [createReceiver(), createReceiver()]
    const calls = [
      { to: first, value: 1n },
      { to: second, value: 2n, data: '0x' as const },
    ]
    const onProgress = (batch: CallsBatch): void =>
      void progress.push(batch.calls.map(({ status }) => status).join(' '))
    const sent = await send({ calls, onProgress })
    expect(prompts).toEqual(['connect', 'sendTransaction', 'sendTransaction'])
    expect(sent).toMatchObject({ mode: 'steps', isAtomic: false, isOver: true })
    const { calls: done } = await ended(modal, sent.id)
    // The second is asked for once the first is in a block.
    expect(progress).toContain('wallet waiting')
    expect(progress).toContain('done wallet')
    expect(progress).not.toContain('chain wallet')
    const status = await callsStatusQuery.read(modal, { id: sent.id })
    expect(status).toEqual({
      status: 'success',
      statusCode: 200,
      isAtomic: false,
      transactionIds: done.map(({ transactionId }) => transactionId),
    })
    expect(await Promise.all([first, second].map(getBalance))).toEqual([1n, 2n])
  })

  it('is not asked if the batch must be one (5760), or needs a capability (5700)', async () => {
    const { list, prompts, send } = await openPage(features)
    const calls = [{ to: createReceiver() }, { to: createReceiver() }]
    const required = { paymasterService: { url: 'https://paymaster.example' } }
    const optional = { paymasterService: { ...required.paymasterService, optional: true } }
    const asked = [{ atomicRequired: true }, { capabilities: required }]
    const errors = await Promise.all(asked.map((part) => send({ calls, ...part }).catch((cause: unknown) => cause)))
    expect(errors.map(getCallsErrorCode)).toEqual([5760, 5700])
    expect([prompts, list()]).toEqual([['connect'], []])
    await send({ calls: calls.slice(0, 1), capabilities: optional, atomicRequired: true })
    expect(prompts).toEqual(['connect', 'sendTransaction'])
  })

  it.each([
    [0, 'request.rejected', undefined],
    [1, 'request.rejected', { status: 'partial', statusCode: 600 }],
  ] as const)('gets no further request after the visitor has declined call %d', async (declined, code, left) => {
    const decide = (_prompt: WalletPrompt, index: number) => (index === declined ? 'reject' : 'approve')
    const { list, prompts, send } = await openPage(features, decide)
    const to = createReceiver()
    const calls = [1n, 2n, 3n].map((value) => ({ to, value }))
    await expect(send({ calls })).rejects.toMatchObject({ code })
    expect(prompts).toHaveLength(2 + declined)
    const [batch] = list()
    expect(batch && { status: batch.status, statusCode: batch.statusCode }).toEqual(left)
    expect(await getBalance(to)).toBe(BigInt(declined))
  })

  it('gets no further request after a call that the chain has reverted (500)', async () => {
    await deployReverting()
    const { list, prompts, send } = await openPage(features)
    const to = createReceiver()
    const calls = [{ to: reverting, gas: 100_000n } as const, { to, value: 1n }]
    await expect(send({ calls })).rejects.toMatchObject({ code: 'transaction.reverted' })
    expect(prompts).toEqual(['connect', 'sendTransaction'])
    expect(list()[0]).toMatchObject({ status: 'failure', statusCode: 500 })
    expect(await getBalance(to)).toBe(0n)
  })

  it('gets no further request after the visitor has changed the account', async () => {
    const { list, modal, prompts, send, wallet } = await openPage(features, undefined, { accounts: 2 })
    const to = createReceiver()
    const calls = [1n, 2n].map((value) => ({ to, value }))
    const sending = send({
      calls,
      onProgress: ({ calls: [first] }) => {
        if (first?.status === 'chain') wallet.changeAccounts(wallet.accounts.slice(1))
      },
    })
    await expect(sending).rejects.toMatchObject({ code: 'send.changed' })
    expect(prompts).toEqual(['connect', 'sendTransaction'])
    expect(list()[0]).toMatchObject({ statusCode: 600 })
    expect(await getBalance(to)).toBe(1n)
    expect(modal.plugin(transactionsPlugin).store.getState().records).toHaveLength(1)
  })

  it('keeps what became of a batch for the next visit', async () => {
    const { modal, send, storage } = await openPage(features)
    const to = createReceiver()
    const sent = await send({ calls: [1n, 2n].map((value) => ({ to, value })) })
    await ended(modal, sent.id)
    expect(storage.getItem('@latchkey/calls')).toContain(sent.id)
    await modal.destroy()
    const later = await openPage(features, undefined, { storage })
    expect(await callsStatusQuery.read(later.modal, { id: sent.id })).toMatchObject({ statusCode: 200 })
    await later.modal.disconnect()
    expect([later.list(), storage.getItem('@latchkey/calls')]).toEqual([[], null])
  })

  it.each([[[]], [[{ to: '0x12' }]], [[{ to: 'vitalik.eth' }]]] as const)('refuses calls like %j', async (calls) => {
    const { prompts, send } = await openPage(features)
    await expect(Reflect.apply(send, undefined, [{ calls }])).rejects.toMatchObject({ code: 'options.invalid' })
    expect(prompts).toEqual(['connect'])
  })
})
