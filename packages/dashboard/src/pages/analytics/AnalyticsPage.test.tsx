import { adminGetAnalyticsCsv, adminGetAnalyticsSeries } from '@latchkey/protocol/operator'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerReports } from '../../test/answerReports.ts'
import { answerSession, createTestProject } from '../../test/answerSession.ts'
import { createFakeCloud, Refusal } from '../../test/createFakeCloud.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderApp } from '../../test/renderApp.tsx'

function createShop(parameters: Parameters<typeof answerReports>[1] = {}) {
  const cloud = createFakeCloud()
  answerSession(cloud, { role: 'viewer' })
  answerReports(cloud, parameters)
  return cloud
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it.each([1280, 390])('shows a viewer everything at %i px, without a violation', async (width) => {
    const { screen } = await renderApp({ cloud: createShop(), path: '/p/shop/analytics', theme, width })
    await expect.element(screen.getByRole('slider', { name: /^Connected,/ })).toBeVisible()
    await expect.element(screen.getByRole('table', { name: 'Errors' })).toBeVisible()
    await expect.element(screen.getByText('Brazil')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expectAccessible()
  })
})

describe('the chart', () => {
  it('is one tab stop, whose points the arrow keys reach', async () => {
    const { screen } = await renderApp({ cloud: createShop(), path: '/p/shop/analytics' })
    const chart = screen.getByRole('slider', { name: /^Connected,/ })
    await expect.element(chart).toHaveAccessibleName(/26 Oct.*22 Nov.*: 7,.*% more than in the span before$/)
    chart.element().focus()
    await expect
      .element(chart)
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/Sun.* 22 Nov 2026, Connected: /))
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/Sat.* 21 Nov 2026/))
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/Mon.* 26 Oct 2026/))
    await expect.element(chart).toMatchTextContent(/The span before/)
    await userEvent.keyboard('{Escape}')
    await expect.element(chart).not.toMatchTextContent(/The span before/)
  })

  it('shows what a tile chooses, as a table too, and the address says it', async () => {
    const { router, screen } = await renderApp({ cloud: createShop(), path: '/p/shop/analytics' })
    await screen.getByRole('button', { name: /^Connection rate/ }).click()
    await expect.element(screen.getByRole('slider', { name: /^Connection rate,/ })).toBeVisible()
    expect(router.state.location.search).toMatchObject({ measure: 'rate' })
    await screen.getByRole('button', { name: 'Table: Connection rate' }).click()
    await expect.element(screen.getByRole('table', { name: 'Connection rate by day' })).toMatchTextContent(/83\.\d%/)
    await expectAccessible()
    await screen
      .getByRole('button', { name: /^Time to connect/ })
      .first()
      .click()
    await expect
      .element(screen.getByRole('table', { name: 'Time to connect' }).first())
      .toMatchTextContent(/250|500 ms to 707 ms/)
    router.history.back()
    await expect
      .element(screen.getByRole('button', { name: /^Connection rate/ }))
      .toHaveAttribute('aria-pressed', 'true')
  })

  it('is broken down by what is counted, and says why not by the rest', async () => {
    const cloud = createShop()
    const { router, screen } = await renderApp({ cloud, path: '/p/shop/analytics' })
    await screen.getByRole('button', { name: 'Break down' }).click()
    await screen.getByRole('menuitem', { name: 'By wallet' }).click()
    await expect.element(screen.getByRole('slider', { name: /^Connected by wallet/ })).toBeVisible()
    expect(router.state.location.search).toMatchObject({ by: 'wallet' })
    await screen.getByRole('link', { name: 'trust-wallet' }).click()
    expect(router.state.location.search).toMatchObject({ filter: 'wallet:trust-wallet' })
    await screen.getByRole('button', { name: 'Break down' }).click()
    const impossible = screen.getByRole('menuitem', { name: /^By country/ })
    await expect.element(impossible).toMatchTextContent(/Not counted together with a wallet/)
    await expect.element(impossible).toHaveAttribute('aria-disabled', 'true')
    await expect.element(screen.getByText(/^Countries are not counted together/)).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await screen.getByRole('button', { name: 'Remove the filter wallet: trust-wallet' }).click()
    await expect.element(screen.getByText('Brazil')).toBeVisible()
  })
})

