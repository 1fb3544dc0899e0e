import { adminGetAnalyticsBreakdown } from '@latchkey/protocol/operator'
import { describe, expect, it } from 'vitest'
import { answerReports, createMeasures } from '../../test/answerReports.ts'
import { answerSession } from '../../test/answerSession.ts'
import { createFakeCloud } from '../../test/createFakeCloud.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderApp } from '../../test/renderApp.tsx'

/** A cloud that knows 60 wallets, the last of which fail most. */
function createShop() {
  const cloud = createFakeCloud()
  answerSession(cloud, { role: 'viewer' })
  answerReports(cloud)
  const span = { from: Date.UTC(2026, 9, 26), to: Date.UTC(2026, 10, 23), unit: 'day' as const }
  cloud.answer(adminGetAnalyticsBreakdown, () => ({
    span,
    total: createMeasures(10_000),
    rows: Array.from({ length: 60 }, (_, index) => ({
      value: `wallet-${index + 1}`,
      visits: createMeasures(1_000 - index, { failed: index }),
      previous: createMeasures(900),
    })),
    previous: { span, total: createMeasures(9_000) },
  }))
  return cloud
}

it('sorts and turns pages, and the address says which', async () => {
  const { router, screen } = await renderApp({ cloud: createShop(), path: '/p/shop/analytics/wallets' })
  const table = screen.getByRole('table', { name: 'Wallets' })
  await expect.element(table).toMatchTextContent(/wallet-1850/)
  await expect.element(screen.getByText('1 – 25 of 60')).toBeVisible()
  await screen.getByRole('button', { name: 'Failed' }).click()
  await expect.element(table.getByRole('row').nth(1)).toMatchTextContent(/^wallet-60/)
  await expect.element(screen.getByRole('columnheader', { name: 'Failed' })).toHaveAttribute('aria-sort', 'descending')
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByText('26 – 50 of 60')).toBeVisible()
  expect(router.state.location.search).toMatchObject({ sort: 'failed', page: 2 })
  await screen.getByRole('button', { name: 'Failed' }).click()
  await expect.element(table.getByRole('row').nth(1)).toMatchTextContent(/^wallet-1850/)
  expect(router.state.location.search).toMatchObject({ order: 'up' })
  router.history.back()
  await expect.element(screen.getByText('26 – 50 of 60')).toBeVisible()
})

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it.each([1280, 390])('has no violation at %i px', async (width) => {
    const { screen } = await renderApp({ cloud: createShop(), path: '/p/shop/analytics/wallets', theme, width })
    await expect.element(screen.getByRole('table', { name: 'Wallets' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expectAccessible()
  })
})

it('keeps the span and the filter between the pages', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud, { role: 'viewer' })
  answerReports(cloud)
  const search = '?from=2026-11-01&to=2026-11-22&filter=wallet:rainbow'
  const { router, screen } = await renderApp({ cloud, path: `/p/shop/analytics${search}` })
  await screen.getByRole('link', { name: 'All: Errors' }).click()
  await expect.element(screen.getByRole('link', { name: 'pairing.expired' })).toBeVisible()
  expect(router.state.location.search).toMatchObject({ from: '2026-11-01', filter: 'wallet:rainbow' })
  await screen
    .getByRole('link', { name: '← Analytics' })
    .or(screen.getByRole('link', { name: 'Analytics' }))
    .last()
    .click()
  await expect.element(screen.getByRole('slider', { name: /^Connected,/ })).toBeVisible()
  expect(router.state.location.search).toMatchObject({ from: '2026-11-01', filter: 'wallet:rainbow' })
})

it('says that there is no such table', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud)
  const { screen } = await renderApp({ cloud, path: '/p/shop/analytics/people' })
  await expect.element(screen.getByRole('heading', { name: 'There is no such page' }).first()).toBeVisible()
})
