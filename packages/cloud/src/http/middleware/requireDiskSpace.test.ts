import { apiErrorSchema } from '@latchkey/protocol/api'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../storage/Storage.ts'
import { openTestStorage } from '../../test/openTestStorage.ts'
import { startTestCloud } from '../../test/startTestCloud.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

it('refuses what would be stored while the disk is nearly full, and answers everything else', async () => {
  const disk = { isFull: true, isLow: () => disk.isFull, readSpace: () => undefined }
  const { ask, metrics } = await startTestCloud({ storage, disk })
  const event = {
    eventId: 'e',
    url: 'http://localhost',
    domain: 'localhost',
    timestamp: 1,
    props: { type: 'track', event: 'MODAL_OPEN' },
  }
  const post = (path: string, body: unknown): Promise<Response> =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: 'http://localhost' },
    })
  for (const [path, body] of [
    ['/e', event],
    ['/siwx/v1/nonce', {}],
    ['/siwx/v1/sessions', { sessions: [] }],
  ] as const) {
    const response = await post(path, body)
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 507, '60'])
    expect(parse(apiErrorSchema, await response.json())).toMatchObject({ code: 'storage_full' })
  }
  expect((await metrics.registry.getSingleMetric('latchkey_refusals_total')?.get())?.values).toMatchObject([
    { labels: { purpose: 'disk', share: 'node', unit: 'bytes' }, value: 3 },
  ])
  expect((await ask('/getAnalyticsConfig')).status).toBe(200)
  disk.isFull = false
  expect((await post('/e', event)).status).toBeLessThan(300)
})
