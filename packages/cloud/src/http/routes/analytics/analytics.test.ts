import {
  adminGetAnalyticsBreakdown,
  adminGetAnalyticsDurations,
  adminGetAnalyticsFunnel,
  adminGetAnalyticsSeries,
} from '@latchkey/protocol/operator'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { operatorToken, startSharedTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'

let storage: Storage
let cloud: TestCloud
beforeAll(async () => {
  storage = await openTestStorage()
  cloud = await startSharedTestCloud({ storage })
})
afterAll(async () => {
  await cloud.close()
  await storage.close()
})

async function createShop() {
  const { key, projectId } = await cloud.createProject({ isAnalyticsEnabled: true })
  const report = async (path: string, token = operatorToken): Promise<Response> =>
    await fetch(new URL(`/admin/v1/projects/${projectId}/${path}`, cloud.url), {
      headers: { authorization: `Bearer ${token}` },
    })
  const send = async (visit: string, ...acts: readonly Readonly<Record<string, unknown>>[]): Promise<void> => {
    for (const [index, act] of acts.entries()) {
      const { status } = await cloud.ask('/e?st=latchkey&sv=1.2.0', {
        projectId,
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://app.example.com' },
        body: JSON.stringify({
          eventId: `${visit}-${index}`,
          url: 'https://claimed.example',
          domain: 'claimed.example',
          timestamp: cloud.clock.now + index,
          props: { type: 'track', visit: `visit-of-${visit}`, ...act },
        }),
      })
      expect(status).toBe(204)
    }
  }
  return { key, report, send }
}

it('answers series, breakdown, funnel and durations of the events that pages sent', async () => {
  const { report, send } = await createShop()
  const start = { event: 'CONNECT_START', walletId: 'io.metamask', timeZone: 'Europe/Lisbon', platform: 'ios' }
  await send('a', { event: 'MODAL_OPEN' }, start, { ...start, event: 'CONNECT_SUCCESS', durationMs: 3_000 })
  await send('b', start, { ...start, event: 'CONNECT_ERROR', code: 'connection.failed' })
  const span = 'from=2026-01-15&to=2026-01-16&compare=previous'
  const series = parse(
    adminGetAnalyticsSeries.response,
    await (await report(`analytics/series?${span}&by=country`)).json(),
  )
  expect(series.total).toHaveLength(24)
  expect(series.total[12]).toMatchObject({ at: cloud.clock.now, opened: 2, started: 2, connected: 1, failed: 1 })
  expect(series.groups).toEqual([{ value: 'PT', points: series.total }])
  expect(series.previous?.span).toEqual({
    from: Date.UTC(2026, 0, 14),
    to: Date.UTC(2026, 0, 15),
    unit: 'hour',
  })
  const breakdown = parse(
    adminGetAnalyticsBreakdown.response,
    await (await report(`analytics/breakdown?${span}&by=error&filter=wallet:io.metamask`)).json(),
  )
  expect(breakdown.rows).toMatchObject([{ value: 'connection.failed', visits: { failed: 1, connected: 0 } }])
  expect(breakdown.total).toMatchObject({ started: 2 })
  const funnel = parse(
    adminGetAnalyticsFunnel.response,
    // The page's origin is the one that the browser names.
    await (await report(`analytics/funnel?filter=origin:https://app.example.com`)).json(),
  )
  expect(funnel).toMatchObject({ visits: { opened: 2, connected: 1 }, previous: null })
  const durations = parse(
    adminGetAnalyticsDurations.response,
    await (await report('analytics/durations?filter=platform:ios')).json(),
  )
  expect(durations).toMatchObject({ visits: 1, median: 3_084, p95: 3_084 })
})

it('answers what a chart shows as CSV, in which no name of a page is a formula', async () => {
  const { report, send } = await createShop()
  await send('a', { event: 'CONNECT_START', walletId: '-1' })
  await send('b', { event: 'CONNECT_START', walletId: 'b' }, { event: 'USER_REJECTED', walletId: 'b' })
  const read = async (query: string): Promise<string> => {
    const response = await report(`analytics.csv?from=2026-01-15&to=2026-01-16&${query}`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    return await response.text()
  }
  expect(await read('report=breakdown&by=wallet')).toBe(
    [
      'wallet,opened,started,connected,signedIn,declined,failed,abandoned',
      "'-1,1,1,0,0,0,0,1",
      'b,1,1,0,0,1,0,0',
      '',
    ].join('\r\n'),
  )
  const series = (await read('report=series')).split('\r\n')
  expect(series).toHaveLength(26)
  expect(series[13]).toBe('2026-01-15T12:00:00.000Z,2,2,0,0,1,0,1')
  expect(await read('report=funnel&compare=previous')).toContain('started,2,0\r\n')
  expect((await read('report=durations')).split('\r\n')[1]).toBe('0,250,0')
})

it('refuses everyone but the operator, unknown projects and what is not counted, by name', async () => {
  const { report } = await createShop()
  expect((await report('analytics/series', 'another-token')).status).toBe(401)
  expect((await report('analytics.csv?report=funnel', 'another-token')).status).toBe(401)
  for (const query of [
    'analytics/breakdown',
    'analytics/breakdown?by=visitor',
    'analytics/funnel?filter=wallet',
    'analytics/funnel?filter=address:0x1',
    'analytics/series?by=country&filter=wallet:a',
    'analytics/series?from=2026-02-01&to=2026-01-01',
    'analytics/durations?filter=error:a',
    'analytics.csv?report=breakdown',
  ])
    expect((await report(query)).status, query).toBe(400)
  const unknown = await fetch(new URL('/admin/v1/projects/unknown/analytics/funnel', cloud.url), {
    headers: { authorization: `Bearer ${operatorToken}` },
  })
  expect(unknown.status).toBe(404)
})
