import {
  addAlertWebhook,
  adminListAlertDeliveries,
  adminListAlerts,
  adminMuteAlert,
  adminPatchAlertSettings,
  adminResendAlert,
  adminTestAlert,
  rotateAlertWebhook,
} from '@latchkey/protocol/operator'
import { expect, it } from 'vitest'
import { answerAlerts, createTestAlert, createTestAlertSettings, createTestDelivery } from '../../test/answerAlerts.ts'
import { answerOverview, answerSession, testTime } from '../../test/answerSession.ts'
import { createFakeCloud, Refusal } from '../../test/createFakeCloud.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderApp } from '../../test/renderApp.tsx'
import { rebaseAlertChange } from './alertDraft.ts'

const day = 86_400_000
const project = { key: 'shop', name: 'Shop' }

it('lists open alerts with where to look, and mutes one', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud)
  let alert = createTestAlert({
    rule: 'originRefused',
    project,
    title: 'Requests of a page are refused in Shop',
    notifiedAt: null,
  })
  const resolved = createTestAlert({ id: 'alert-2', title: 'The database is nearly full', resolvedAt: testTime })
  cloud.answer(adminListAlerts, () => ({ alerts: [alert, resolved] }))
  const received: unknown[] = []
  cloud.answer(adminMuteAlert, ({ body, parameters }) => {
    received.push([parameters.alert, body.days])
    alert = { ...alert, mutedUntil: body.days === 0 ? null : testTime + body.days * day }
    return alert
  })
  const { screen } = await renderApp({ cloud, path: '/alerts' })
  await expect
    .poll(() => screen.getByRole('table', { name: 'Resolved' }).query()?.textContent)
    .toMatch(/The database is nearly full/)
  await expect
    .element(screen.getByRole('link', { name: 'Open the origins' }))
    .toHaveAttribute('href', '/dashboard/p/shop/settings/origins')
  await expect.element(screen.getByText('Not sent', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Mute: Requests of a page are refused in Shop' }).click()
  await screen.getByRole('menuitem', { name: 'For 7 days' }).click()
  await expect.element(screen.getByText(/^Muted until 29 Nov/)).toBeVisible()
  await screen.getByRole('button', { name: 'Mute: Requests of a page are refused in Shop' }).click()
  await screen.getByRole('menuitem', { name: 'Send again from now on' }).click()
  await expect.element(screen.getByText(/^Muted until/)).not.toBeInTheDocument()
  expect(received).toEqual([
    ['alert-1', 7],
    ['alert-1', 0],
  ])
})

it('says that nothing is wrong, that it is loading, and that it could not be loaded', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud)
  let answer = (): void => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  cloud.answer(adminListAlerts, async () => {
    await answered
    throw new Refusal(500, 'internal')
  })
  const { screen } = await renderApp({ cloud, path: '/alerts' })
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  answer()
  await expect.element(screen.getByText('This could not be loaded'), { timeout: 15_000 }).toBeVisible()
  answerAlerts(cloud)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Nothing is wrong')).toBeVisible()
  await expectAccessible()
})

it('shows open alerts on the overview, and not those that are muted', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud)
  answerOverview(cloud)
  const muted = createTestAlert({ id: 'alert-2', title: 'A muted alert', mutedUntil: testTime })
  const over = createTestAlert({ id: 'alert-3', title: 'A resolved alert', resolvedAt: testTime })
  answerAlerts(cloud, { alerts: [createTestAlert(), muted, over] })
  const { screen } = await renderApp({ cloud, path: '/' })
  await expect.element(screen.getByText('An upstream of eip155:8453 does not answer')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Open the alerts' }))
    .toHaveAttribute('href', '/dashboard/alerts')
  await expect.element(screen.getByText('A muted alert')).not.toBeInTheDocument()
  await expect.element(screen.getByText('A resolved alert')).not.toBeInTheDocument()
})

it('reviews changes of rules and receivers before they are saved, and shows what others have saved meanwhile', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud)
  const settings = createTestAlertSettings()
  answerAlerts(cloud, { settings })
  const theirs = createTestAlertSettings({
    revision: 2,
    mails: ['operator@example.com', 'night@example.com'],
    rules: { ...settings.rules, originRefused: { isOn: true, requests: 80 } },
  })
  const received: unknown[] = []
  cloud.answer(adminPatchAlertSettings, ({ body, headers }) => {
    received.push({ revision: headers.get('if-match'), ...body })
    if (headers.get('if-match') === '"1"') throw new Refusal(409, 'alerts_conflict', { theirs, yours: body.change })
    const { mails = theirs.mails, rules = theirs.rules } = body.change
    return { ...theirs, mails, rules, revision: 3 }
  })
  const { screen } = await renderApp({ cloud, path: '/alerts/rules' })
  const requests = screen.getByRole('spinbutton', { name: 'Refused origin: Requests' })
  await requests.fill('0')
  await expect.element(screen.getByText('From 1 to 1,000,000')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Review changes' })).toBeDisabled()
  await requests.fill('100')
  await screen.getByRole('switch', { name: 'Storage' }).click()
  await screen.getByRole('textbox', { name: 'New address' }).fill('no address')
  await screen.getByRole('button', { name: 'Add address' }).click()
  await expect.element(screen.getByText('This is not an e-mail address.')).toBeVisible()
  await screen.getByRole('textbox', { name: 'New address' }).fill('Day@example.com')
  await screen.getByRole('button', { name: 'Add address' }).click()
  await screen.getByRole('button', { name: 'Remove operator@example.com' }).click()
  await expect.element(screen.getByText('4 changes, not saved')).toBeVisible()
  await screen.getByRole('button', { name: 'Review changes' }).click()
  const review = screen.getByRole('dialog', { name: 'Review 4 changes to alerts' })
  await expect.poll(() => review.query()?.textContent).toMatch(/from 50 requests an hour/)
  await expect.poll(() => review.query()?.textContent).toMatch(/from 100 requests an hour/)
  await expectAccessible()
  await screen.getByRole('button', { name: 'Save 4 changes' }).click()

  const conflict = screen.getByRole('dialog', { name: 'The alert settings were changed meanwhile' })
  await expect
    .poll(() => conflict.query()?.textContent)
    .toMatch(/Refused originBeforefrom 50 .*Theirsfrom 80 .*Yoursfrom 100 /)
  await expect.poll(() => conflict.query()?.textContent).not.toMatch(/Storage/)
  await screen.getByRole('button', { name: 'Review mine again' }).click()
  await screen.getByRole('button', { name: 'Save 4 changes' }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(received).toMatchObject([
    { revision: '"1"' },
    {
      revision: '"2"',
      change: {
        mails: ['night@example.com', 'day@example.com'],
        rules: { originRefused: { requests: 100 }, storage: { isOn: false } },
      },
    },
  ])
})

