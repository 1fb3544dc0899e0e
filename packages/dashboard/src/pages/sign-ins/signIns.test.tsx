import {
  adminEndAccountSignIns,
  adminEndSignIn,
  adminEndSignIns,
  adminFindSignIns,
  adminGetSignInCounts,
  adminListSignIns,
  type OperatorRole,
  type ProjectSignIn,
} from '@latchkey/protocol/operator'
import { expect, it } from 'vitest'
import { answerSession } from '../../test/answerSession.ts'
import { answerSignIns, createTestSignIn, testAddress } from '../../test/answerSignIns.ts'
import { createFakeCloud, Refusal } from '../../test/createFakeCloud.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderApp } from '../../test/renderApp.tsx'

const path = '/p/shop/sign-ins'

function createCloud(parameters: { readonly role?: OperatorRole; readonly signIns?: readonly ProjectSignIn[] } = {}) {
  const cloud = createFakeCloud()
  answerSession(cloud, { role: parameters.role ?? 'editor' })
  answerSignIns(cloud, parameters.signIns)
  return cloud
}

it('counts sign-ins in figures, a chart and its table', async () => {
  const { screen } = await renderApp({ cloud: createCloud({ role: 'viewer' }), path })
  // 47 more each day: 27 of them, 21 to 27, and all.
  for (const text of ['1,269', '7,896', '17,766'])
    await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible()
  const chart = screen.getByRole('slider', {
    name: /^17,766 sign-ins began in the last 28 days \(UTC\), 1,269 of them today\.$/,
  })
  await expect.element(chart).toBeVisible()
  await screen.getByRole('button', { name: 'Table: Began per day' }).click()
  await expect.element(screen.getByRole('cell', { name: 'Sun, 22 Nov 2026' })).toBeVisible()
  await expect
    .element(screen.getByRole('table', { name: 'By network' }).getByRole('cell', { name: 'eip155:424242' }))
    .toBeVisible()
})

it('lists the active ones first, filters by state and network, and turns pages, all in the address', async () => {
  const signIns = ['1', '2', '3'].map((id) => createTestSignIn({ id, domain: `app${id}.example.com` }))
  const over = createTestSignIn({ id: '4', state: 'ended', chain: 'eip155:10', domain: 'over.example.com' })
  const { router, screen } = await renderApp({ cloud: createCloud({ signIns: [...signIns, over] }), path })
  await expect.element(screen.getByText('app2.example.com')).toBeVisible()
  expect(screen.getByText('app3.example.com').elements()).toEqual([])
  await screen.getByRole('button', { name: 'Older' }).click()
  await expect.element(screen.getByText('app3.example.com')).toBeVisible()
  expect(router.state.location.search).toEqual({ cursor: '2.sign-in' })
  await screen.getByRole('link', { name: 'Newest' }).click()
  await expect.element(screen.getByText('app1.example.com')).toBeVisible()
  await screen.getByRole('combobox', { name: 'State' }).selectOptions('Over')
  await expect.element(screen.getByText('over.example.com')).toBeVisible()
  await screen.getByRole('combobox', { name: 'Network' }).selectOptions('Ethereum')
  await expect.element(screen.getByText('None fits the filter')).toBeVisible()
  expect(router.state.location.search).toEqual({ state: 'over', chain: 'eip155:1' })
  await screen.getByRole('combobox', { name: 'State' }).selectOptions('Active and over')
  await expect.element(screen.getByText('app2.example.com')).toBeVisible()
})

it('shows addresses only where the cloud sends them, and says which setting does', async () => {
  const { screen } = await renderApp({ cloud: createCloud(), path })
  await expect.element(screen.getByText(/LATCHKEY_SIGN_IN_ADDRESSES=on/)).toBeVisible()
  const shown = createCloud({ signIns: [createTestSignIn({ address: testAddress })] })
  const { screen: other } = await renderApp({ cloud: shown, path })
  await expect.element(other.getByText(testAddress)).toBeVisible()
})

