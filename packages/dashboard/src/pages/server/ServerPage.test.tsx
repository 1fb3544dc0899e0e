import { adminGetServer } from '@latchkey/protocol/operator'
import { expect, it } from 'vitest'
import { answerServer, answerSession } from '../../test/answerSession.ts'
import { createFakeCloud, Refusal } from '../../test/createFakeCloud.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderApp } from '../../test/renderApp.tsx'

async function open() {
  const cloud = createFakeCloud()
  answerSession(cloud)
  answerServer(cloud)
  const { screen } = await renderApp({ cloud, path: '/server' })
  const row = (variable: string) =>
    screen.getByRole('listitem').filter({ hasText: variable }).query()?.textContent ?? ''
  return { row, screen }
}

it('shows each setting with its value, its default and where it comes from', async () => {
  const { row, screen } = await open()
  await expect.poll(() => row('LATCHKEY_PORT')).toMatch(/--port.*\. 0 picks.*9000.*Default: 8787.*From a flag/)
  await expect.poll(() => row('LATCHKEY_DRAIN_TIME')).toMatch(/10 seconds.*Default/)
  await expect.poll(() => row('LATCHKEY_TRUST_PROXY')).toMatch(/none.*Default/)
  await expect.poll(() => row('LATCHKEY_METRICS_TOKEN')).toMatch(/Set.*No default.*From a file/)
  await expect.poll(() => row('LATCHKEY_ADMIN_TOKEN')).toMatch(/Not set.*No default.*Default/)
  await expect
    .element(screen.getByRole('link', { name: 'Documentation of Access' }))
    .toHaveAttribute('href', expect.stringMatching(/docs\/operators\.md$/))
  await expect
    .element(screen.getByRole('link', { name: 'Documentation of Server' }))
    .toHaveAttribute('href', expect.stringMatching(/docs\/cloud\.md#settings$/))
})

it('finds settings by name, flag and words of the description', async () => {
  const { screen } = await open()
  const find = screen.getByRole('searchbox', { name: 'Find a setting' })
  await expect.element(screen.getByText('6 settings', { exact: true })).toBeVisible()
  for (const [text, variable] of [
    ['drain_time', 'LATCHKEY_DRAIN_TIME'],
    ['--port', 'LATCHKEY_PORT'],
    ['bearer METRICS', 'LATCHKEY_METRICS_TOKEN'],
  ] as const) {
    await find.fill(text)
    await expect.element(screen.getByText('1 of 6 settings')).toBeVisible()
    await expect.element(screen.getByText(variable, { exact: true })).toBeVisible()
  }
  await find.fill('no such setting')
  await expect.element(screen.getByText('No setting matches')).toBeVisible()
  await expectAccessible()
})

it('says that it could not be loaded, and tries again', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud)
  cloud.answer(adminGetServer, () => {
    throw new Refusal(403, 'operator_forbidden')
  })
  const { screen } = await renderApp({ cloud, path: '/server' })
  await expect.element(screen.getByText('This could not be loaded')).toBeVisible()
  answerServer(cloud)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('LATCHKEY_PORT', { exact: true })).toBeVisible()
})

it('shows that it is loading', async () => {
  const cloud = createFakeCloud()
  answerSession(cloud)
  let answer = (): void => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  cloud.answer(adminGetServer, async () => {
    await answered
    return { settings: [] }
  })
  const { screen } = await renderApp({ cloud, path: '/server' })
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  answer()
  await expect.element(screen.getByText('No setting matches')).toBeVisible()
})
