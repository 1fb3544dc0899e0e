import { adminPatchProject } from '@latchkey/protocol/project'
import { expect, it } from 'vitest'
import { answerSession, createTestProject } from '../../test/answerSession.ts'
import { createFakeCloud } from '../../test/createFakeCloud.ts'
import { renderApp } from '../../test/renderApp.tsx'

it('offers no review of what the cloud would refuse, until it is right or discarded', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud)
  const { screen } = await renderApp({ cloud, path: '/p/shop/settings/relay' })
  const review = screen.getByRole('button', { name: 'Review changes' })
  await screen.getByRole('combobox', { name: 'Relay' }).selectOptions('Another relay')
  await expect.element(screen.getByText('Not a wss: URL.')).toBeVisible()
  await expect.element(review).toBeDisabled()
  await screen.getByLabelText('URL').fill('wss://relay.example.com')
  await screen.getByLabelText('Project id at that relay').fill('abc')
  await expect.element(review).toBeEnabled()
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(review).not.toBeInTheDocument()
})

it('sends the change with its revision and its reason', async () => {
  const cloud = createFakeCloud()
  const project = createTestProject({ revision: 7 })
  answerSession(cloud, { projects: [project] })
  const sent: unknown[] = []
  cloud.answer(adminPatchProject, ({ body, headers }) => {
    sent.push([headers.get('if-match'), body])
    return { ...project, isActive: false, revision: 8 }
  })
  const { screen } = await renderApp({ cloud, path: '/p/shop/settings/general' })
  await screen.getByRole('switch', { name: 'Active' }).click()
  await screen.getByRole('button', { name: 'Review changes' }).click()
  await screen.getByLabelText('Reason, for the audit log (optional)').fill('Moved')
  await screen.getByRole('button', { name: 'Save 1 change' }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(sent).toEqual([['"7"', { change: { isActive: false }, reason: 'Moved' }]])
})
