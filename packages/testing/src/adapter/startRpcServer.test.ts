import { expect, it, onTestFinished } from 'vitest'
import { startRpcServer } from './startRpcServer.ts'

it('answers single calls and batches, and reports errors', async () => {
  const server = await startRpcServer(({ method }) => {
    if (method === 'fail') throw Object.assign(new Error('no'), { code: 3, data: 'why' })
    return method.toUpperCase()
  })
  onTestFinished(server.stop)
  const post = async (body: unknown): Promise<unknown> =>
    (await fetch(`${server.url}/path?key=1`, { method: 'POST', body: JSON.stringify(body) })).json()
  expect(await post({ id: 1, method: 'read' })).toEqual({ jsonrpc: '2.0', id: 1, result: 'READ' })
  expect(
    await post([
      { id: 2, method: 'read' },
      { id: 3, method: 'fail' },
    ]),
  ).toEqual([
    { jsonrpc: '2.0', id: 2, result: 'READ' },
    { jsonrpc: '2.0', id: 3, error: { code: 3, message: 'no', data: 'why' } },
  ])
  expect(server.requests).toMatchObject([
    { path: '/path?key=1', isBatch: false, calls: [{ method: 'read' }] },
    { path: '/path?key=1', isBatch: true, calls: [{ method: 'read' }, { method: 'fail' }] },
  ])
})
