import { adminListProjects } from '@latchkey/protocol/project'
import { expect, it } from 'vitest'
import { getReadiness } from '../../api/getReadiness.ts'
import { answerOverview, answerSession } from '../../test/answerSession.ts'
import { createFakeCloud, Refusal } from '../../test/createFakeCloud.ts'
import { renderApp } from '../../test/renderApp.tsx'

it('adds up the figures of each project', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud)
  answerOverview(cloud)
  const { screen } = await renderApp({ cloud, path: '/?days=7' })
  const row = screen.getByRole('row', { name: /^Shop/ })
  // Three days of 20 opened, 10 started, 8 connected and 1 failed.
  await expect.element(row.getByText('60', { exact: true })).toBeVisible()
  await expect.element(row.getByText('80.0%', { exact: true })).toBeVisible()
  await expect.element(row.getByText('10.0%', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Last 7 days' })).toBeVisible()
})

it('says what does not work, also when the server answers that it is not ready', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud)
  answerOverview(cloud)
  cloud.answer(getReadiness, () => {
    throw new Refusal(503, 'x', { status: 'not ready', missing: ['storage'], limited: ['disk'] })
  })
  const { screen } = await renderApp({ cloud, path: '/' })
  await expect.element(screen.getByText('The database cannot be reached')).toBeVisible()
  await expect.element(screen.getByText('The disk is nearly full')).toBeVisible()
})

it('says what failed, and tries again', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud)
  answerOverview(cloud)
  cloud.answer(adminListProjects, () => {
    throw new Refusal(500, 'internal')
  })
  const { screen } = await renderApp({ cloud, path: '/' })
  await expect.element(screen.getByRole('alert').getByText('request test-request')).toBeVisible()
  answerSession(cloud)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('table', { name: 'Projects' }).getByText('Shop')).toBeVisible()
})
