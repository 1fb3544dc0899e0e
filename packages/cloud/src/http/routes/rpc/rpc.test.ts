import { startDevnet, type Devnet, type DevnetEvmChain } from '@latchkey/devnet'
import { apiErrorSchema, rpcChainIds } from '@latchkey/protocol/api'
import { parse } from 'valibot'
import { createPublicClient, createWalletClient, defineChain, http, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { getFreePort } from '../../../../../../getFreePort.shared.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startRpcServer } from '../../../test/startRpcServer.ts'
import { startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

async function readError(response: Response) {
  return { status: response.status, ...parse(apiErrorSchema, await response.json()) }
}

function post(cloud: TestCloud, path: string, body: unknown): Promise<Response> {
  return cloud.ask(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
}

const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }
const write = { jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: ['0x02'] }

describe('chain RPC on real chains', () => {
  let devnet: Devnet
  beforeAll(async () => {
    devnet = await startDevnet({ chains: [31_337, 31_338] })
  })
  afterAll(() => devnet.stop())

  const getChains = (): readonly [DevnetEvmChain, DevnetEvmChain] => {
    const [first, second] = devnet.description.evm
    if (first === undefined || second === undefined) throw new TypeError('Both chains must be running.')
    return [first, second]
  }
  const start = () => {
    const [first, second] = getChains()
    return startTestCloud({
      storage,
      environment: { LATCHKEY_RPC_EIP155_31337: first.rpcUrl, LATCHKEY_RPC_EIP155_31338: second.rpcUrl },
    })
  }

  it('forwards a POST to {rpcUrl}/v1/?chainId&projectId to its chain, by CAIP-2 id or by number [S7.056]', async () => {
    const cloud = await start()
    for (const path of ['/v1/?chainId=', '/v1?chainId=']) {
      for (const [chainId, result] of [
        ['eip155:31337', '0x7a69'],
        ['31337', '0x7a69'],
        ['eip155:31338', '0x7a6a'],
      ]) {
        const response = await post(cloud, `${path}${chainId}`, call)
        expect(response.headers.get('content-type')).toBe('application/json')
        expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 1, result })
      }
    }
  })

  it('carries a transfer and batches of a real client', async () => {
    const cloud = await start()
    const [{ accounts, chainId, name, nativeCurrency, rpcUrl }, other] = getChains()
    const url = `${cloud.url}/v1/?chainId=eip155:${chainId}&projectId=dev`
    const chain = defineChain({ id: chainId, name, nativeCurrency, rpcUrls: { default: { http: [url] } } })
    const reader = createPublicClient({
      chain,
      transport: http(url, { batch: { batchSize: 1000 } }),
      pollingInterval: 100,
    })
    const [funded] = accounts
    if (funded === undefined) throw new TypeError('An account must be funded.')
    const wallet = createWalletClient({ account: privateKeyToAccount(funded.privateKey), chain, transport: http(url) })
    const to = privateKeyToAccount(generatePrivateKey()).address
    const hash = await wallet.sendTransaction({ to, value: parseEther('1.5') })
    expect(
      await vi.waitFor(() => reader.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 100 }),
    ).toMatchObject({ status: 'success' })
    expect(await createPublicClient({ chain, transport: http(rpcUrl) }).getBalance({ address: to })).toBe(
      parseEther('1.5'),
    )
    expect(await createPublicClient({ transport: http(other.rpcUrl) }).getBalance({ address: to })).toBe(0n)
    expect(await Promise.all(Array.from({ length: 50 }, () => reader.getBalance({ address: to })))).toEqual(
      Array.from({ length: 50 }, () => parseEther('1.5')),
    )
  })

  it('accepts a batch of 1000 calls and no larger one', async () => {
    const cloud = await start()
    const calls = Array.from({ length: 1000 }, (_, id) => ({ ...call, id }))
    const answers: unknown = await (await post(cloud, '/v1/?chainId=31337', calls)).json()
    expect(answers).toEqual(calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x7a69' })))
    expect(await readError(await post(cloud, '/v1/?chainId=31337', [...calls, call]))).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
  })

  it('lists the configured chains', async () => {
    const cloud = await start()
    expect(await (await cloud.ask('/v1/supported-chains?st=latchkey&sv=1')).json()).toEqual({
      http: ['eip155:31337', 'eip155:31338'],
      ws: [],
    })
  })
})

const methods: Readonly<Record<string, string>> = {
  eip155: 'eth_blockNumber',
  solana: 'getSlot',
  bip122: 'getblockcount',
}

