import { adminPatchProject } from '@latchkey/protocol/project'
import { expect, it } from 'vitest'
import { answerLogins } from '../../test/answerLogins.ts'
import { answerSession, createTestProject } from '../../test/answerSession.ts'
import { createFakeCloud } from '../../test/createFakeCloud.ts'
import { renderApp } from '../../test/renderApp.tsx'

it('says of each login whether it works here and is on, and saves which are', async () => {
  const cloud = createFakeCloud()
  const project = createTestProject({ features: { swaps: false } })
  answerSession(cloud, { role: 'editor', projects: [project] })
  answerLogins(cloud)
  const changes: unknown[] = []
  cloud.answer(adminPatchProject, ({ body }) => {
    changes.push(body.change)
    return { ...project, features: { email: false, socials: ['google' as const], swaps: false as const }, revision: 2 }
  })
  const { screen } = await renderApp({ cloud, path: '/p/shop/settings/logins' })
  const rowOf = (name: string) => screen.getByRole('listitem').filter({ hasText: name })
  await expect.element(rowOf('Google').getByText('Works')).toBeVisible()
  await expect.element(rowOf('Apple').getByText('Not set up')).toBeVisible()
  await expect.element(rowOf('Apple').getByText('Needs LATCHKEY_SOCIAL_APPLE')).toBeVisible()
  await expect.element(screen.getByText('https://wallet.example.com/login/callback/github')).toBeVisible()
  await expect.element(screen.getByText('30 days without use, 90 days in all')).toBeVisible()
  await screen.getByLabelText('Login by e-mail').selectOptions('Off')
  await screen.getByLabelText('Social logins', { exact: true }).selectOptions('Only these')
  for (const name of ['GitHub', 'Apple', 'Facebook', 'X', 'Discord', 'Farcaster'])
    await screen.getByRole('checkbox', { name, exact: true }).click()
  await expect.element(rowOf('GitHub').getByText('Off in this project')).toBeVisible()
  await expect.element(rowOf('E-mail').getByText('Off in this project')).toBeVisible()
  await expect.element(rowOf('Passkey').getByText('Works')).toBeVisible()
  await screen.getByRole('button', { name: 'Review changes' }).click()
  await screen.getByRole('button', { name: 'Save 2 changes' }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(changes).toEqual([{ features: { swaps: false, email: false, socials: ['google'] } }])
})
