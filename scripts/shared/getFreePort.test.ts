import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { getFreePort } from '../../getFreePort.shared.ts'

it('returns a free port below those that the system assigns', async () => {
  const server = createServer().listen(await getFreePort(), '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  expect(server.address()).toMatchObject({ port: expect.toSatisfy((port: number) => port < 32_768) })
})

it('skips a port that is taken', async () => {
  const port = await getFreePort()
  const server = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  vi.spyOn(Math, 'random').mockReturnValueOnce((port - 20_000) / 12_000)
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await getFreePort()).not.toBe(port)
})
