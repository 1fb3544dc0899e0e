import { adminListRefusals } from '@latchkey/protocol/operator'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { operatorToken, startTestCloud } from '../../../test/startTestCloud.ts'

const allowed = 'https://shop.example.com'
const refused = 'https://xn--shp-1na.example.com'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

async function start(environment: Readonly<Record<string, string>> = {}) {
  const cloud = await startTestCloud({ storage, environment })
  const { key, projectId } = await cloud.createProject({ allowedOrigins: [allowed] })
  const ask = async (origin: string | undefined): Promise<Response> =>
    await cloud.ask('/appkit/v1/config?st=latchkey&sv=1', {
      projectId,
      headers: origin === undefined ? {} : { origin },
    })
  const list = async () => {
    const answer = await fetch(new URL(`/admin/v1/projects/${key}/refusals`, cloud.url), {
      headers: { authorization: `Bearer ${operatorToken}` },
    })
    return parse(adminListRefusals.response, await answer.json())
  }
  return { ask, cloud, list, projectId }
}

it('lists the origins whose requests were refused, and not those that were answered', async () => {
  const { ask, cloud, list } = await start()
  expect(await list()).toEqual({ refusals: [], others: 0 })
  const origins = [allowed, undefined, 'http://localhost:3000', refused, refused, 'null']
  const statuses = await Promise.all(origins.map(async (origin) => (await ask(origin)).status))
  expect(statuses).toEqual([200, 200, 200, 403, 403, 403])
  const time = cloud.clock.now
  expect(await list()).toEqual({
    refusals: [{ origin: refused, requests: 2, firstAt: time, latestAt: time }],
    others: 1,
  })
})

it('answers 404 for a project that does not exist', async () => {
  const { cloud } = await start()
  const { status } = await fetch(new URL('/admin/v1/projects/unknown/refusals', cloud.url), {
    headers: { authorization: `Bearer ${operatorToken}` },
  })
  expect(status).toBe(404)
})

it.each([
  [{}, true],
  [{ LATCHKEY_ADMIN_PORT: '0' }, false],
  [{ LATCHKEY_DASHBOARD_URL: 'https://dashboard.example.com' }, false],
  [{ LATCHKEY_DASHBOARD: 'off' }, false],
])('says where the operator can allow a page, unless the dashboard is set apart: %j', async (environment, isNamed) => {
  const { ask, projectId } = await start(environment)
  const text = await (await ask(refused)).text()
  expect(text).toContain(`The operator must allow ${refused} for this project`)
  expect(text.includes(`/dashboard/p/${projectId}/settings/origins`)).toBe(isNamed)
  expect(text.includes('dashboard')).toBe(isNamed)
})
