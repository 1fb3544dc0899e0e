import { startDevnet, type Devnet, type DevnetEvmChain } from '@latchkey/devnet'
import { providerErrors, testKeys } from '@latchkey/testing'
import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  http,
  parseEther,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { connectOnAnvil, type AnvilConnection } from '../test/connectOnAnvil.ts'
import { startRpcServer, type RpcServer } from '@latchkey/testing/adapter'

let devnet: Devnet
let chain: DevnetEvmChain

beforeAll(async () => {
  devnet = await startDevnet({ chains: [31_337] })
  const [first] = devnet.description.evm
  if (first === undefined) throw new RangeError('No chain')
  chain = first
})

afterAll(async () => {
  await devnet.stop()
})

const createRecipient = (): `0x${string}` => privateKeyToAccount(generatePrivateKey()).address
const getClient = () => createPublicClient({ transport: http(chain.rpcUrl), pollingInterval: 20 })
const getTokens = (token: `0x${string}`, owner: `0x${string}`): Promise<bigint> =>
  getClient().readContract({ abi: erc20Abi, address: token, functionName: 'balanceOf', args: [owner] })

/** An endpoint before the chain, which remembers what it is asked. */
async function forward(): Promise<RpcServer> {
  const upstream = getClient()
  const server = await startRpcServer(({ method, params }) =>
    Reflect.apply(upstream.request, upstream, [{ method, params }]),
  )
  onTestFinished(server.stop)
  return server
}

async function connect(options?: Parameters<typeof connectOnAnvil>[1]): Promise<AnvilConnection> {
  const connected = await connectOnAnvil(chain, options)
  onTestFinished(connected.end)
  return connected
}

