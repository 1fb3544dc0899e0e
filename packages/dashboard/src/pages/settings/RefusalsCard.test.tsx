import { adminListRefusals, type OperatorRole } from '@latchkey/protocol/operator'
import { adminPatchProject } from '@latchkey/protocol/project'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerRefusals, answerSession, createTestProject } from '../../test/answerSession.ts'
import { createFakeCloud, type FakeCloud, Refusal } from '../../test/createFakeCloud.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderApp } from '../../test/renderApp.tsx'

const path = '/p/shop/settings/origins'
const origin = 'https://next.example.com'

function createCloud(parameters: { role?: OperatorRole; allowedOrigins?: readonly string[] } = {}): FakeCloud {
  const { allowedOrigins = ['https://shop.example.com', 'https://*.shop.example.com'], role = 'editor' } = parameters
  const cloud = createFakeCloud()
  answerSession(cloud, { role, projects: [createTestProject({ allowedOrigins: [...allowedOrigins] })] })
  return cloud
}

it('puts a refused origin into the list, where it is reviewed and saved as any other', async () => {
  const cloud = createCloud()
  answerRefusals(cloud, { origins: [origin, 'https://other.example.net'], others: 3 })
  const saved: unknown[] = []
  cloud.answer(adminPatchProject, ({ body }) => {
    saved.push(body)
    return createTestProject({ allowedOrigins: ['https://shop.example.com', origin], revision: 2 })
  })
  const { screen } = await renderApp({ cloud, path })
  await expect.element(screen.getByText('1,284', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('And 3 requests of other origins', { exact: false })).toBeVisible()
  await screen.getByRole('button', { name: `Add ${origin}`, exact: true }).click()
  await expect.element(screen.getByText('1 change, not saved')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: `Undo ${origin}`, exact: true })).toBeVisible()
  // The same button, so the keyboard stays where it was.
  const undo = screen.getByRole('button', { name: `Do not add ${origin}`, exact: true })
  await expect.element(undo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('1 change, not saved')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Review changes' }).click()
  await screen.getByRole('button', { name: 'Save 1 change' }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(saved).toEqual([
    { change: { allowedOrigins: ['https://shop.example.com', 'https://*.shop.example.com', origin] } },
  ])
})

it('says which of them are allowed by now, also by a pattern', async () => {
  const cloud = createCloud()
  answerRefusals(cloud, { origins: ['https://a.shop.example.com', origin] })
  const { screen } = await renderApp({ cloud, path })
  await expect.element(screen.getByText('Allowed now')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: `Add ${origin}`, exact: true })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add https://a.shop' }).elements()).toEqual([])
})

it('shows viewers the refused origins, without a button', async () => {
  const cloud = createCloud({ role: 'viewer' })
  answerRefusals(cloud, { origins: [origin] })
  const { screen } = await renderApp({ cloud, path })
  await expect.element(screen.getByText(origin, { exact: true })).toBeVisible()
  expect(screen.getByRole('button', { name: `Add ${origin}` }).elements()).toEqual([])
})

it.each([
  [['https://shop.example.com'], 'check that it sends the id of this project'],
  [[], 'so pages of every origin may use the project.'],
])('says what it means that none was refused while %j are allowed', async (allowedOrigins, text) => {
  const cloud = createCloud({ allowedOrigins })
  answerRefusals(cloud)
  const { screen } = await renderApp({ cloud, path, width: 390, theme: 'dark' })
  await expect.element(screen.getByText('No page was refused')).toBeVisible()
  await expect.element(screen.getByText(text, { exact: false }).last()).toBeVisible()
  await expectAccessible()
})

it('shows a failure in its part, and the rest of the settings works', async () => {
  const cloud = createCloud()
  let isDown = true
  cloud.answer(adminListRefusals, () => {
    if (isDown) throw new Refusal(503, 'storage_unavailable')
    return { refusals: [{ origin, requests: 1, firstAt: 1, latestAt: 1 }], others: 0 }
  })
  const { screen } = await renderApp({ cloud, path })
  await expect.element(screen.getByText('This could not be loaded'), { timeout: 20_000 }).toBeVisible()
  await expect.element(screen.getByLabelText('New origin')).toBeEnabled()
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText(origin, { exact: true })).toBeVisible()
})

it('shows that it is loading', async () => {
  const cloud = createCloud()
  let answer = (): void => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  cloud.answer(adminListRefusals, async () => {
    await answered
    return { refusals: [], others: 0 }
  })
  const { screen } = await renderApp({ cloud, path })
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  answer()
  await expect.element(screen.getByText('No page was refused')).toBeVisible()
})
