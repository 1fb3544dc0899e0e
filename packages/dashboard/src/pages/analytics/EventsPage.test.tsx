import { adminListEvents } from '@latchkey/protocol/project'
import { expect, it } from 'vitest'
import { answerSession, createTestProject, testTime } from '../../test/answerSession.ts'
import { createFakeCloud } from '../../test/createFakeCloud.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderApp } from '../../test/renderApp.tsx'

it('lists the events of a project that keeps them, by name and page by page', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud, { role: 'viewer', projects: [createTestProject({ keepsEvents: true })] })
  const toEvent = (event: string, id: string) => ({
    eventId: id,
    type: 'track',
    event,
    url: 'https://shop.example.com/<b>cart</b>',
    domain: 'shop.example.com',
    timestamp: testTime,
    receivedAt: testTime,
    props: { walletId: 'io.metamask' },
    sdkType: 'latchkey',
    sdkVersion: '1.2.0',
  })
  cloud.answer(adminListEvents, ({ query }) => {
    const { cursor, event = 'CONNECT_START' } = query
    return {
      data: [toEvent(event, cursor === undefined ? 'first' : 'second')],
      next: cursor === undefined ? '7' : null,
      counts: ['CONNECT_START', 'MODAL_OPEN'].map((name) => ({ day: '2026-11-22', event: name, count: 1 })),
    }
  })
  const { router, screen } = await renderApp({ cloud, path: '/p/shop/analytics/events' })
  const table = screen.getByRole('table', { name: 'Events' })
  await expect.element(table).toMatchTextContent(/https:\/\/shop\.example\.com\/<b>cart<\/b>/)
  await expectAccessible()
  await screen.getByLabelText('Event').selectOptions('MODAL_OPEN')
  await expect.element(table).toMatchTextContent(/MODAL_OPEN/)
  await screen.getByRole('button', { name: 'Older' }).click()
  await expect.element(screen.getByRole('button', { name: 'Older' })).toBeDisabled()
  expect(router.state.location.search).toMatchObject({ event: 'MODAL_OPEN', cursor: 7 })
  await screen.getByRole('link', { name: 'Newest' }).click()
  await expect.element(screen.getByRole('button', { name: 'Older' })).toBeEnabled()
})

it('says that a project keeps totals alone', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud, { role: 'viewer' })
  const { screen } = await renderApp({ cloud, path: '/p/shop/analytics/events' })
  await expect.element(screen.getByRole('heading', { name: 'This project keeps totals alone' })).toBeVisible()
})
