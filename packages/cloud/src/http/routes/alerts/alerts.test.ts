import {
  adminAlertConflictSchema,
  adminListAlertDeliveries,
  adminListAlerts,
  alertSettingsSchema,
  addAlertWebhook,
} from '@latchkey/protocol/operator'
import { adminListAudit } from '@latchkey/protocol/project'
import { looseObject, parse, string } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { alerts } from '../../../storage/alertSchema.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { createTestDashboard, dashboardEnvironment } from '../../../test/createTestDashboard.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startMailbox } from '../../../test/startMailbox.ts'
import { startSharedTestCloud, startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'

let storage: Storage
let cloud: TestCloud
let dashboard: ReturnType<typeof createTestDashboard>
beforeAll(async () => {
  storage = await openTestStorage()
  cloud = await startSharedTestCloud({ storage, environment: dashboardEnvironment })
  dashboard = createTestDashboard(cloud)
})
afterAll(async () => {
  await cloud.close()
  await storage.close()
})

const readCode = async (answer: Response): Promise<string | number> =>
  answer.ok ? answer.status : parse(looseObject({ code: string() }), await answer.json()).code

it('changes rules and receivers for one of two editors, and records what was changed', async () => {
  const { cookie, email } = await dashboard.join('editor')
  const read = await dashboard.ask('/alerts/settings', { cookie })
  const etag = read.headers.get('etag') ?? ''
  const settings = parse(alertSettingsSchema, await read.json())
  expect(settings).toMatchObject({
    revision: 1,
    mails: [],
    webhooks: [],
    rules: { failureRate: { isOn: true, factor: 2 }, storage: { isOn: true, percent: 85, days: 14 } },
  })
  const patch = (change: object, version: string | undefined) =>
    dashboard.ask('/alerts/settings', {
      method: 'PATCH',
      cookie,
      body: { change, reason: 'Fewer mails' },
      headers: { 'if-match': version },
    })
  const rules = { ...settings.rules, originRefused: { isOn: true, requests: 500 } }
  const saved = await patch({ rules, mails: ['Operator@example.com', 'operator@example.com'] }, etag)
  expect(saved.headers.get('etag')).toBe('"2"')
  expect(parse(alertSettingsSchema, await saved.json())).toMatchObject({ mails: ['operator@example.com'], rules })
  const late = await patch({ mails: [] }, etag)
  expect(late.status).toBe(409)
  expect(parse(adminAlertConflictSchema, await late.json())).toMatchObject({
    code: 'alerts_conflict',
    theirs: { revision: 2, mails: ['operator@example.com'] },
    yours: { mails: [] },
  })
  // What changes nothing makes no version.
  expect((await patch({ rules }, '"2"')).headers.get('etag')).toBe('"2"')
  expect(await readCode(await patch({ mails: [] }, undefined))).toBe('invalid_request')
  expect(await readCode(await patch({ mails: ['no address'] }, '"2"'))).toBe('invalid_request')
  expect(await readCode(await patch({ rules: { ...rules, storage: { isOn: true } } }, '"2"'))).toBe('invalid_request')
  const token = { token: dashboardEnvironment.LATCHKEY_ADMIN_TOKEN, headers: { 'sec-fetch-site': undefined } }
  const trail = await dashboard.ask(`/audit?object=alerts&actor=operator:${email}`, token)
  expect(parse(adminListAudit.response, await trail.json()).data).toEqual([
    expect.objectContaining({
      action: 'alerts.update',
      reason: 'Fewer mails',
      before: { mails: [], originRefused: { isOn: true, requests: 50 } },
      after: { mails: ['operator@example.com'], originRefused: { isOn: true, requests: 500 } },
    }),
  ])
})

it('shows the secret of a webhook to the owner who adds it, once, and no path of its URL to anyone', async () => {
  const owner = await dashboard.join('owner')
  const viewer = await dashboard.join('viewer')
  const body = { name: 'Pager', url: 'https://hooks.example.com/services/secret-path' }
  expect(await readCode(await dashboard.ask('/alerts/webhooks', { cookie: viewer.cookie, body }))).toBe(
    'operator_forbidden',
  )
  const added = parse(
    addAlertWebhook.response,
    await (await dashboard.ask('/alerts/webhooks', { cookie: owner.cookie, body })).json(),
  )
  expect(added).toMatchObject({ webhook: { name: 'Pager', origin: 'https://hooks.example.com' } })
  expect(added.secret).toMatch(/^whsec_/)
  const answer = await (await dashboard.ask('/alerts/settings', { cookie: viewer.cookie })).text()
  expect(answer).toContain('https://hooks.example.com')
  expect(answer).not.toContain('secret-path')
  expect(answer).not.toContain('whsec_')
  const inside = { name: 'Inside', url: 'https://127.0.0.1/' }
  const { cookie } = owner
  expect(await readCode(await dashboard.ask('/alerts/webhooks', { cookie, body: { ...inside, url: 'x' } }))).toBe(
    'invalid_request',
  )
  const { url: at } = await startTestCloud({ storage, environment: { ...dashboardEnvironment, LATCHKEY_DEV: '0' } })
  expect(await readCode(await dashboard.ask('/alerts/webhooks', { at, cookie, body: inside }))).toBe('invalid_request')
  const removal = { cookie, method: 'DELETE' }
  expect(await readCode(await dashboard.ask(`/alerts/webhooks/${added.webhook.id}`, removal))).toBe(204)
  expect(await readCode(await dashboard.ask(`/alerts/webhooks/${added.webhook.id}`, removal))).toBe('not_found')
})

it('lists and mutes alerts, and sends a test to a receiver that is saved', async () => {
  const mailbox = await startMailbox()
  const sending = await startTestCloud({
    storage,
    environment: {
      ...dashboardEnvironment,
      LATCHKEY_SMTP_URL: mailbox.smtpUrl,
      LATCHKEY_MAIL_FROM: 'cloud@example.com',
    },
  })
  const { cookie } = await dashboard.join('editor')
  const at = sending.url
  const now = cloud.clock.now
  await storage.database.insert(alerts).values({
    id: 'alert-1',
    rule: 'executorBalance',
    subject: 'eip155:8453 0xab',
    values: { chain: 'eip155:8453', executor: '0xab', balance: '1', daysLeft: 2 },
    streak: 0,
    openedAt: now,
  })
  const { alerts: list } = parse(adminListAlerts.response, await (await dashboard.ask('/alerts', { cookie })).json())
  expect(list).toMatchObject([{ id: 'alert-1', title: 'An executor of eip155:8453 has few coins', mutedUntil: null }])
  const mute = (days: number) => dashboard.ask('/alerts/alert-1/mute', { method: 'PUT', cookie, body: { days } })
  expect(await (await mute(7)).json()).toMatchObject({ mutedUntil: now + 7 * 86_400_000 })
  expect(await readCode(await mute(3))).toBe('invalid_request')

  const test = (receiver: string) => dashboard.ask('/alerts/test', { at, cookie, body: { receiver } })
  expect(await readCode(await test('stranger@example.com'))).toBe('not_found')
  const { revision } = parse(alertSettingsSchema, await (await dashboard.ask('/alerts/settings', { cookie })).json())
  await dashboard.ask('/alerts/settings', {
    ...{ method: 'PATCH', cookie, body: { change: { mails: ['operator@example.com'] } } },
    headers: { 'if-match': `"${revision}"` },
  })
  expect(await readCode(await test('operator@example.com'))).toBe(200)
  await expect.poll(() => mailbox.list('operator@example.com'), { timeout: 30_000 }).toHaveLength(1)
  const readDelivery = async () =>
    parse(adminListAlertDeliveries.response, await (await dashboard.ask('/alerts/deliveries', { cookie })).json())
      .deliveries[0]
  await expect.poll(readDelivery, { timeout: 30_000 }).toMatchObject({ event: 'test', state: 'sent' })
  const again = await dashboard.ask(`/alerts/deliveries/${(await readDelivery())?.id}/send`, {
    at,
    method: 'POST',
    cookie,
  })
  expect(again.status).toBe(200)
  await expect.poll(() => mailbox.list('operator@example.com'), { timeout: 30_000 }).toHaveLength(2)
  const [mail] = await mailbox.list('operator@example.com')
  expect(mail?.subject).toBe('Test: This is a test')
})
