import {
  adminDeleteUser,
  adminEndUserSession,
  adminEndUserSessions,
  adminExportUsers,
  adminFindUsers,
  adminGetUser,
  adminGetUserCounts,
  adminKeepUser,
  adminRevealUser,
  type OperatorRole,
  type ProjectUserDetail,
} from '@latchkey/protocol/operator'
import { expect, it, onTestFinished, vi } from 'vitest'
import { answerSession, testTime } from '../../test/answerSession.ts'
import { answerUsers, createTestUser, testUserId } from '../../test/answerUsers.ts'
import { createFakeCloud, Refusal } from '../../test/createFakeCloud.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderApp } from '../../test/renderApp.tsx'

const day = 86_400_000
const userPath = `/p/shop/users/${testUserId}`

/** A cloud whose user changes as operators change it. */
function createCloud(parameters: { readonly role?: OperatorRole; readonly user?: ProjectUserDetail } = {}) {
  const { role = 'owner' } = parameters
  let user = parameters.user ?? createTestUser()
  const cloud = createFakeCloud()
  answerSession(cloud, { role })
  answerUsers(cloud, user)
  const change = (parts: Partial<ProjectUserDetail>): void => {
    user = { ...user, ...parts }
    answerUsers(cloud, user)
  }
  return { cloud, change }
}

