import { expect, it, onTestFinished } from 'vitest'
import { openDappClient } from '../test/openDappClient.ts'
import { runRelay } from '../test/runRelay.ts'

const relay = runRelay()

it('ignores a failing check of the library that is not awaited, and still rejects for callers that await it', async () => {
  const unheard: unknown[] = []
  const listener = (reason: unknown): void => void unheard.push(reason)
  process.on('unhandledRejection', listener)
  onTestFinished(() => void process.off('unhandledRejection', listener))
  const { client } = await openDappClient(relay.getUrl())
  const topic = 'f'.repeat(64)
  const check = Reflect.get(client.engine, 'isValidDisconnect')
  void check({ topic })
  await expect(check({ topic })).rejects.toThrow('topic')
  await new Promise((resolve) => setImmediate(resolve))
  expect(unheard).toEqual([])
})