describe('the span', () => {
  it('is chosen by its length, or by its days', async () => {
    const cloud = createShop()
    const { router, screen } = await renderApp({ cloud, path: '/p/shop/analytics?from=2026-10-26&to=2026-11-22' })
    await screen.getByRole('button', { name: /^Span: 26 Oct/ }).click()
    await screen.getByRole('menuitem', { name: 'Other days…' }).click()
    await screen.getByLabelText('First day').fill('2026-12-01')
    await screen.getByRole('button', { name: 'Show these days' }).click()
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/must not come before/)
    await screen.getByLabelText('First day').fill('2026-11-01')
    await screen.getByRole('button', { name: 'Show these days' }).click()
    await expect.element(screen.getByRole('button', { name: /^Span: 1 ?–|^Span: 1 .*22 Nov/ })).toBeVisible()
    expect(router.state.location.search).toMatchObject({ from: '2026-11-01', to: '2026-11-22' })
  })

  it('is compared with the one before, or not', async () => {
    const { router, screen } = await renderApp({ cloud: createShop(), path: '/p/shop/analytics' })
    await screen.getByRole('button', { name: /^Span:/ }).click()
    await screen.getByRole('menuitem', { name: 'Compare with the span before' }).click()
    await expect.element(screen.getByRole('button', { name: /^Opened/ })).toMatchTextContent(/or connected without it/)
    expect(router.state.location.search).toMatchObject({ compare: 'none' })
  })
})

it('filters by a value of any dimension', async () => {
  const { router, screen } = await renderApp({ cloud: createShop(), path: '/p/shop/analytics' })
  await screen.getByRole('button', { name: 'Filter' }).click()
  await screen.getByLabelText('Visits with this').selectOptions('country')
  await screen.getByLabelText('Which one').selectOptions('Brazil')
  await screen.getByRole('button', { name: 'Apply the filter' }).click()
  await expect.element(screen.getByRole('button', { name: 'Remove the filter country: Brazil' })).toBeVisible()
  expect(router.state.location.search).toMatchObject({ filter: 'country:BR' })
})

it('says that a file could not be made', async () => {
  const cloud = createShop()
  cloud.answer(adminGetAnalyticsCsv, () => {
    throw new Refusal(500, 'internal')
  })
  const { screen } = await renderApp({ cloud, path: '/p/shop/analytics' })
  await screen.getByRole('button', { name: 'Download CSV' }).click()
  await screen.getByRole('menuitem', { name: 'Wallets' }).click()
  await expect.element(screen.getByText(/^The file could not be made\./)).toBeVisible()
})

describe('a part', () => {
  it('that failed says so and tries again, while the others are shown', async () => {
    const cloud = createShop()
    cloud.answer(adminGetAnalyticsSeries, () => {
      throw new Refusal(500, 'internal')
    })
    const { screen } = await renderApp({ cloud, path: '/p/shop/analytics' })
    await expect.element(screen.getByRole('alert').first()).toMatchTextContent(/request test-request/)
    await expect.element(screen.getByRole('table', { name: 'Wallets' })).toBeVisible()
    answerReports(cloud)
    await screen.getByRole('button', { name: 'Try again' }).first().click()
    await expect.element(screen.getByRole('slider', { name: /^Connected,/ })).toBeVisible()
  })
})

describe('without visits', () => {
  it('says what it takes to count one', async () => {
    const cloud = createShop({ opened: 0 })
    answerSession(cloud, { role: 'editor', projects: [createTestProject({ isAnalyticsEnabled: false })] })
    const { screen } = await renderApp({ cloud, path: '/p/shop/analytics' })
    await expect.element(screen.getByRole('heading', { name: 'No visits yet' })).toBeVisible()
    await expect.element(screen.getByText(/Analytics are off/)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Open the settings' })).toBeVisible()
    await expectAccessible()
  })

  it('says that the filter leaves none', async () => {
    const { screen } = await renderApp({ cloud: createShop({ opened: 0 }), path: '/p/shop/analytics?filter=wallet:a' })
    await expect.element(screen.getByRole('heading', { name: 'No visits in this span' })).toBeVisible()
  })
})
