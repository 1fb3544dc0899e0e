import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Relay } from '../../../relay/createRelay.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startTestCloud } from '../../../test/startTestCloud.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

/** A relay that returns its parameters. */
const echo: Relay = {
  handleUpgrade: (_request, socket) => void socket.destroy(),
  handleRpc: async ({ query, ...parameters }) => ({
    status: 418,
    body: JSON.stringify({ ...parameters, query: query.toString() }),
  }),
  readState: () => Promise.reject(new TypeError('not asked for')),
  drain: async () => {},
}

it('passes POST /rpc with all credentials to the relay and returns its answer unchanged', async () => {
  const { url } = await startTestCloud({ storage, relay: echo })
  const body = '{"id":1700000000000000123,"jsonrpc":"2.0","method":"irn_publish"}'
  const response = await fetch(`${url}/rpc?auth=a.b.c&projectId=dev`, {
    method: 'POST',
    body,
    headers: { authorization: 'Bearer d.e.f', origin: 'https://app.example.com' },
  })
  expect(response.status).toBe(418)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({
    body,
    query: 'auth=a.b.c&projectId=dev',
    authorization: 'Bearer d.e.f',
    origin: 'https://app.example.com',
    host: new URL(url).host,
    address: { key: '127.0.0.1', networks: [], isLoopback: true },
  })
})

it('tells the relay that a request through a local proxy is not from this machine', async () => {
  const { url } = await startTestCloud({ storage, relay: echo })
  const response = await fetch(`${url}/rpc`, {
    method: 'POST',
    body: '{}',
    headers: { 'x-forwarded-for': '127.0.0.1' },
  })
  expect(await response.json()).toMatchObject({ address: { isLoopback: false } })
})

it('passes invalid JSON to the relay, whose error its clients understand', async () => {
  const { url } = await startTestCloud({ storage, relay: echo })
  const response = await fetch(`${url}/rpc`, { method: 'POST', body: '{' })
  expect(await response.json()).toMatchObject({ body: '{', query: '' })
})
