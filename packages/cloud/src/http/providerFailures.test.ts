import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { apiErrorSchema } from '@latchkey/protocol/api'
import { object, parse, string } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Storage } from '../storage/Storage.ts'
import { testDollar } from '../test/doubles/installExchange.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { providerCalls } from '../test/providers/providerCalls.ts'
import type { ProviderCall } from '../test/providers/ProviderCall.ts'
import { type ProviderWorld, startProviderWorld } from '../test/providers/startProviderWorld.ts'
import { startTestCloud, type TestCloud } from '../test/startTestCloud.ts'
import { startUpstreamServer, type UpstreamServerMode } from '../test/startUpstreamServer.ts'

// Every call to a provider of prices, balances and history, over running chains: what the provider says of them is what the cloud answers,
// and each way in which the call can fail ends the question, without a number that was made up.

let storage: Storage
let world: ProviderWorld
/** Where this process has sent requests by `fetch`, as the cloud does to providers. */
const hosts = new Set<string>()
/** https://undici.nodejs.org/#/docs/api/DiagnosticsChannel.md, 30 November 2026. */
const channel = 'undici:request:create'
const requestSchema = object({ request: object({ origin: string() }) })
const record = (message: unknown): void => {
  hosts.add(new URL(parse(requestSchema, message).request.origin).hostname)
}
beforeAll(async () => {
  subscribe(channel, record)
  ;[storage, world] = await Promise.all([openTestStorage(), startProviderWorld()])
})
afterAll(async () => {
  unsubscribe(channel, record)
  await Promise.all([world.stop(), storage.close()])
})

const dollar = {
  chainId: 'eip155:31337',
  address: testDollar,
  symbol: 'TUSD',
  name: 'Test Dollar',
  decimals: 6,
} as const

const failures: readonly (readonly [mode: UpstreamServerMode, outcome: string])[] = [
  [{ kind: 'status', status: 429 }, 'http_429'],
  [{ kind: 'status', status: 500 }, 'http_500'],
  [{ kind: 'status', status: 401 }, 'http_401'],
  [{ kind: 'cut' }, 'UND_ERR_SOCKET'],
  [{ kind: 'text', body: '<html>' }, 'no_json'],
]

/** A cloud that asks one provider. */
async function setUp({ answer, ask, concern, provider, ...call }: ProviderCall) {
  let change: ((text: string) => string) | undefined
  const { isCall = () => true, isNode = false } = call
  const server = await startUpstreamServer({
    answer: async (request) => {
      const text = await answer(request, cloud)
      return change !== undefined && isCall(request) ? change(text) : text
    },
  })
  server.fails = isCall
  const cloud: TestCloud = await startTestCloud({
    storage,
    environment: call.environment(server.url.replace(/\/$/, '')),
    tokens: { list: (chainId) => (chainId === dollar.chainId ? [dollar] : []) },
  })
  cloud.clock.now = Date.now()
  /** Asks when rests, budgets and old answers are over. */
  const askLater = (): Promise<Response> => {
    cloud.clock.now += 3_600_000
    return ask(cloud)
  }
  const {
    expected = [concern],
    read: readFailed = (body: unknown) => parse(apiErrorSchema, body).reasons?.map(({ name }) => name),
  } = call.failed ?? {}
  return {
    server,
    change: (next: typeof change) => {
      change = next
    },
    async expectAnswer() {
      const response = await askLater()
      expect(call.read(await response.json())).toEqual(await call.readChain())
    },
    async expectFailure(reason: string) {
      const asked = server.requests.length
      expect(readFailed(await (await askLater()).json()), reason).toEqual(expected)
      expect(server.requests.length, reason).toBeGreaterThan(asked)
      // The chain's own pool judges its nodes.
      const outcome = isNode && !['schema', 'foreign_answer'].includes(reason) ? 'chain_unavailable' : reason
      expect(await cloud.metrics.registry.metrics()).toContain(
        `latchkey_provider_attempts_total{concern="${concern}",provider="${provider}",outcome="${outcome}"}`,
      )
    },
  }
}

it.each(Object.keys(providerCalls))(
  'a call that fails ends the question without a made-up number, only while it fails, and nothing is sent to a host that no setting names: %s',
  async (title) => {
    const call = getCall(title)
    const { change, expectAnswer, expectFailure, server } = await setUp(call)
    await expectAnswer()
    for (const [mode, outcome] of failures) {
      server.mode = mode
      await expectFailure(outcome)
    }
    server.mode = { kind: 'answer' }
    change(call.breakSchema)
    await expectFailure('schema')
    if (call.makeForeign !== undefined) {
      change(call.makeForeign)
      await expectFailure('foreign_answer')
    }
    change(undefined)
    await expectAnswer()
    // All that the settings of these tests name is on this machine.
    expect([...hosts]).toEqual(['127.0.0.1'])
  },
)

it('a call that is slow is given up, whichever it is, and made again when it is asked for later', async () => {
  const slow = Object.keys(providerCalls).map(async (title) => {
    const { expectAnswer, expectFailure, server } = await setUp(getCall(title))
    server.mode = { kind: 'hang' }
    await expectFailure('timeout')
    server.mode = { kind: 'answer' }
    await expectAnswer()
  })
  await Promise.all(slow)
}, 120_000)

function getCall(title: string): ProviderCall {
  const create = providerCalls[title]
  if (create === undefined) throw new TypeError(`No call has the title ${title}.`)
  return create(world)
}