describe('on a real chain', () => {
  it('sends the native coin, for no more than the fee it estimated [S1.012] [S4.047] [S7.089]', async () => {
    const { adapter, connection, network } = await connect()
    const to = createRecipient()
    const transfer = { connectionId: connection.id, to, amount: parseEther('1.5') }
    const { fee, feeAtMost } = await adapter.features.transfer.estimate(transfer)
    const { id } = await adapter.features.transfer.send(transfer)
    expect(await adapter.features.transaction.wait({ id, network })).toEqual({ status: 'success', id })
    expect(await adapter.features.balance.getNative({ address: to, network })).toEqual({
      value: parseEther('1.5'),
      decimals: 18,
      symbol: network.nativeCurrency.symbol,
    })
    const { gasUsed, effectiveGasPrice } = await getClient().getTransactionReceipt({ hash: id })
    const paid = gasUsed * effectiveGasPrice
    expect(paid).toBeLessThanOrEqual(feeAtMost)
    expect(fee).toBeLessThan(feeAtMost)
  })

  it('sends every token, also one whose transfer returns nothing [S1.013] [S7.088] [S9.094]', async () => {
    const { adapter, connection, network } = await connect()
    expect(chain.tokens.map(({ transferReturns }) => transferReturns)).toEqual([true, false])
    for (const { address: token } of chain.tokens) {
      const to = createRecipient()
      const transfer = { connectionId: connection.id, to, amount: 1_250_000n, token }
      expect((await adapter.features.transfer.estimate(transfer)).fee).toBeGreaterThan(0n)
      const { id } = await adapter.features.transfer.send(transfer)
      expect(await adapter.features.transaction.wait({ id, network })).toEqual({ status: 'success', id })
      expect(await getTokens(token, to)).toBe(1_250_000n)
    }
  })

  it('reports a contract’s revert before the prompt', async () => {
    const { adapter, connection, wallet } = await connect()
    const { estimate } = adapter.features.transfer
    const [token] = chain.tokens
    const transfer = { connectionId: connection.id, to: createRecipient(), amount: 10n ** 40n, token: token?.address }
    await expect(estimate(transfer)).rejects.toMatchObject({
      code: 'transaction.reverted',
    })
    expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  })

  it('sends the app’s own transaction, and reports a reverted one', async () => {
    const { adapter, connection, network } = await connect()
    const [token] = chain.tokens
    const { send, wait } = adapter.features.transaction
    const to = createRecipient()
    const { id } = await send({ connectionId: connection.id, transaction: { to, value: 7n, gas: 50_000n } })
    expect(await wait({ id, network })).toEqual({ status: 'success', id })
    expect((await getClient().getTransaction({ hash: id })).gas).toBe(50_000n)
    // A transfer of more than there is, with the gas given so that no wallet has to estimate it.
    const data = `0xa9059cbb${to.slice(2).toLowerCase().padStart(64, '0')}${'f'.repeat(64)}` as const
    const refused = await send({
      connectionId: connection.id,
      transaction: { to: token?.address, data, gas: 100_000n },
    })
    expect(await wait({ id: refused.id, network })).toEqual({ status: 'reverted', id: refused.id })
  })

  it('has text signed by the wallet [S7.090]', async () => {
    const { adapter, connection } = await connect()
    const message = 'Signed by the wallet: 署名'
    const { signature } = await adapter.features.message.sign({ connectionId: connection.id, message })
    const hex: `0x${string}` = `0x${signature.slice(2)}`
    expect(await verifyMessage({ address: connection.activeAddress, message, signature: hex })).toBe(true)
  })

  it('has typed data signed by the wallet, which refuses none of it', async () => {
    const { adapter, connection, wallet } = await connect()
    const typedData = {
      domain: { name: 'Shop', version: '1', chainId: 31_337, verifyingContract: createRecipient() },
      types: {
        Order: [
          { name: 'buyer', type: 'Person' },
          { name: 'amount', type: 'uint256' },
          { name: 'note', type: 'string' },
        ],
        Person: [{ name: 'wallet', type: 'address' }],
      },
      primaryType: 'Order',
      message: { buyer: { wallet: connection.activeAddress }, amount: 2n ** 200n, note: '署名' },
    } as const
    const { signature } = await adapter.features.typedData.sign({ connectionId: connection.id, typedData })
    const signed = { ...typedData, address: connection.activeAddress, signature: `0x${signature.slice(2)}` as const }
    expect(await verifyTypedData(signed)).toBe(true)
    const other = { ...typedData.message, amount: 1n }
    expect(await verifyTypedData({ ...signed, message: other })).toBe(false)
    wallet.reject({ times: 1 })
    const again = adapter.features.typedData.sign({ connectionId: connection.id, typedData })
    await expect(again).rejects.toMatchObject({ code: 'request.rejected' })
  })

  it('reads capabilities and sends a batch of calls [S7.085]', async () => {
    const { adapter, connection } = await connect()
    const { getCapabilities, getStatus, send } = adapter.features.calls
    const { id: connectionId } = connection
    expect(await getCapabilities({ connectionId })).toEqual({ 'eip155:31337': { atomic: 'unsupported' } })
    const recipients = [createRecipient(), createRecipient()]
    const { id } = await send({ connectionId, calls: recipients.map((to) => ({ to, value: 3n })) })
    await expect.poll(() => getStatus({ connectionId, id })).toMatchObject({ status: 'success' })
    expect((await getStatus({ connectionId, id })).transactionIds).toHaveLength(2)
    for (const address of recipients) expect(await getClient().getBalance({ address })).toBe(3n)
  })

  it('finds a batch again by the app’s own id, and keeps a partly reverted one apart', async () => {
    const { adapter, connection } = await connect()
    const { getStatus, send } = adapter.features.calls
    const { id: connectionId } = connection
    const [token] = chain.tokens
    const id = `0x${'5a'.repeat(32)}`
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [createRecipient(), 10n ** 40n] })
    // The token refuses at the wallet's estimate, after the first call has taken effect.
    const calls = [
      { to: createRecipient(), value: 3n },
      { to: token?.address ?? '0x', data },
    ]
    expect(await send({ connectionId, calls, id })).toEqual({ id })
    await expect.poll(() => getStatus({ connectionId, id })).toMatchObject({ status: 'partial' })
    expect((await getStatus({ connectionId, id })).transactionIds).toHaveLength(1)
  })

  it('has a batch executed as a whole if the visitor agrees to the upgrade of the account', async () => {
    const wallet = { accounts: testKeys.slice(5, 6), features: { atomic: 'ready' } } as const
    const connected = await connect({ wallet })
    const { getCapabilities, getStatus, send } = connected.adapter.features.calls
    const { id: connectionId } = connected.connection
    expect(await getCapabilities({ connectionId })).toEqual({ 'eip155:31337': { atomic: 'ready' } })
    const recipients = [createRecipient(), createRecipient()]
    const batch = { connectionId, calls: recipients.map((to) => ({ to, value: 3n })), atomicRequired: true }
    connected.wallet.reject({ methods: ['wallet_sendCalls'], times: 1, error: providerErrors.upgradeRejected })
    await expect(send(batch)).rejects.toMatchObject({ code: 'request.rejected' })
    const { id } = await send(batch)
    await expect.poll(() => getStatus({ connectionId, id })).toMatchObject({ status: 'success' })
    expect((await getStatus({ connectionId, id })).transactionIds).toHaveLength(1)
    for (const address of recipients) expect(await getClient().getBalance({ address })).toBe(3n)
    expect(await getCapabilities({ connectionId })).toEqual({ 'eip155:31337': { atomic: 'supported' } })
  })

  it('refuses an atomic batch that the wallet cannot execute', async () => {
    const { adapter, connection } = await connect()
    const batch = { connectionId: connection.id, calls: [{ to: createRecipient(), value: 3n }], atomicRequired: true }
    await expect(adapter.features.calls.send(batch)).rejects.toMatchObject({ code: 'request.unsupported' })
  })

  it('rejects what the wallet does not report, without a request', async () => {
    const { adapter, connection, wallet } = await connect({ wallet: { features: { calls: false } } })
    const { id: connectionId } = connection
    expect(connection.features).toEqual(['message', 'typedData', 'balance', 'transfer', 'transaction'])
    const refusals = [
      adapter.features.calls.send({ connectionId, calls: [] }),
      adapter.features.calls.getCapabilities({ connectionId }),
      adapter.features.assets.list({ connectionId }),
    ]
    for (const refusal of refusals) await expect(refusal).rejects.toMatchObject({ code: 'feature.unsupported' })
    const asked = wallet.requests.map(({ method }) => method)
    expect(asked).not.toContain('wallet_sendCalls')
    expect(asked).not.toContain('wallet_getAssets')
  })

  it('uses the app’s own endpoint unchanged, before those that core chooses', async () => {
    const own = await forward()
    const { adapter, network } = await connect({
      parameters: { rpcUrls: { 31_337: `${own.url}/key?a=1` } },
      getEndpoints: () => Promise.reject(new TypeError('not to be called')),
    })
    const address = createRecipient()
    expect((await adapter.features.balance.getNative({ address, network })).value).toBe(0n)
    expect(new Set(own.requests.map(({ path }) => path))).toEqual(new Set(['/key?a=1']))
  })

  it('uses the endpoints that core chooses, also when they change', async () => {
    const [one, two] = [await forward(), await forward()]
    let urls = [`${one.url}/one`]
    const { adapter, network } = await connect({ rpcUrls: ['http://127.0.0.1:1'], getEndpoints: async () => urls })
    const { getNative } = adapter.features.balance
    const address = createRecipient()
    expect((await getNative({ address, network })).value).toBe(0n)
    urls = [`${two.url}/two`]
    expect((await getNative({ address, network })).value).toBe(0n)
    const unknown = { ...network, id: 5, caipNetworkId: 'eip155:5' as const }
    expect((await getNative({ address, network: unknown })).value).toBe(0n)
    expect(new Set(one.requests.map(({ path }) => path))).toEqual(new Set(['/one']))
    expect(new Set(two.requests.map(({ path }) => path))).toEqual(new Set(['/two']))
  })

  it('reads networks that the app did not name at first, over their own endpoints', async () => {
    const other = await startRpcServer(() => '0x2a')
    onTestFinished(other.stop)
    const { adapter, network } = await connect()
    const { getNative } = adapter.features.balance
    const unknown = { ...network, id: 5, caipNetworkId: 'eip155:5' as const }
    const named = { ...unknown, rpcUrls: { default: { http: [other.url] } } }
    expect((await getNative({ address: createRecipient(), network: named })).value).toBe(42n)
    const silent = { ...unknown, id: 6, caipNetworkId: 'eip155:6' as const, rpcUrls: { default: { http: [] } } }
    await expect(getNative({ address: createRecipient(), network: silent })).rejects.toMatchObject({
      code: 'network.unsupported',
    })
  })

  it('maps an endpoint’s invalid answer to a code', async () => {
    const nonsense = await startRpcServer(() => 'a lot')
    onTestFinished(nonsense.stop)
    const { adapter, network } = await connect({ rpcUrls: [nonsense.url] })
    await expect(adapter.features.balance.getNative({ address: createRecipient(), network })).rejects.toMatchObject({
      code: 'wallet.invalidResponse',
    })
  })
})
