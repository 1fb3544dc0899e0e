// Measures balances, prices and activity on one node of the cloud, over a local chain with 300 tokens. See README.md.
//
//   node bench/money.ts [--reads 200] [--rate 500] [--seconds 20] [--write]
import { randomBytes } from 'node:crypto'
import { Agent, request as startRequest } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getFreePort } from '../getFreePort.shared.ts'
import { fillChain } from './src/indexer/fillChain.ts'
import { sendBatch } from './src/indexer/sendBatch.ts'
import { startChain } from './src/local/startChain.ts'
import { startDoubles } from './src/money/startDoubles.ts'
import { startSilent } from './src/money/startSilent.ts'
import { startNode } from './src/relay/startNode.ts'
import { createProject } from './src/soak/createProject.ts'
import { getNow, keepSchedule } from './src/soak/runProcess.ts'
import { startBackEnds } from './src/soak/startBackEnds.ts'
import { describeMachine, writeFigures } from './src/writeFigures.ts'

const { values } = parseArgs({
  options: {
    reads: { type: 'string', default: '200' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
    write: { type: 'boolean', default: false },
  },
})
const [reads, rate, seconds] = [Number(values.reads), Number(values.rate), Number(values.seconds)]
const origin = 'https://app.example.com'
const tokenCount = 300
/** Code that answers every call with 42: a token of which each account has as much. */
const code = '0x602a60005260206000f3'
const chainId = 'eip155:31337'

const stops: (() => unknown)[] = []
const toAddress = (): string => `0x${randomBytes(20).toString('hex')}`

try {
  const chain = await startChain(stops)
  const owners = chain.accounts.map(({ address }) => address)
  const tokens = Array.from({ length: tokenCount }, () => ({ chainId: 31_337, address: toAddress() }))
  await sendBatch(
    chain.rpcUrl,
    tokens.map(({ address }) => ({ method: 'anvil_setCode', params: [address, code] })),
  )
  await fillChain({ rpcUrl: chain.rpcUrl, accounts: owners, transfers: 1_000 })

  const doubles = await startDoubles({ tokens })
  stops.push(() => doubles.stop())
  const backEnds = await startBackEnds()
  stops.push(() => backEnds.stop())
  const { databaseUrl, redisUrl } = backEnds
  const projectId = await createProject({ databaseUrl, origin })
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    LATCHKEY_TRUST_PROXY: 'loopback',
    LATCHKEY_SIGN_IN_KEY: randomBytes(32).toString('hex'),
    LATCHKEY_RPC_EIP155_31337: chain.rpcUrl,
    LATCHKEY_BALANCES: 'rpc',
    LATCHKEY_PRICES: 'defillama',
    LATCHKEY_DEFILLAMA_URL: doubles.url,
    LATCHKEY_INDEX: chainId,
    LATCHKEY_TOKEN_LISTS: `${doubles.url}/list.json`,
    LATCHKEY_LOG_LEVEL: 'error',
    // All visitors are those of one project, which may cause more calls a minute than it may by default.
    LATCHKEY_RATE_RPC_PROJECT: '1000000',
  }
  const node = await startNode({ values: [], environment })
  stops.push(() => node.kill())
  const base = node.url.replace('ws:', 'http:')
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  let visitors = 0

  /** Makes a request from an address of its own. Resolves with its status, its text and how long it took, in ms. */
  const ask = (route: string, body?: unknown, target = base): Promise<{ status: number; text: string; took: number }> =>
    new Promise((resolve, reject) => {
      const url = new URL(route, target)
      for (const [name, value] of Object.entries({ projectId, st: 'appkit', sv: 'html-latchkey-1' }))
        url.searchParams.set(name, value)
      visitors += 1
      const from = performance.now()
      const asking = startRequest(
        url,
        {
          agent,
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            origin,
            'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
        },
        (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (part: string) => (text += part))
          response.on('error', reject)
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text, took: performance.now() - from }))
        },
      )
      asking.on('error', reject)
      asking.end(body === undefined ? undefined : JSON.stringify(body))
    })
  const toBalance = (address: string): string => `/v1/account/${address}/balance?currency=usd&chainId=${chainId}`
  const toHistory = (address: string): string => `/v1/account/${address}/history?chainId=${chainId}`
  const measure = async (count: number, act: (index: number) => ReturnType<typeof ask>): Promise<readonly number[]> => {
    const durations: number[] = []
    for (let index = 0; index < count; index += 1) {
      const { status, text, took } = await act(index)
      if (status !== 200) throw new Error(`${status} ${text.slice(0, 300)}`)
      durations.push(took)
    }
    return durations
  }
  const at = (list: readonly number[], part: number): number =>
    list.toSorted((one, other) => one - other)[Math.ceil(list.length * part) - 1] ?? 0
  const show = (list: readonly number[]): string => `${at(list, 0.5).toFixed(1)} / ${at(list, 0.95).toFixed(1)}`

  // The list of tokens is read in the background, and the index begins with the first question.
  for (let tries = 0; ; tries += 1) {
    const { text } = await ask(toBalance(toAddress()))
    const { status } = await ask(toHistory(owners[0] ?? ''))
    if (text.split('"symbol":"T').length > tokenCount && status === 200) break
    if (tries > 120) throw new Error(`The cloud does not serve the tokens: ${text.slice(0, 500)}`)
    await wait(500)
  }

  const fresh = await measure(reads, () => ask(toBalance(toAddress())))
  const known = toAddress()
  await ask(toBalance(known))
  const cached = await measure(reads, () => ask(toBalance(known)))
  const listTokens = (count: number): readonly string[] =>
    Array.from({ length: count }, () => `eip155:1:${toAddress()}`)
  const addresses = listTokens(100)
  const toPrices = () => ask('/v1/fungible/price', { projectId, currency: 'usd', addresses })
  const { text: priced } = await toPrices()
  if (priced.split('"price":').length <= addresses.length)
    throw new Error(`Prices are missing: ${priced.slice(0, 300)}`)
  const prices = await measure(reads, toPrices)
  const pages = await measure(reads, (index) => ask(toHistory(owners[index % 5] ?? '')))

  // The same questions to nodes whose first chain node and first provider of prices are dead: they never answer, or refuse connections.
  const silent = await startSilent()
  stops.push(() => silent.stop())
  const startLamed = async (dead: string): Promise<string> => {
    const lamed = await startNode({
      values: [],
      environment: {
        ...environment,
        LATCHKEY_RPC_EIP155_31337: `${dead},${chain.rpcUrl}`,
        LATCHKEY_PRICES: 'coingecko,defillama',
        LATCHKEY_COINGECKO_URL: dead,
        LATCHKEY_COINGECKO_KEY: 'key-of-the-bench',
      },
    })
    stops.push(() => lamed.kill())
    return lamed.url.replace('ws:', 'http:')
  }
  const lamed = [await startLamed(silent.url), await startLamed(`http://127.0.0.1:${await getFreePort()}`)]
  const askPrice = async (target: string) => {
    // Five calls a second are what the cloud allows itself.
    await wait(250)
    return await ask('/v1/fungible/price', { projectId, currency: 'usd', addresses: listTokens(1) }, target)
  }
  /** Asks the sound node and the lamed ones in turns, so that other load on the machine affects all of them alike. */
  const compare = async (warmUp: number, count: number, act: (target: string) => ReturnType<typeof ask>) => {
    const nodes = [base, ...lamed]
    const first: number[] = []
    for (const target of lamed) first.push(...(await measure(1, () => act(target))))
    // Code that has run often is faster.
    for (const target of nodes) await measure(warmUp, () => act(target))
    const durations = nodes.map((): number[] => [])
    for (let round = 0; round < count; round += 1)
      for (const [index, target] of nodes.entries()) durations[index]?.push(...(await measure(1, () => act(target))))
    const [usual = [], ...late] = durations
    return {
      first: first.map((took) => took.toFixed(0)),
      more: late.map((list) => (at(list, 0.5) - at(usual, 0.5)).toFixed(1)),
      longest: late.map((list) => at(list, 1).toFixed(0)),
    }
  }
  const lamedBalances = await compare(200, 60, (target) => ask(toBalance(toAddress()), undefined, target))
  const lamedPrices = await compare(20, 60, askPrice)

  // A thousand equal questions at once, of which none is in a cache.
  const before = doubles.countPrices()
  const equal = listTokens(10)
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, () => ask('/v1/fungible/price', { projectId, currency: 'usd', addresses: equal })),
  )
  const calls = doubles.countPrices() - before
  const wrong = answers.filter(({ status }) => status !== 200).length

  // A mix of all routes, at a fixed rate.
  const routes = [
    () => ask('/appkit/v1/config'),
    () => ask('/getWallets?page=1&entries=40'),
    () => ask(toBalance(known)),
    () => ask(toBalance(owners[visitors % owners.length] ?? known)),
    toPrices,
    () => ask(toHistory(owners[visitors % 5] ?? '')),
  ]
  const took: number[] = []
  const faults = new Map<string, number>()
  const pending = new Set<Promise<void>>()
  await keepSchedule({
    startAt: getNow() + 200,
    seconds,
    rate,
    act: (index, dueAt) => {
      const asking = (async () => {
        try {
          const { status } = (await routes[index % routes.length]?.()) ?? { status: 0 }
          took.push(getNow() - dueAt)
          if (status !== 200) faults.set(`${status}`, (faults.get(`${status}`) ?? 0) + 1)
        } catch (error) {
          const name = error instanceof Error ? error.message : String(error)
          faults.set(name, (faults.get(name) ?? 0) + 1)
        }
      })()
      pending.add(asking)
      void asking.then(() => pending.delete(asking))
    },
  })
  await Promise.all(pending)

  const failures = Array.from(faults, ([name, count]) => `${count} × ${name}`).join(', ') || 'none'
  const toRow = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const report = [
    `${describeMachine()}, Postgres and Redis.`,
    '',
    '| what | measured | at most |',
    '| --- | ---: | ---: |',
    toRow(`balances of ${tokenCount} tokens, new, p50 / p95, ms`, show(fresh), '150'),
    toRow('the same, cached, ms', show(cached), '10'),
    toRow('100 prices, cached, ms', show(prices), '5'),
    toRow('page of history, ms', show(pages), '30'),
    toRow('first node of a chain silent / refuses: first balance, ms', lamedBalances.first.join(' / '), '3500'),
    toRow('later balances, p50 more than usual, ms', lamedBalances.more.join(' / '), '5'),
    toRow('the longest later balance, ms', lamedBalances.longest.join(' / '), ''),
    toRow('first provider of prices silent / refuses: first price, ms', lamedPrices.first.join(' / '), '3500'),
    toRow('later prices, p50 more than usual, ms', lamedPrices.more.join(' / '), '5'),
    toRow('the longest later price, ms', lamedPrices.longest.join(' / '), ''),
    toRow('calls upstream for 1000 equal questions at once', `${calls}, ${wrong} failed`, '1'),
    ...(rate === 0
      ? []
      : [
          toRow(`${rate} requests a second over all routes, p99, ms`, at(took, 0.99).toFixed(1), '250'),
          toRow(`of ${took.length}, failed`, failures, '0'),
        ]),
  ].join('\n')
  console.log(report)
  if (values.write) writeFigures('money', report)
} finally {
  for (const stop of stops.toReversed()) await stop()
}
