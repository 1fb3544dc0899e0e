import { adminPatchProject } from '@latchkey/protocol/project'
import type { OperatorRole } from '@latchkey/protocol/operator'
import { expect, it } from 'vitest'
import { answerLogins } from '../../../test/answerLogins.ts'
import { answerSession, createTestProject } from '../../../test/answerSession.ts'
import { createFakeCloud } from '../../../test/createFakeCloud.ts'
import { renderApp } from '../../../test/renderApp.tsx'
import { rebaseChange } from '../draft/rebaseChange.ts'

function create(role: OperatorRole = 'editor') {
  const cloud = createFakeCloud()
  const project = createTestProject({
    mails: { sender: 'Shop', texts: [{ language: 'de', note: 'Shop GmbH' }] },
  })
  answerSession(cloud, { role, projects: [project] })
  const changes: unknown[] = []
  cloud.answer(adminPatchProject, ({ body }) => {
    changes.push(body.change)
    return { ...project, mails: body.change.mails ?? project.mails, revision: 2 }
  })
  return { ...answerLogins(cloud), changes, cloud }
}

it('shows an error beside its text, previews valid texts, and saves all texts of the project', async () => {
  const { changes, cloud, sent } = create()
  const { screen } = await renderApp({ cloud, path: '/p/shop/settings/mails' })
  const subject = screen.getByLabelText('Subject of a login code')
  const review = screen.getByRole('button', { name: 'Review changes' })
  await subject.fill('Your {apps} key')
  await expect.element(screen.getByText('{apps} is no placeholder. The only one is {app}.')).toBeVisible()
  await expect.element(review).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Send me a test' })).toBeDisabled()
  await subject.fill('Your key')
  await expect.element(screen.getByText('Must contain {app}, where the name of the app goes.')).toBeVisible()
  await subject.fill('The key to {app}')
  await expect.element(screen.getByRole('article', { name: 'Preview' }).getByText('The key to {app}')).toBeVisible()
  await screen.getByLabelText('Name of the app').fill('Corner Shop')
  await screen.getByLabelText('Name of the sender').fill('help@bank.example.com')
  await expect.element(screen.getByText(/^Must not contain an address of the web or of e-mail/)).toBeVisible()
  await screen.getByLabelText('Name of the sender').fill('')
  await screen.getByLabelText('Mail', { exact: true }).selectOptions('Change of a wallet')
  await expect.element(screen.getByText('Your code to log in to Corner Shop (walletNotice):')).toBeVisible()
  await screen.getByRole('button', { name: 'Send me a test' }).click()
  await expect.element(screen.getByText('Sent to owner@example.com.')).toBeVisible()
  const mails = {
    app: 'Corner Shop',
    texts: [
      { language: 'en', subject: 'The key to {app}' },
      { language: 'de', note: 'Shop GmbH' },
    ],
  }
  expect(sent).toEqual([{ kind: 'walletNotice', language: 'en', mails }])
  await review.click()
  const dialog = screen.getByRole('dialog', { name: 'Review 3 changes to Shop' })
  await expect.element(dialog.getByText('Subject of a login code (English)').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Save 3 changes' }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(changes).toEqual([{ mails }])
})

it('shows viewers the mails of each language, and no field that works', async () => {
  const { cloud } = create('viewer')
  const { screen } = await renderApp({ cloud, path: '/p/shop/settings/mails' })
  await screen.getByLabelText('Language').selectOptions('German (own texts)')
  await expect.element(screen.getByLabelText('End of each mail')).toHaveValue('Shop GmbH')
  await expect.element(screen.getByText('123456')).toBeVisible()
  expect(document.querySelectorAll('main input:not(:disabled)')).toHaveLength(0)
  await expect.element(screen.getByRole('button', { name: 'Send me a test' })).not.toBeInTheDocument()
})

it('keeps of both versions the texts that each has changed', () => {
  const before = createTestProject({ mails: { app: 'Shop', texts: [{ language: 'de', note: 'One' }] } })
  const theirs = {
    ...before,
    mails: { app: 'Shop', sender: 'Theirs', texts: [{ language: 'de' as const, note: 'Two' }] },
  }
  const change = { mails: { texts: [{ language: 'de' as const, note: 'One', subject: '{app}' }] } }
  expect(rebaseChange({ before, theirs, change }).mails).toEqual({
    sender: 'Theirs',
    texts: [{ language: 'de', subject: '{app}', note: 'Two' }],
  })
})
