// The real worker in Chromium.
import { expect, it, onTestFinished } from 'vitest'
import { createDoors, fill } from '../test/setUpVault.ts'
import { origin } from '../test/requests.ts'
import { createKeeper } from './createKeeper.ts'
import { createWorkerPort } from './createWorkerPort.ts'

function openKeeper() {
  const worker = new Worker(new URL('vault.worker.ts', import.meta.url), { type: 'module' })
  const setTimer = (callback: () => void, delay: number) => {
    const timer = setTimeout(callback, delay)
    return () => {
      clearTimeout(timer)
    }
  }
  const keeper = createKeeper({ worker: createWorkerPort(worker), setTimer })
  onTestFinished(() => {
    keeper.close()
  })
  return keeper
}

it('creates a wallet, opens it in another worker with a device share whose bytes no script can read, and signs', async () => {
  const one = openKeeper()
  await one.run({ type: 'start', place: 'frame' })
  const { ds, rs, dr } = await createDoors()
  const content = await one.run({ type: 'create', vaultId: 'v_1', doors: [ds, rs, dr] })
  one.close()

  const two = openKeeper()
  await two.run({ type: 'start', place: 'frame' })
  const { ds: entrance } = await createDoors()
  expect(entrance.shares.device?.extractable).toBe(false)
  const box = content.boxes[0] ?? fill(0)
  const { addresses } = await two.run({ type: 'open', content, entrance: { ...entrance, box } })
  expect(addresses).toEqual(content.addresses)

  const request = { kind: 'evmMessage', from: addresses.eip155, message: new TextEncoder().encode('Hello') }
  const { id, warnings } = await two.run({ type: 'prepare', origin, request })
  expect(warnings).toEqual([])
  const [signature] = await two.run({ type: 'sign', id })
  expect(signature).toHaveLength(65)
  await expect(two.run({ type: 'sign', id })).rejects.toThrow('not what was shown last')
})

it('reports a worker that cannot start', async () => {
  const worker = new Worker(new URL('/no-such-worker.js', location.href))
  const keeper = createKeeper({ worker: createWorkerPort(worker), setTimer: () => () => {} })
  await expect(keeper.run({ type: 'start', place: 'frame' })).rejects.toThrow('vault.failed')
})
