import {
  checkAudit,
  getInvitationOptions,
  getMySessions,
  listInvitations,
  listOperators,
  type OperatorRole,
} from '@latchkey/protocol/operator'
import { describe, expect, it } from 'vitest'
import { answerAlerts, createTestAlert, createTestDelivery } from '../test/answerAlerts.ts'
import { answerCatalogue } from '../test/answerCatalogue.ts'
import { answerHealth } from '../test/answerHealth.ts'
import { answerLogins } from '../test/answerLogins.ts'
import {
  answerOverview,
  answerRefusals,
  answerServer,
  answerSession,
  createTestProject,
  testTime,
} from '../test/answerSession.ts'
import { answerSignIns } from '../test/answerSignIns.ts'
import { answerSponsorship } from '../test/answerSponsorship.ts'
import { answerUsers, testUserId } from '../test/answerUsers.ts'
import { createFakeCloud, type FakeCloud, Refusal } from '../test/createFakeCloud.ts'
import { expectAccessible } from '../test/expectAccessible.ts'
import { renderApp } from '../test/renderApp.tsx'

/** A cloud with something in each list. */
function createFullCloud(role: OperatorRole = 'owner'): FakeCloud {
  const cloud = createFakeCloud()
  const ids = [
    { id: 'id-of-shop', createdAt: testTime, retiredAt: null },
    { id: 'id-before', createdAt: testTime, retiredAt: null },
    { id: 'id-retired', createdAt: testTime, retiredAt: testTime },
  ]
  answerSession(cloud, {
    role,
    projects: [
      createTestProject({
        ids,
        secrets: [{ id: 'secret-1', name: 'Importer', createdAt: testTime }],
        features: { email: true, socials: ['google'] },
        relay: { url: 'wss://relay.example.com', projectId: 'abc' },
      }),
      createTestProject({ key: 'games', name: 'Games', allowedOrigins: [] }),
      createTestProject({ key: 'off', name: 'Off', isActive: false }),
    ],
  })
  answerOverview(cloud)
  answerServer(cloud)
  answerAlerts(cloud, {
    alerts: [
      createTestAlert({ project: { key: 'shop', name: 'Shop' }, rule: 'failureRate' }),
      createTestAlert({ id: 'alert-2', title: 'The database is nearly full', resolvedAt: testTime }),
    ],
    deliveries: [createTestDelivery(), createTestDelivery({ id: 'msg_2', state: 'sent', error: null })],
  })
  answerHealth(cloud)
  answerLogins(cloud)
  answerCatalogue(cloud)
  answerUsers(cloud)
  answerSignIns(cloud)
  answerSponsorship(cloud)
  answerRefusals(cloud, {
    origins: [
      'https://xn--shp-1na.example.com',
      'https://a-very-long-preview-of-a-branch.preview.shop.example.net:8443',
    ],
    others: 12,
  })
  const times = { createdAt: testTime, seenAt: testTime }
  cloud.answer(getMySessions, () => ({
    sessions: [{ id: 'session-1', browser: null, ...times, expiresAt: testTime, freshUntil: testTime }],
    current: 'session-1',
  }))
  cloud.answer(listOperators, () => ({
    operators: [
      { id: 'operator-1', email: 'owner@example.com', role: 'owner' as const, ...times, passkeys: 1, sessions: 1 },
    ],
  }))
  cloud.answer(listInvitations, () => ({
    invitations: [
      {
        id: 'invitation-1',
        email: 'editor@example.com',
        role: 'editor' as const,
        isRecovery: false,
        createdAt: testTime,
        expiresAt: testTime,
      },
    ],
  }))
  cloud.answer(checkAudit, () => ({ entries: 1, head: 'a'.repeat(64), faults: [] }))
  cloud.answer(getInvitationOptions, () => {
    throw new Refusal(404, 'invitation_unknown')
  })
  return cloud
}