it('counts users, and leads from a whole address to the user without writing it into the URL', async () => {
  const { cloud } = createCloud({ role: 'viewer' })
  const { router, screen } = await renderApp({ cloud, path: '/p/shop/users' })
  await expect.element(screen.getByText('2,310', { exact: true })).toBeVisible()
  const field = screen.getByRole('searchbox', { name: 'E-mail address, user ID or wallet address' })
  await field.fill(' visitor@example.com ')
  await screen.getByRole('button', { name: 'Find', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Account' })).toBeVisible()
  expect(router.state.location.href).toBe(`/p/shop/users/${testUserId}`)
  expect(router.history.length).toBe(2)
})

it('says that a part of an address finds no one, and that nothing was typed', async () => {
  const { cloud } = createCloud()
  const { screen } = await renderApp({ cloud, path: '/p/shop/users', width: 390, theme: 'dark' })
  await expect.element(screen.getByText('Search for one user at a time')).toBeVisible()
  const find = screen.getByRole('button', { name: 'Find', exact: true })
  await find.click()
  await expect.element(screen.getByText('Enter a whole e-mail address, a user ID or a wallet address.')).toBeVisible()
  expect(cloud.calls).not.toContain('adminFindUsers')
  await screen.getByRole('searchbox').fill('visitor@')
  await find.click()
  await expect.element(screen.getByText('No user has exactly this')).toBeVisible()
  await expectAccessible()
})

it('lists several users who state the same wallet', async () => {
  const { cloud } = createCloud()
  const user = createTestUser()
  cloud.answer(adminFindUsers, () => ({ users: [user, { ...user, id: 'other', email: null }] }))
  const { screen } = await renderApp({ cloud, path: '/p/shop/users' })
  await screen.getByRole('searchbox').fill(user.eip155 ?? '')
  await screen.getByRole('button', { name: 'Find', exact: true }).click()
  await expect.element(screen.getByRole('table', { name: '2 users' })).toBeVisible()
  await screen.getByRole('link', { name: 'v•••@example.com' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Account' })).toBeVisible()
})

it('shows a failure of the search and of the counts in their parts', async () => {
  const { cloud } = createCloud()
  cloud.answer(adminGetUserCounts, () => {
    throw new Refusal(403, 'operator_forbidden')
  })
  cloud.answer(adminFindUsers, () => {
    throw new Refusal(500, 'internal')
  })
  const { screen } = await renderApp({ cloud, path: '/p/shop/users' })
  await expect.element(screen.getByText('This could not be loaded')).toBeVisible()
  await screen.getByRole('searchbox').fill('visitor@example.com')
  await screen.getByRole('button', { name: 'Find', exact: true }).click()
  await expect.element(screen.getByText('The cloud says internal.')).toBeVisible()
})

it('shows logins, wallet, sessions, events and codes of a user', async () => {
  const { cloud } = createCloud()
  const { screen } = await renderApp({ cloud, path: userPath })
  for (const text of [
    'Google',
    '2 devices, 1 passkey, 0 recovery codes',
    '1 earlier wallet',
    'Chrome on Linux',
    'Session without a device',
    'Opened the wallet',
    'https://shop.example.com',
    // Of a cloud that is newer than the page.
    'of_a_later_version',
    ', 3 wrong codes',
    'Still valid',
  ])
    await expect.element(screen.getByText(text, { exact: true }).last()).toBeVisible()
})

it('shows the newest events first, and all when asked', async () => {
  const events = Array.from({ length: 14 }, (_, index) => ({
    createdAt: testTime,
    kind: `kind_${index}`,
    subject: null,
  }))
  const { cloud } = createCloud({ user: createTestUser({ events }) })
  const { screen } = await renderApp({ cloud, path: userPath })
  await expect.element(screen.getByText('kind_9', { exact: true })).toBeVisible()
  expect(screen.getByText('kind_10', { exact: true }).elements()).toEqual([])
  await screen.getByRole('button', { name: 'Show all 14 events' }).click()
  await expect.element(screen.getByText('kind_13', { exact: true })).toBeVisible()
})

it('reveals the address to editors when they ask, and says why it was refused', async () => {
  const { cloud } = createCloud({ role: 'editor' })
  let isRefused = true
  cloud.answer(adminRevealUser, () => {
    if (isRefused) throw new Refusal(429, 'rate_limited')
    return { email: 'visitor@example.com', name: '<b>Visitor</b>' }
  })
  const { screen } = await renderApp({ cloud, path: userPath })
  await expect.element(screen.getByText('v•••@example.com', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Reveal' }).click()
  await expect.element(screen.getByText('Too many requests in a short time. Wait a minute.')).toBeVisible()
  isRefused = false
  await screen.getByRole('button', { name: 'Reveal' }).click()
  await expect.element(screen.getByText('visitor@example.com', { exact: true })).toBeVisible()
  // As text, never as markup.
  await expect.element(screen.getByText('<b>Visitor</b>', { exact: true })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reveal' }).elements()).toEqual([])
})

it('ends one session or all of them, naming how many', async () => {
  const { change, cloud } = createCloud({ role: 'editor' })
  const [first] = createTestUser().sessions
  const ended: unknown[] = []
  cloud.answer(adminEndUserSession, ({ parameters }) => {
    ended.push(parameters['session'])
    change({ sessions: first === undefined ? [] : [first, { ...first, id: 'session-3' }] })
    return undefined
  })
  cloud.answer(adminEndUserSessions, () => {
    ended.push('all')
    change({ sessions: [], liveSessions: 0 })
    return { ended: 2 }
  })
  const { screen } = await renderApp({ cloud, path: userPath })
  await screen.getByRole('button', { name: /^End the session on Session without a device/ }).click()
  await expect.element(screen.getByRole('dialog', { name: 'End 1 session?' })).toBeVisible()
  await screen.getByRole('button', { name: 'End 1 session' }).click()
  await expect.element(screen.getByText('1 session has ended.')).toBeVisible()
  await screen.getByRole('button', { name: 'End all' }).click()
  await screen.getByRole('button', { name: 'End 2 sessions' }).click()
  await expect.element(screen.getByText('2 sessions have ended.')).toBeVisible()
  await expect.element(screen.getByText('No active session')).toBeVisible()
  expect(ended).toEqual(['session-2', 'all'])
})

it('orders a deletion once the id was typed, and withdraws it', async () => {
  const { change, cloud } = createCloud()
  const deleteAt = testTime + 7 * day
  const queries: unknown[] = []
  cloud.answer(adminDeleteUser, ({ query }) => {
    queries.push(query)
    change({ deletion: { deleteAt, by: 'operator' } })
    return { deleteAt, isTold: true }
  })
  cloud.answer(adminKeepUser, () => {
    change({ deletion: null })
    return undefined
  })
  const { screen } = await renderApp({ cloud, path: userPath })
  await screen.getByRole('button', { name: 'Delete this user' }).click()
  const dialog = screen.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Delete this user' })
  await expect.element(confirm).toBeDisabled()
  await dialog.getByLabelText('Language of the mails').selectOptions('German')
  await dialog.getByLabelText('Type the user ID').fill(testUserId)
  await confirm.click()
  await expect.element(screen.getByText('The mail about it is on its way.')).toBeVisible()
  await expect.element(screen.getByText(/^This user will be deleted on 29 Nov 2026/)).toBeVisible()
  expect(queries).toEqual([{ language: 'de' }])
  await screen.getByRole('button', { name: 'Keep this user' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Keep this user' }).click()
  await expect.element(screen.getByRole('button', { name: 'Delete this user' })).toBeVisible()
})

it('says what a user without an e-mail address, a wallet and a session has, and who asked for a deletion', async () => {
  const user = createTestUser({
    email: null,
    hasName: false,
    eip155: null,
    wallet: null,
    earlierWallets: 0,
    sessions: [],
    liveSessions: 0,
    codes: [],
    events: [],
    deletion: { deleteAt: testTime, by: 'user' },
  })
  const { cloud } = createCloud({ user })
  const { screen } = await renderApp({ cloud, path: userPath, width: 390, theme: 'dark' })
  for (const text of [
    'No e-mail address',
    'No wallet yet',
    'No active session',
    'No events yet',
    'No code was asked for in the last 24 hours.',
  ])
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/^The user has asked for the deletion of the wallet/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reveal' }).elements()).toEqual([])
  await screen.getByRole('button', { name: 'Delete this user' }).click()
  await expect.element(screen.getByText(/^This user has no e-mail address/)).toBeVisible()
  await expectAccessible()
})

it.each([
  ['viewer', []],
  ['editor', ['Reveal', 'End all', 'End the session', 'End the session']],
] as const)('shows a %s what the role may do', async (role, names) => {
  const { cloud } = createCloud({ role })
  const { screen } = await renderApp({ cloud, path: userPath })
  await expect.element(screen.getByText('Only owners can delete a user.')).toBeVisible()
  const buttons = [...document.querySelectorAll('main button:not([aria-label^="Copy "])')]
  const found = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(found).toEqual(names.map((name) => expect.stringMatching(new RegExp(`^${name}`))))
})

it('says that a user is not there', async () => {
  const { cloud } = createCloud()
  const unknown = await renderApp({ cloud, path: '/p/shop/users/unknown' })
  await expect.element(unknown.screen.getByText('There is no such user')).toBeVisible()
  await expectAccessible()
})

it('tries again to load a user', async () => {
  const { cloud } = createCloud()
  cloud.answer(adminGetUser, () => {
    throw new Refusal(500, 'internal')
  })
  const { screen } = await renderApp({ cloud, path: userPath })
  await expect.element(screen.getByText('This could not be loaded')).toBeVisible()
  let answer = (): void => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  cloud.answer(adminGetUser, async () => {
    await answered
    return createTestUser()
  })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  answer()
  await expect.element(screen.getByText('Chrome on Linux', { exact: true })).toBeVisible()
})

it('exports all users for owners, and says what the file has and why it could not be made', async () => {
  const { cloud } = createCloud()
  let isRefused = true
  cloud.answer(adminExportUsers, () => {
    if (isRefused) throw new Refusal(500, 'internal')
    return new Blob(['id,created'])
  })
  const saved: string[] = []
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  onTestFinished(() => clicks.mockRestore())
  const { screen } = await renderApp({ cloud, path: '/p/shop/users' })
  await screen.getByRole('button', { name: 'Export as CSV' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Export all users?' })
  await expect.element(dialog.getByText(/^The file has e-mail addresses and names in clear/)).toBeVisible()
  await expectAccessible()
  const exportIt = dialog.getByRole('button', { name: 'Export', exact: true })
  await exportIt.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  isRefused = false
  await exportIt.click()
  await expect.poll(() => saved).toEqual(['shop-users.csv'])
  await expect.element(dialog).not.toBeInTheDocument()
})

it('offers the export to owners alone', async () => {
  const { screen } = await renderApp({ cloud: createCloud({ role: 'editor' }).cloud, path: '/p/shop/users' })
  await expect.element(screen.getByText('2,310', { exact: true })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export as CSV' }).elements()).toEqual([])
})
