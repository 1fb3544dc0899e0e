import { createFakeClock } from '@latchkey/core/testing'
import { expect, it, onTestFinished } from 'vitest'
import { createTestNetwork, devnetId, mainnetId } from '../test/createTestWorld.ts'
import { startRpcServer } from '@latchkey/testing/adapter'
import type { SolanaAdapterParameters } from '../types.ts'
import { createReader } from './createReader.ts'

const network = createTestNetwork(devnetId)

async function serve(answer: unknown) {
  const server = await startRpcServer(() => answer)
  onTestFinished(() => server.stop())
  return server
}

/** A reader of one network, whose endpoints core chooses as the test says. */
function createTestReader(parameters: SolanaAdapterParameters = {}) {
  const chosen: { urls: readonly string[] } = { urls: [] }
  const controller = new AbortController()
  const getReader = createReader({
    networks: [network],
    getEndpoints: async () => chosen.urls,
    parameters,
    clock: createFakeClock(),
    signal: controller.signal,
  })
  return { chosen, getReader, read: () => getReader(network).ask('getThing', [], undefined) }
}

it('uses the endpoints that core chooses, also when they change', async () => {
  const [one, two] = [await serve('one'), await serve('two')]
  const { chosen, read } = createTestReader()
  chosen.urls = [one.url]
  expect(await read()).toBe('one')
  chosen.urls = [two.url]
  expect([await read(), await read()]).toEqual(['two', 'two'])
  expect(one.requests).toHaveLength(1)
})

it("uses the app's own endpoints before those that core chooses", async () => {
  const [own, other] = [await serve('own'), await serve('other')]
  const { chosen, read } = createTestReader({ rpcUrls: { [devnetId]: own.url } })
  chosen.urls = [other.url]
  expect(await read()).toBe('own')
  expect(other.requests).toEqual([])
})

it('rejects without an endpoint, and for an id that is not one of the app’s', async () => {
  const { getReader, read } = createTestReader()
  await expect(read()).rejects.toMatchObject({ code: 'network.unsupported' })
  expect(() => getReader(`solana:${mainnetId}`)).toThrow(expect.objectContaining({ code: 'network.unsupported' }))
})