describe('chain RPC', () => {
  it('serves every chain of the list for which the operator configured an upstream [S7.057] [S7.058]', async () => {
    const server = await startRpcServer({ name: 'any' })
    const names = rpcChainIds.map(
      (id) => `LATCHKEY_RPC_${id.replace(/^\w+:/, (namespace) => `${namespace.slice(0, -1).toUpperCase()}_`)}`,
    )
    const environment = Object.fromEntries(names.map((name, index) => [name, `${server.url}${rpcChainIds[index]}`]))
    const cloud = await startTestCloud({ storage, environment })
    const listed: unknown = await (await cloud.ask('/v1/supported-chains')).json()
    expect(listed).toEqual({ http: expect.arrayContaining([...rpcChainIds]), ws: [] })
    for (const chainId of rpcChainIds) {
      const method = methods[chainId.split(':')[0] ?? '']
      expect((await post(cloud, `/v1/?chainId=${chainId}`, { ...call, method })).status).toBe(200)
      expect(server.requests.at(-1)?.url).toBe(`/${chainId}`)
    }
  })

  it('forwards bodies and answers byte for byte', async () => {
    const server = await startRpcServer()
    const cloud = await startTestCloud({ storage, environment: { LATCHKEY_RPC_EIP155_1: server.url } })
    const body = '[ {"jsonrpc":"2.0","id":1700000000000000123,"method":"eth_call","params":[1.0]} ]'
    server.mode = { kind: 'text', body: '[{"jsonrpc":"2.0","id":1700000000000000123,"result":1.50}]' }
    expect(await (await post(cloud, '/v1/?chainId=eip155:1', body)).text()).toBe(server.mode.body)
    expect(server.requests.map((request) => request.body)).toEqual([body])
  })

  it('reports a chain without upstream and how the operator can add it', async () => {
    const cloud = await startTestCloud({ storage })
    for (const [path, variable] of [
      ['/v1/?chainId=eip155:5', 'LATCHKEY_RPC_EIP155_5'],
      ['/v1/bundler?chainId=eip155:5&bundler=any', 'LATCHKEY_BUNDLER_EIP155_5'],
    ] as const) {
      const error = await readError(await post(cloud, path, call))
      expect(error).toMatchObject({ status: 404, code: 'not_found' })
      expect(error.message).toContain(variable)
    }
  })

  it('never sends a request to a host that a visitor names', async () => {
    const target = await startRpcServer()
    const cloud = await startTestCloud({ storage })
    for (const chainId of [target.url, `eip155:${target.url}`, `eip155:1@${new URL(target.url).host}`, '../..', '']) {
      const error = await readError(await post(cloud, `/v1/?chainId=${encodeURIComponent(chainId)}`, call))
      expect(error).toMatchObject({ status: 400, code: 'invalid_request' })
    }
    expect(target.requests).toEqual([])
  })

  it.each([
    ['no JSON', '{"jsonrpc"'],
    ['nothing', ''],
    ['no call', '{}'],
    ['an empty batch', '[]'],
    ['a batch with another value in it', JSON.stringify([call, { jsonrpc: '2.0', id: 2 }])],
    ['another version', JSON.stringify({ ...call, jsonrpc: '1.0' })],
    ['a method that controls the node', JSON.stringify({ ...call, method: 'admin_addPeer' })],
    ['a method that controls the node within a batch', JSON.stringify([call, { ...call, method: 'personal_sign' }])],
    ['a duplicate method', '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","Method":"admin_addPeer"}'],
  ])('refuses %s without calling an upstream', async (_title, body) => {
    const server = await startRpcServer()
    const cloud = await startTestCloud({ storage, environment: { LATCHKEY_RPC_EIP155_1: server.url } })
    const error = await readError(await post(cloud, '/v1/?chainId=eip155:1', body))
    expect(error).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(error.reasons?.length).toBeGreaterThan(0)
    expect(server.requests).toEqual([])
  })

  it.each([
    ['a method that changes the node', { ...call, method: 'debug_setHead' }, 'LATCHKEY_RPC_METHODS'],
    ['a method of development chains', { ...call, method: 'anvil_setBalance' }, 'LATCHKEY_RPC_METHODS'],
    ['a method that uses the keys of the node', { ...call, method: 'eth_sendTransaction' }, 'uses its keys'],
    ['a batch of 51 calls', Array.from({ length: 51 }, () => call), 'at most 50 calls'],
  ])('refuses a visitor %s', async (_title, body, text) => {
    const server = await startRpcServer()
    const cloud = await startTestCloud({ storage, environment: { LATCHKEY_RPC_EIP155_1: server.url } })
    const { projectId } = await cloud.createProject()
    const init = { method: 'POST', projectId, body: JSON.stringify(body) }
    const error = await readError(await cloud.ask('/v1/?chainId=eip155:1', init))
    expect(error).toMatchObject({ status: 400, reasons: [{ description: expect.stringContaining(text) }] })
    expect(server.requests).toEqual([])
  })

  it('records attempts to call a closed method', async () => {
    const server = await startRpcServer()
    const cloud = await startTestCloud({ storage, environment: { LATCHKEY_RPC_EIP155_1: server.url } })
    await post(cloud, '/v1/?chainId=eip155:1', { ...call, method: 'admin_addPeer' })
    expect(await cloud.metrics.registry.metrics()).toContain(
      'latchkey_refusals_total{purpose="rpc",share="address",unit="method"} 1',
    )
  })

  it('sends a method that the operator added', async () => {
    const server = await startRpcServer()
    const environment = { LATCHKEY_RPC_EIP155_1: server.url, LATCHKEY_RPC_METHODS: 'trace_filter' }
    const cloud = await startTestCloud({ storage, environment })
    expect((await post(cloud, '/v1/?chainId=eip155:1', { ...call, method: 'trace_filter' })).status).toBe(200)
  })

  it('counts calls by their weight, not requests, by address and by project', async () => {
    const server = await startRpcServer()
    const cloud = await startTestCloud({
      storage,
      environment: {
        LATCHKEY_RPC_EIP155_1: server.url,
        LATCHKEY_RATE_RPC_ADDRESS: '100',
        LATCHKEY_RATE_RPC_PROJECT: '150',
        LATCHKEY_TRUST_PROXY: 'loopback',
      },
    })
    const { projectId } = await cloud.createProject()
    const ask = (body: unknown, address: string) =>
      cloud.ask('/v1/?chainId=eip155:1', {
        method: 'POST',
        projectId,
        body: JSON.stringify(body),
        headers: { 'x-forwarded-for': address },
      })
    const batch = Array.from({ length: 50 }, () => call)
    expect((await ask(batch, '203.0.113.1')).status).toBe(200)
    expect((await ask({ ...call, method: 'debug_traceCall' }, '203.0.113.1')).status).toBe(200)
    const refused = await ask(call, '203.0.113.1')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await readError(refused)).toMatchObject({ status: 429, code: 'rate_limited' })
    expect((await ask(batch, '203.0.113.2')).status).toBe(200)
    const full = await readError(await ask(call, '203.0.113.3'))
    expect(full).toMatchObject({ status: 429, message: expect.stringContaining('for this project') })
    expect(server.requests).toHaveLength(3)
    expect(await cloud.metrics.registry.metrics()).toContain(
      'latchkey_refusals_total{purpose="rpc",share="address",unit="work"} 1',
    )
    expect(cloud.logger.lines).toContainEqual(
      expect.objectContaining({
        fields: expect.objectContaining({ event: 'refused', purpose: 'rpc', share: 'project' }),
      }),
    )
  })

  it('refuses bodies above 128 KiB', async () => {
    const server = await startRpcServer()
    const cloud = await startTestCloud({ storage, environment: { LATCHKEY_RPC_EIP155_1: server.url } })
    const body = JSON.stringify({ ...call, params: ['0'.repeat(131_072)] })
    expect(await readError(await post(cloud, '/v1/?chainId=eip155:1', body))).toMatchObject({ status: 413 })
    expect(server.requests).toEqual([])
  })

  it('shows visitors no text of a provider', async () => {
    const server = await startRpcServer()
    const cloud = await startTestCloud({
      storage,
      environment: { LATCHKEY_RPC_EIP155_1: `${server.url}v2/secret-key` },
    })
    for (const status of [200, 400, 413, 422]) {
      const message = 'Key secret-key exceeded its plan, see https://provider.example/billing'
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: -32_005, message } })
      server.mode = { kind: 'text', status, body }
      const response = await post(cloud, '/v1/?chainId=eip155:1', call)
      expect(response.status).toBe(status)
      const text = await response.text()
      expect(text).toContain('-32005')
      expect(text).not.toMatch(/secret|plan|provider/)
    }
    server.mode = { kind: 'text', status: 400, body: '{"message":"See https://provider.example/billing"}' }
    expect(await readError(await post(cloud, '/v1/?chainId=eip155:1', call))).toMatchObject({ status: 502 })
  })

  it('fails over to the next upstream, and reports when none is left', async () => {
    const [first, second] = [await startRpcServer({ name: 'first' }), await startRpcServer({ name: 'second' })]
    const urls = `${first.url}v2/secret-key,${second.url}v2/secret-key`
    const cloud = await startTestCloud({ storage, environment: { LATCHKEY_RPC_EIP155_1: urls } })
    const ask = () => post(cloud, '/v1/?chainId=eip155:1', call)
    expect(await (await ask()).json()).toMatchObject({ result: { by: 'first' } })
    first.mode = { kind: 'status', status: 500 }
    expect(await (await ask()).json()).toMatchObject({ result: { by: 'second' } })
    await second.stop()
    const refused = await ask()
    const error = await readError(refused)
    expect(error).toMatchObject({ status: 502, code: 'upstream_failed' })
    expect(JSON.stringify([error, cloud.logger.lines]) + (await cloud.metrics.registry.metrics())).not.toMatch(
      /secret-key|127\.0\.0\.1:\d/,
    )
  })

  it('reports a timeout of all upstreams', async () => {
    const server = await startRpcServer()
    server.mode = { kind: 'hang' }
    const environment = { LATCHKEY_RPC_EIP155_1: server.url, LATCHKEY_UPSTREAM_TIMEOUT: '1' }
    const cloud = await startTestCloud({ storage, environment })
    expect(await readError(await post(cloud, '/v1/?chainId=eip155:1', call))).toMatchObject({
      status: 504,
      code: 'upstream_timeout',
    })
  })

  it.each([
    ['a transaction', write],
    ['a batch with a transaction in it', [call, write]],
  ])('sends %s to one upstream only, and reports that it may be on the chain', async (_title, body) => {
    const [first, second] = [await startRpcServer(), await startRpcServer()]
    const environment = { LATCHKEY_RPC_EIP155_1: `${first.url},${second.url}` }
    const cloud = await startTestCloud({ storage, environment })
    first.mode = { kind: 'reset' }
    const error = await readError(await post(cloud, '/v1/?chainId=eip155:1', body))
    expect(error).toMatchObject({ status: 502, code: 'upstream_failed' })
    expect(error.message).toContain('Check whether it is on the chain before you send it again')
    expect([first.requests.length, second.requests.length]).toEqual([1, 0])
  })

  it('sends a transaction to the next upstream if the first was unreachable', async () => {
    const second = await startRpcServer({ name: 'second' })
    const nobody = `http://127.0.0.1:${await getFreePort()}/`
    const environment = { LATCHKEY_RPC_EIP155_1: `${nobody},${second.url}` }
    const cloud = await startTestCloud({ storage, environment })
    expect(await (await post(cloud, '/v1/?chainId=eip155:1', write)).json()).toMatchObject({ result: { by: 'second' } })
    expect(second.requests).toHaveLength(1)
  })

  it('cancels the upstream request when the client disconnects', async () => {
    const server = await startRpcServer()
    const cloud = await startTestCloud({ storage, environment: { LATCHKEY_RPC_EIP155_1: server.url } })
    server.mode = { kind: 'hang' }
    const leaving = new AbortController()
    const answer = cloud.ask('/v1/?chainId=eip155:1', {
      method: 'POST',
      body: JSON.stringify(call),
      signal: leaving.signal,
    })
    await expect.poll(() => server.requests.length).toBe(1)
    leaving.abort()
    await expect(answer).rejects.toThrow('aborted')
    await expect.poll(() => server.openRequests()).toBe(0)
  })
})

describe('the bundler', () => {
  it('answers eth_getUserOperationReceipt to a POST with projectId, chainId and bundler', async () => {
    const bundler = await startRpcServer({ name: 'bundler' })
    const chain = await startRpcServer({ name: 'chain' })
    const environment = { LATCHKEY_BUNDLER_EIP155_8453: bundler.url, LATCHKEY_RPC_EIP155_8453: chain.url }
    const cloud = await startTestCloud({ storage, environment })
    const body = { jsonrpc: '2.0', id: 1, method: 'eth_getUserOperationReceipt', params: [`0x${'ab'.repeat(32)}`] }
    const response = await post(cloud, '/v1/bundler?chainId=eip155:8453&bundler=pimlico', body)
    expect(await response.json()).toEqual({
      jsonrpc: '2.0',
      id: 1,
      result: { by: 'bundler', method: body.method, params: body.params },
    })
    expect(chain.requests).toEqual([])
  })
})
