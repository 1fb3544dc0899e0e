import { expect, it } from 'vitest'
import { createMetrics } from '../observe/createMetrics.ts'
import { createMemoryAnswerStore } from '../upstream/cache/createMemoryAnswerStore.ts'
import type { RpcGateway } from '../upstream/rpc/createRpcGateway.ts'
import { createIdentities } from './createIdentities.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A registry whose chain never answers. */
function create(timeLimit: number) {
  const pending = new Set<AbortSignal>()
  const gateway: RpcGateway = {
    chainIds: ['eip155:1'],
    send: ({ signal }) =>
      new Promise((_resolve, reject) => {
        if (signal === undefined) return
        pending.add(signal)
        signal.addEventListener('abort', () => {
          pending.delete(signal)
          reject(new DOMException('It has ended.', 'AbortError'))
        })
      }),
  }
  const now = () => 0
  const identities = createIdentities({
    settings: { chainId: 'eip155:1', resolver: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee', gateways: [] },
    gateway,
    pictures: { getMetadata: async () => ({ kind: 'busy' }) },
    store: createMemoryAnswerStore({ now }),
    metrics: createMetrics(),
    now,
    timeLimit,
  })
  return { identities, pending }
}

it('gives up a registry that does not answer', async () => {
  const { identities, pending } = create(50)
  await expect(identities?.read({ address })).rejects.toMatchObject({
    code: 'upstream_timeout',
    message: expect.stringContaining('did not answer in time'),
  })
  expect(pending.size).toBe(0)
})

it('ends the reading when the only client leaves', async () => {
  const { identities, pending } = create(600_000)
  const leaving = new AbortController()
  const reading = identities?.read({ address, signal: leaving.signal })
  await expect.poll(() => pending.size).toBe(1)
  leaving.abort(new Error('The client has left.'))
  await expect(reading).rejects.toThrow('The client has left.')
  await expect.poll(() => pending.size).toBe(0)
})
