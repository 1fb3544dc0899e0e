import { createServer } from 'node:net'
import { createFakeClock, type FakeClock } from '@latchkey/core/testing'
import { createClient, type Client } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { startRpcServer, type RpcServer, type ServedCall } from '@latchkey/testing/adapter'
import { askNode } from './askNode.ts'
import { createRpcTransport } from './createRpcTransport.ts'

const servers: RpcServer[] = []

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

async function serve(answer: (call: ServedCall) => unknown): Promise<RpcServer> {
  const server = await startRpcServer(answer)
  servers.push(server)
  return server
}

function connect(
  urls: readonly [string, ...string[]],
  hasPing = true,
): { client: Client; clock: FakeClock; controller: AbortController } {
  const controller = new AbortController()
  const clock = createFakeClock()
  const transport = createRpcTransport({ getUrls: async () => urls, hasPing, clock, signal: controller.signal })
  return { client: createClient({ chain: mainnet, transport }), clock, controller }
}

const getMethods = ({ requests }: RpcServer): readonly string[] =>
  requests.flatMap(({ calls }) => calls.map(({ method }) => method))

describe('createRpcTransport', () => {
  it('uses the URL of an endpoint unchanged', async () => {
    const server = await serve(() => '0x5')
    const { client } = connect([`${server.url}/v2/key?chain=1&x=%20y`])
    expect(await askNode(client, { method: 'eth_blockNumber' })).toBe('0x5')
    expect(new Set(server.requests.map(({ path }) => path))).toEqual(new Set(['/v2/key?chain=1&x=%20y']))
  })

  it('pings with net_listening before the first call, once [S7.059] [S7.060]', async () => {
    const server = await serve(() => '0x5')
    const { client } = connect([server.url])
    await askNode(client, { method: 'eth_blockNumber' })
    await askNode(client, { method: 'eth_blockNumber' })
    expect(getMethods(server)).toEqual(['net_listening', 'eth_blockNumber', 'eth_blockNumber'])
  })

  it('does not ping if that is disabled [S7.059]', async () => {
    const one = await serve(() => '0x5')
    const two = await serve(() => '0x5')
    const { client } = connect([one.url, two.url], false)
    await askNode(client, { method: 'eth_blockNumber' })
    expect([getMethods(one), getMethods(two)]).toEqual([['eth_blockNumber'], []])
  })

  it('pings each of several endpoints, and prefers the one that answers first [S7.059] [S7.060]', async () => {
    const dead = await serve(() => new Promise(() => undefined))
    const alive = await serve(() => '0x5')
    const { client } = connect([dead.url, alive.url])
    expect(await askNode(client, { method: 'eth_blockNumber' })).toBe('0x5')
    expect(getMethods(dead)).toEqual(['net_listening'])
    expect(getMethods(alive)).toEqual(['net_listening', 'eth_blockNumber'])
  })

  it('counts an endpoint that rejects the ping as one that answers', async () => {
    const server = await serve(({ method }) => {
      if (method === 'net_listening') throw Object.assign(new Error('method not found'), { code: -32_601 })
      return '0x5'
    })
    const other = await serve(() => new Promise(() => undefined))
    const { client } = connect([server.url, other.url])
    expect(await askNode(client, { method: 'eth_blockNumber' })).toBe('0x5')
  })

  it('uses the next endpoint when one fails', async () => {
    const failing = await serve(({ method }) => {
      if (method !== 'net_listening') throw new Error('overloaded')
      return true
    })
    const server = await serve(() => '0x5')
    const { client } = connect([failing.url, server.url], false)
    expect(await askNode(client, { method: 'eth_blockNumber' })).toBe('0x5')
    expect([getMethods(failing), getMethods(server)]).toEqual([['eth_blockNumber'], ['eth_blockNumber']])
  })

  it('uses a single endpoint although its ping failed', async () => {
    const server = await serve(({ method }) => (method === 'net_listening' ? new Promise(() => undefined) : '0x5'))
    const { client } = connect([server.url])
    expect(await askNode(client, { method: 'eth_blockNumber' })).toBe('0x5')
  })

  it('sends up to 1000 concurrent calls in one request [S7.061] [S9.025]', async () => {
    const server = await serve(({ method }) => method)
    const { client } = connect([server.url], false)
    const calls = Array.from({ length: 1_001 }, (_, index) => askNode(client, { method: `eth_call${index}` }))
    expect(await Promise.all(calls)).toEqual(calls.map((_, index) => `eth_call${index}`))
    expect(server.requests.map((request) => request.calls.length).sort((a, b) => b - a)).toEqual([1_000, 1])
  })

  it('sends at most 50 calls in one request to the cloud, which refuses more', async () => {
    const server = await serve(({ method }) => method)
    const { client } = connect([`${server.url}/v1/?projectId=shop&chainId=eip155%3A1`], false)
    const calls = Array.from({ length: 51 }, (_, index) => askNode(client, { method: `eth_call${index}` }))
    expect(await Promise.all(calls)).toEqual(calls.map((_, index) => `eth_call${index}`))
    expect(server.requests.map((request) => request.calls.length).sort((a, b) => b - a)).toEqual([50, 1])
  })

  it('resolves its endpoints for each request, and pings new ones', async () => {
    const [one, two] = [await serve(() => '0x1'), await serve(() => '0x2')]
    let urls: readonly string[] = []
    const transport = createRpcTransport({
      getUrls: async () => urls,
      hasPing: true,
      clock: createFakeClock(),
      signal: new AbortController().signal,
    })
    const client = createClient({ chain: mainnet, transport })
    const read = () => askNode(client, { method: 'eth_blockNumber' })
    await expect(read()).rejects.toMatchObject({ name: 'UrlRequiredError' })
    urls = [one.url]
    expect(await read()).toBe('0x1')
    urls = [two.url]
    expect([await read(), await read()]).toEqual(['0x2', '0x2'])
    expect(getMethods(one)).toEqual(['net_listening', 'eth_blockNumber'])
    expect(getMethods(two)).toEqual(['net_listening', 'eth_blockNumber', 'eth_blockNumber'])
  })

  it('sends one request to an endpoint that cannot be reached, and asks it again after 2 s', async () => {
    let requests = 0
    const server = createServer((socket) => {
      requests += 1
      socket.destroy()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const { client, clock } = connect([`http://127.0.0.1:${port}`], false)
    const read = () => askNode(client, { method: 'eth_blockNumber' })
    await expect(read()).rejects.toMatchObject({ name: 'HttpRequestError' })
    await expect(read()).rejects.toMatchObject({ name: 'HttpRequestError' })
    expect(requests).toBe(1)
    clock.advance(2_000)
    await expect(read()).rejects.toMatchObject({ name: 'HttpRequestError' })
    expect(requests).toBe(2)
  })

  it('cancels pending requests when the adapter is destroyed', async () => {
    const server = await serve(() => new Promise(() => undefined))
    const { client, controller } = connect([server.url], false)
    const asking = askNode(client, { method: 'eth_blockNumber' })
    await expect.poll(() => server.requests.length).toBe(1)
    controller.abort(new Error('over'))
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
  })
})