it('finds the sign-ins of a whole address without writing it into the URL', async () => {
  const cloud = createCloud({ role: 'viewer' })
  const { router, screen } = await renderApp({ cloud, path, width: 390, theme: 'dark' })
  const find = screen.getByRole('button', { name: 'Find', exact: true })
  await find.click()
  await expect.element(screen.getByText('Enter a whole wallet address.')).toBeVisible()
  expect(cloud.calls).not.toContain('adminFindSignIns')
  const field = screen.getByRole('searchbox', { name: 'Wallet address' })
  await field.fill('0x5290')
  await find.click()
  await expect.element(screen.getByText('No sign-in of this address')).toBeVisible()
  await field.fill(` ${testAddress} `)
  await find.click()
  await expect.element(screen.getByRole('table', { name: '4 sign-ins of the address' })).toBeVisible()
  expect(router.state.location.href).toBe(path)
  await expectAccessible()
})

it('ends one sign-in, and all of its account', async () => {
  const cloud = createCloud()
  const ended: string[] = []
  cloud.answer(adminEndSignIn, ({ parameters }) => {
    ended.push(`one ${parameters['signIn']}`)
    answerSignIns(cloud, [])
    return { ended: 1 }
  })
  cloud.answer(adminEndAccountSignIns, ({ parameters }) => {
    ended.push(`account of ${parameters['signIn']}`)
    return { ended: 3 }
  })
  const { screen } = await renderApp({ cloud, path })
  const actions = screen.getByRole('button', { name: /^Actions for the sign-in on Ethereum of / })
  await actions.click()
  await screen.getByRole('menuitem', { name: 'End all of this account' }).click()
  await screen.getByRole('button', { name: 'End all of the account' }).click()
  await expect.element(screen.getByText('3 sign-ins have ended.')).toBeVisible()
  await actions.click()
  await screen.getByRole('menuitem', { name: 'End', exact: true }).click()
  await expect.element(screen.getByText(/accept the last one for up to 15 more minutes\.$/)).toBeVisible()
  await screen.getByRole('button', { name: 'End sign-in' }).click()
  await expect.element(screen.getByText('1 sign-in has ended.')).toBeVisible()
  await expect.element(screen.getByText('No sign-ins yet')).toBeVisible()
  expect(ended).toEqual(['account of sign-in-1', 'one sign-in-1'])
})

it('ends all sign-ins of a project once its name is typed, and says why it was refused', async () => {
  const cloud = createCloud()
  let isRefused = true
  cloud.answer(adminEndSignIns, () => {
    if (isRefused) throw new Refusal(500, 'internal')
    return { ended: 2 }
  })
  const { screen } = await renderApp({ cloud, path })
  await screen.getByRole('button', { name: 'End all', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'End 2 sign-ins?' })
  const act = dialog.getByRole('button', { name: 'End all' })
  await expect.element(act).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Type the project’s name, Shop' }).fill('Shop')
  await act.click()
  await expect.element(dialog.getByText('The cloud says internal.')).toBeVisible()
  isRefused = false
  await act.click()
  await expect.element(screen.getByText('2 sign-ins have ended.')).toBeVisible()
})

it('lets viewers end nothing', async () => {
  const { screen } = await renderApp({ cloud: createCloud({ role: 'viewer' }), path })
  await expect.element(screen.getByText('shop.example.com', { exact: true })).toBeVisible()
  for (const name of [/^Actions/, /^End/]) expect(screen.getByRole('button', { name }).elements()).toEqual([])
})

it('says how sign-ins come here while there are none', async () => {
  const { screen } = await renderApp({ cloud: createCloud({ signIns: [] }), path, width: 390 })
  await expect.element(screen.getByText('No sign-ins yet')).toBeVisible()
  await expect.element(screen.getByText('No visitor has signed in within the last 28 days.')).toBeVisible()
  await expectAccessible()
})

it('shows a failure in the part that failed, and tries again', async () => {
  const cloud = createCloud()
  cloud.answer(adminGetSignInCounts, () => {
    throw new Refusal(500, 'internal')
  })
  cloud.answer(adminFindSignIns, () => {
    throw new Refusal(429, 'rate_limited')
  })
  cloud.answer(adminListSignIns, () => {
    throw new Refusal(503, 'storage_unavailable')
  })
  const { screen } = await renderApp({ cloud, path })
  await expect.element(screen.getByRole('button', { name: 'Try again' }).nth(1)).toBeVisible()
  await screen.getByRole('searchbox').fill(testAddress)
  await screen.getByRole('button', { name: 'Find', exact: true }).click()
  await expect.element(screen.getByText('Too many requests in a short time. Wait a minute.')).toBeVisible()
  answerSignIns(cloud)
  await screen.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(screen.getByText('Active now').first()).toBeVisible()
})