it('keeps a rule that only others have changed', () => {
  const before = createTestAlertSettings()
  const { rules } = before
  const mine = { ...rules, storage: { ...rules.storage, percent: 90 } }
  const theirs = { ...before, rules: { ...rules, upstreamDown: { isOn: false, minutes: 2 } } }
  expect(rebaseAlertChange({ before, change: { rules: mine }, theirs })).toEqual({
    rules: { ...mine, upstreamDown: { isOn: false, minutes: 2 } },
  })
})

it('shows the secret of a new webhook once, and lets owners alone change webhooks', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud)
  const { webhooks } = createTestAlertSettings()
  const webhook = { ...webhooks[0], id: 'webhook-2', name: 'Chat', origin: 'https://chat.example.com' }
  answerAlerts(cloud, { settings: createTestAlertSettings({ webhooks: [] }) })
  cloud.answer(addAlertWebhook, ({ body }) => {
    const added = { createdAt: testTime, previousUntil: null, ...webhook, name: body.name }
    answerAlerts(cloud, { settings: createTestAlertSettings({ webhooks: [added] }) })
    return { webhook: added, secret: 'whsec_first' }
  })
  cloud.answer(rotateAlertWebhook, () => {
    throw new Refusal(404, 'not_found', { message: 'There is no such webhook.' })
  })
  const { screen } = await renderApp({ cloud, path: '/alerts/rules' })
  await screen.getByRole('button', { name: 'Add a webhook' }).click()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Chat')
  await screen.getByRole('textbox', { name: 'URL' }).fill('https://chat.example.com/hook')
  await screen.getByRole('dialog').getByRole('button', { name: 'Add a webhook' }).click()
  await expect.element(screen.getByText('whsec_first')).toBeVisible()
  await screen.getByRole('button', { name: 'I have stored it' }).click()
  await expect.element(screen.getByText('whsec_first')).not.toBeInTheDocument()
  await expect.element(screen.getByText('https://chat.example.com')).toBeVisible()
  await screen.getByRole('button', { name: 'Actions for Chat' }).click()
  await screen.getByRole('menuitem', { name: 'Create a new secret' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Create a new secret' }).click()
  await expect.element(screen.getByText('There is no such webhook.', { exact: false })).toBeVisible()
})

it('lists messages with why they failed, sends one again, and sends a test', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud)
  answerAlerts(cloud, { deliveries: [] })
  const { screen } = await renderApp({ cloud, path: '/alerts/deliveries' })
  await expect.element(screen.getByText('No message yet')).toBeVisible()
  const received: unknown[] = []
  const failed = createTestDelivery()
  cloud.answer(adminTestAlert, ({ body }) => {
    received.push(body.receiver)
    cloud.answer(adminListAlertDeliveries, () => ({ deliveries: [failed] }))
    return failed
  })
  cloud.answer(adminResendAlert, ({ parameters }) => {
    received.push(parameters.delivery)
    const sent = createTestDelivery({ state: 'sent', error: null })
    cloud.answer(adminListAlertDeliveries, () => ({ deliveries: [sent] }))
    return sent
  })
  await screen.getByRole('button', { name: 'Send a test' }).click()
  await screen.getByRole('menuitem', { name: 'Pager' }).click()
  await expect.element(screen.getByText('The receiver answered 500.')).toBeVisible()
  await expect.element(screen.getByText('Failed', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: /^Send again: An upstream/ }).click()
  await expect.element(screen.getByText('Sent', { exact: true })).toBeVisible()
  expect(received).toEqual(['webhook-1', 'msg_1'])
})

it.each(['/alerts', '/alerts/rules', '/alerts/deliveries'])(
  'shows viewers %s without a control that works',
  async (path) => {
    const cloud = createFakeCloud()
    answerSession(cloud, { role: 'viewer' })
    answerAlerts(cloud, { alerts: [createTestAlert()], deliveries: [createTestDelivery()] })
    const { screen } = await renderApp({ cloud, path })
    await expect.element(screen.getByText('You can look, not change.', { exact: false })).toBeVisible()
    await expect.poll(() => document.querySelectorAll('main .card').length).toBeGreaterThan(0)
    await expect.poll(() => document.querySelectorAll('main :is(input, select, button):not(:disabled)').length).toBe(0)
  },
)