/** Each page, and a text that it has once its data is there. */
const pages = [
  ['/', 'Games is open to every origin'],
  ['/projects', 'Off'],
  ['/projects/new', 'First origin'],
  ['/health', '100,000+'],
  ['/health/upstreams', 'Solana'],
  ['/health/storage', '29 days'],
  ['/health/mail', 'To users, about their wallets'],
  ['/health/executors', '7 days'],
  ['/alerts', 'The database is nearly full'],
  ['/alerts/rules', 'https://hooks.example.com'],
  ['/alerts/deliveries', 'The receiver answered 500.'],
  ['/catalogue', 'Zebra Wallet'],
  ['/catalogue/new', 'Name of the wallet'],
  ['/catalogue/zebra', 'Remove this wallet'],
  ['/catalogue/metamask', 'Replace with your own wallet'],
  ['/operators', 'editor@example.com'],
  ['/audit', 'project.update'],
  ['/server', 'LATCHKEY_PORT'],
  ['/me', 'This one'],
  ['/p/shop/users', '1,284'],
  [`/p/shop/users/${testUserId}`, 'Chrome on Linux'],
  ['/p/shop/sign-ins?state=all', 'eip155:424242'],
  ['/p/shop/settings/general', 'Never changes. Commands and the audit log use it.'],
  ['/p/shop/settings/origins', 'https://xn--shp-1na.example.com'],
  ['/p/shop/settings/keys', 'Importer'],
  ['/p/shop/settings/features', 'Activity'],
  ['/p/shop/settings/logins', 'Needs LATCHKEY_SOCIAL_APPLE'],
  ['/p/shop/settings/mails', '123456'],
  ['/p/shop/settings/sponsorship', '0.0025 of 0.01'],
  ['/p/shop/settings/sponsorship?network=eip155%3A8453', '0x40c10f19'],
  ['/p/shop/settings/sponsorship?network=eip155%3A424242', 'Resume now'],
  ['/p/shop/settings/relay', 'Project id at that relay'],
  ['/p/shop/settings/analytics', 'Single events'],
  ['/login', 'Log in with a passkey'],
  [`/invite#${'a'.repeat(43)}`, 'This link does not work any more'],
  ['/nowhere', 'There is no such page'],
] as const

describe.each(pages)('%s', (path, text) => {
  it.each([
    ['light', 1280],
    ['dark', 390],
  ] as const)('has no violation and no sideways scroll: %s, %i px', async (theme, width) => {
    const { screen } = await renderApp({ cloud: createFullCloud(), path, theme, width })
    await expect.element(screen.getByText(text, { exact: true }).last()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expectAccessible()
  })
})

it.each([
  ['/operators', 'Only owners can do this.'],
  ['/audit', 'Only owners can do this.'],
  ['/server', 'Only owners can do this.'],
  ['/projects/new', 'Editors and owners can do this.'],
])('does not show viewers %s', async (path, text) => {
  const cloud = createFullCloud('viewer')
  const { screen } = await renderApp({ cloud, path })
  await expect.element(screen.getByText(text)).toBeVisible()
  expect(cloud.calls).not.toContain('listOperators')
  expect(cloud.calls).not.toContain('adminListAudit')
  expect(cloud.calls).not.toContain('adminGetServer')
})

it.each([
  ...['general', 'origins', 'keys', 'features', 'logins'],
  ...['sponsorship?network=eip155%3A8453', 'relay', 'analytics'],
])('shows viewers the settings %s without a control that works', async (section) => {
  const { screen } = await renderApp({ cloud: createFullCloud('viewer'), path: `/p/shop/settings/${section}` })
  await expect.element(screen.getByText('You can look, not change.', { exact: false })).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('main .card').length).toBeGreaterThan(0)
  const controls = document.querySelectorAll('main :is(input, select, button):not(:disabled, [aria-label^="Copy "])')
  expect([...controls].filter((control) => control.closest('fieldset:disabled') === null)).toEqual([])
})

it('opens a project by the id that apps send, as the refusal of an origin names it', async () => {
  const { screen } = await renderApp({ cloud: createFullCloud(), path: '/p/id-of-shop/settings/origins' })
  await expect.element(screen.getByText('https://xn--shp-1na.example.com', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Shop .*Choose a project$/ })).toBeVisible()
})
