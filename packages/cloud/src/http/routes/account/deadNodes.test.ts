import { getTokenBalances } from '@latchkey/protocol/api'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { createMulticallNode } from '../../../test/doubles/multicallNode.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startTestCloud } from '../../../test/startTestCloud.ts'
import { startUpstreamServer, type UpstreamServerMode } from '../../../test/startUpstreamServer.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

const failures: readonly UpstreamServerMode[] = [
  { kind: 'hang' },
  { kind: 'reset' },
  { kind: 'cut' },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 401 },
  { kind: 'text', body: '<h1>Welcome</h1>' },
  { kind: 'text', body: '{"balance":"1"}' },
]

it.each(failures)(
  'answers from the second node when the first one fails ($kind $status $body), and does not ask that one for the next answers',
  { timeout: 60_000 },
  async (mode) => {
    const node = createMulticallNode(() => 42n)
    const [first, second] = await Promise.all([startUpstreamServer(node), startUpstreamServer(node)])
    first.mode = mode
    const cloud = await startTestCloud({
      storage,
      environment: { LATCHKEY_BALANCES: 'rpc', LATCHKEY_RPC_EIP155_1: `${first.url},${second.url}` },
    })
    /** The coin of an account that no cache has. */
    const readCoin = async (account: number): Promise<string | undefined> => {
      const address = `0x${account.toString(16).padStart(40, '1')}`
      const response = await cloud.ask(`/v1/account/${address}/balance?currency=usd&chainId=eip155:1`)
      expect(response.status).toBe(200)
      const { balances, unavailable } = parse(getTokenBalances.response, await response.json())
      expect(unavailable).toBeUndefined()
      return balances[0]?.quantity.numeric
    }
    expect(await readCoin(1)).toBe('0.000000000000000042')
    const asked = first.requests.length
    expect(asked).toBeGreaterThan(0)
    for (const account of [2, 3, 4]) expect(await readCoin(account)).toBe('0.000000000000000042')
    // It rests, and this cloud's clock stands still.
    expect(first.requests).toHaveLength(asked)
  },
)
