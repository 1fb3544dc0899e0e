import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { createMetrics } from '../observe/createMetrics.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { createTokenList } from './createTokenList.ts'

const own = {
  chainId: 5_000,
  address: '0x1111111111111111111111111111111111111111',
  symbol: 'OWN',
  name: 'Own',
  decimals: 9,
}
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

let answer: (request: IncomingMessage, response: ServerResponse) => void
const server = createServer((request, response) => answer(request, response))
let url: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Only TCP servers have an address of this form.
  const { port } = server.address() as AddressInfo
  url = `http://127.0.0.1:${port}/list.json`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => answerWith([own]))

function answerWith(tokens: readonly unknown[]): void {
  answer = (_request, response) => void response.end(JSON.stringify({ name: 'A list', tokens }))
}

/** Creates a list whose next download starts when the test says so. */
function create(urls: readonly string[], isDev = false) {
  const waits: { readonly time: number; readonly end: () => void }[] = []
  const [logger, metrics, ending] = [createTestLogger(), createMetrics(), new AbortController()]
  onTestFinished(() => ending.abort())
  const list = createTokenList({
    ...{ urls, isDev, logger, metrics, signal: ending.signal },
    wait: (time) => new Promise<void>((end) => waits.push({ time, end })),
  })
  const settled = (count: number) => expect.poll(() => waits.length).toBe(count)
  return { list, logger, metrics, settled, waits }
}

it('lists the shipped tokens, and none of an unknown chain', () => {
  const { list } = create([])
  expect(list.list('eip155:1')).toContainEqual({
    chainId: 'eip155:1',
    address: usdc,
    symbol: 'USDC',
    name: 'USD Coin',
    decimals: 6,
  })
  expect(list.list('eip155:31337')).toEqual([])
  expect(list.list('eip155:999999')).toEqual([])
})

it('lists the tokens of the local chains in development', () => {
  const { list } = create([], true)
  expect(list.list('eip155:31337').map(({ symbol }) => symbol)).toEqual(['TUSD', 'LUSD', 'TGOV'])
  expect(list.list('solana:DEQi7pzPcCXx9zdYyDvQ12uxgukgcwfE').map(({ symbol }) => symbol)).toEqual(['TUSD', 'TEUR'])
})

it('adds the lists of the operator, and marks symbols that are listed twice', async () => {
  const other = '0x2222222222222222222222222222222222222222'
  answerWith([
    own,
    {
      ...own,
      chainId: 1,
      address: usdc,
      symbol: 'FAKE',
      name: 'Renamed',
      decimals: 2,
      logoURI: 'https://pictures.example/usdc.png',
    },
    { ...own, chainId: 1, address: other, symbol: 'usdc' },
    { ...own, decimals: -1 },
  ])
  const { list, logger, metrics, settled, waits } = create([url])
  expect(list.list('eip155:5000')).toEqual([])
  await settled(1)
  expect(list.list('eip155:5000')).toEqual([{ ...own, chainId: 'eip155:5000' }])
  const ethereum = list.list('eip155:1')
  // What ships keeps its name and decimals; only the picture is added.
  expect(ethereum.find(({ address }) => address === usdc)).toEqual({
    ...{ chainId: 'eip155:1', address: usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 },
    ...{ logoUri: 'https://pictures.example/usdc.png', sharesSymbol: true },
  })
  expect(ethereum.find(({ address }) => address === other)).toMatchObject({ symbol: 'usdc', sharesSymbol: true })
  expect(ethereum.find(({ symbol }) => symbol === 'DAI')).not.toHaveProperty('sharesSymbol')
  expect(waits[0]?.time).toBe(86_400_000)
  expect(await metrics.registry.metrics()).toMatch(/latchkey_token_list_rows\{list="1",outcome="skipped"\} 1/)
  expect(logger.lines).toEqual([expect.objectContaining({ level: 'warn', fields: { list: '1', skipped: 1 } })])
})

it('replaces a list a day later', async () => {
  const { list, settled, waits } = create([url])
  await settled(1)
  answerWith([{ ...own, symbol: 'NEW' }])
  waits[0]?.end()
  await settled(2)
  expect(list.list('eip155:5000').map(({ symbol }) => symbol)).toEqual(['NEW'])
})

it.each<{ title: string; reason: string; fail: typeof answer }>([
  {
    title: 'an error',
    reason: 'http_500',
    fail: (_request, response) => void response.writeHead(500).end('{"tokens":[]}'),
  },
  {
    title: 'a redirect, which is not followed',
    reason: 'http_302',
    fail: ({ url: path }, response) =>
      void (path === '/list.json'
        ? response.writeHead(302, { location: '/other.json' }).end()
        : response.end('{"tokens":[]}')),
  },
  { title: 'a page', reason: 'no_token_list', fail: (_request, response) => void response.end('<html></html>') },
  {
    title: 'half a list',
    reason: 'network',
    fail: (_request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"tokens":[', () => response.destroy())
    },
  },
  {
    title: 'more than 10 MB',
    reason: 'too_large',
    fail: (_request, response) => {
      const send = (): void => {
        // Ends only when the reader closes the connection.
        if (!response.destroyed) response.write(Buffer.alloc(65_536, ' '), () => setImmediate(send))
      }
      send()
    },
  },
])('keeps the last good list after $title', async ({ fail, reason }) => {
  const { list, logger, settled, waits } = create([url])
  await settled(1)
  answer = fail
  waits[0]?.end()
  await settled(2)
  expect(list.list('eip155:5000')).toHaveLength(1)
  expect(logger.lines).toEqual([expect.objectContaining({ level: 'warn', fields: { list: '1', reason } })])
  expect(JSON.stringify(logger.lines)).not.toContain('127.0.0.1')
  // It is tried again after ten minutes, and a good answer ends the trouble.
  expect(waits[1]?.time).toBe(600_000)
  answerWith([own, { ...own, address: usdc }])
  waits[1]?.end()
  await settled(3)
  expect(list.list('eip155:5000')).toHaveLength(2)
})

it('serves the other lists if one fails', async () => {
  const { list, settled } = create(['http://127.0.0.1:1/list.json', url])
  await settled(2)
  expect(list.list('eip155:5000')).toHaveLength(1)
  expect(list.list('eip155:1').length).toBeGreaterThan(50)
})
