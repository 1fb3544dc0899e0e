import type { OperatorRole } from '@latchkey/protocol/operator'
import type { AdminSponsorshipNetwork } from '@latchkey/protocol/project'
import { expect, it } from 'vitest'
import { answerSession } from '../../../test/answerSession.ts'
import { answerSponsorship, createTestNetwork, testContract } from '../../../test/answerSponsorship.ts'
import { createFakeCloud } from '../../../test/createFakeCloud.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderApp } from '../../../test/renderApp.tsx'
import { parseCoins, writeCoins } from './coins.ts'
import { toSelector } from './toSelector.ts'

const path = '/p/shop/settings/sponsorship'
const ofBase = `${path}?network=eip155%3A8453`

function create(
  parameters: { readonly role?: OperatorRole; readonly networks?: readonly AdminSponsorshipNetwork[] } = {},
) {
  const cloud = createFakeCloud()
  answerSession(cloud, { role: parameters.role ?? 'editor' })
  return { cloud, state: answerSponsorship(cloud, parameters.networks) }
}

it('lists networks with what they have cost today, and adds one that pays for nothing yet', async () => {
  const { cloud, state } = create({ networks: [createTestNetwork()] })
  const { router, screen } = await renderApp({ cloud, path })
  await expect.element(screen.getByRole('cell', { name: '0.0025 of 0.01' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '2 calls' })).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'New network' })
  const add = screen.getByRole('button', { name: 'Add network' })
  await field.fill('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  await add.click()
  await expect.element(screen.getByText('Enter a CAIP-2 ID of an EVM chain, such as eip155:8453.')).toBeVisible()
  await field.fill('eip155:8453')
  await add.click()
  await expect.element(screen.getByText('This network is in the list.')).toBeVisible()
  await field.fill('eip155:10')
  await add.click()
  await expect.element(screen.getByText('The list is empty, so nothing is sponsored on this network.')).toBeVisible()
  expect(router.state.location.search).toEqual({ network: 'eip155:10' })
  expect(state.networks.map(({ calls, chainId }) => [chainId, calls.length])).toEqual([
    ['eip155:8453', 2],
    ['eip155:10', 0],
  ])
})

it('reviews limits, calls and paymasters before it saves exactly these', async () => {
  const { cloud, state } = create()
  const { screen } = await renderApp({ cloud, path: ofBase })
  const ofUser = screen.getByRole('textbox', { name: 'For one user, coins a day' })
  await expect.element(ofUser).toHaveValue('0.0005')
  await ofUser.fill('0.02')
  await expect.element(screen.getByText('One user may not spend more than all users together.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Review changes' })).toBeDisabled()
  await ofUser.fill('0.001')
  await screen.getByRole('textbox', { name: 'Contract' }).fill(`0x${'CD'.repeat(20)}`)
  await screen.getByRole('textbox', { name: 'Function' }).fill('transfer(address, uint256)')
  await screen.getByRole('button', { name: 'Add call' }).click()
  await screen.getByRole('button', { name: 'Remove Any contract: without data (up to 0.1 coins)' }).click()
  await screen.getByRole('button', { name: 'Remove https://paymaster.example.com/rpc' }).click()
  await screen.getByRole('button', { name: 'Review changes' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Review 4 changes on Base' })
  await expect.element(dialog.getByText(`0x${'cd'.repeat(20)}: 0xa9059cbb`)).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('textbox', { name: 'Reason, for the audit log (optional)' }).fill('A new shop')
  await dialog.getByRole('button', { name: 'Save 4 changes' }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(state.networks.find(({ chainId }) => chainId === 'eip155:8453')).toEqual(
    createTestNetwork({
      userWei: '1000000000000000',
      calls: [
        { target: testContract, selector: '0x40c10f19', valueAtMost: '0' },
        { target: `0x${'cd'.repeat(20)}`, selector: '0xa9059cbb', valueAtMost: '0' },
      ],
      paymasterUrls: [],
      revision: 4,
    }),
  )
})

it('warns before everything is sponsored, and says what is wrong with a call', async () => {
  const { screen } = await renderApp({ cloud: create().cloud, path: ofBase, width: 390, theme: 'dark' })
  await screen.getByRole('button', { name: 'Add call' }).click()
  await expect.element(screen.getByText('Enter the address of a contract, or any.')).toBeVisible()
  await expect.element(screen.getByText(/^Enter a function such as mint/)).toBeVisible()
  await screen.getByRole('textbox', { name: 'Contract' }).fill('any')
  await screen.getByRole('textbox', { name: 'Function' }).fill('none')
  await screen.getByRole('button', { name: 'Add call' }).click()
  await expect.element(screen.getByText('This contract and function are in the list.')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Function' }).fill('any')
  await screen.getByRole('button', { name: 'Add call' }).click()
  await screen.getByRole('button', { name: 'Review changes' }).click()
  await expect.element(screen.getByText(/^Any function of any contract is sponsored/)).toBeVisible()
})

it('shows the versions if others have saved first, and moves the own edits onto theirs', async () => {
  const { cloud, state } = create({ networks: [createTestNetwork()] })
  const { screen } = await renderApp({ cloud, path: ofBase })
  await screen.getByRole('textbox', { name: 'Gas of one operation' }).fill('400000')
  await screen.getByRole('button', { name: `Remove ${testContract}: 0x40c10f19` }).click()
  state.networks = [createTestNetwork({ gasAtMost: 200_000, newUserPercent: 50, revision: 4 })]
  await screen.getByRole('button', { name: 'Review changes' }).click()
  await screen.getByRole('button', { name: 'Save 2 changes' }).click()
  const dialog = screen.getByRole('dialog', { name: 'The rules of this network were changed meanwhile' })
  const clash = dialog.getByRole('region', { name: 'Gas of one operation' })
  for (const value of ['300000', '200000', '400000']) await expect.element(clash.getByText(value)).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Review mine again' }).click()
  await screen.getByRole('button', { name: 'Save 2 changes' }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(state.networks).toMatchObject([
    { gasAtMost: 400_000, newUserPercent: 50, revision: 5, calls: [{ target: 'any' }] },
  ])
})

it('keeps edits of rules that others delete meanwhile, and creates the rules again', async () => {
  const { cloud, state } = create({ networks: [createTestNetwork()] })
  const { screen } = await renderApp({ cloud, path: ofBase })
  const gas = screen.getByRole('textbox', { name: 'Gas of one operation' })
  await gas.fill('400000')
  state.networks = []
  await screen.getByRole('button', { name: 'Review changes' }).click()
  await screen.getByRole('button', { name: 'Save 1 change' }).click()
  await expect.element(screen.getByText(/deleted meanwhile\. Saving creates them again\.$/)).toBeVisible()
  await screen.getByRole('button', { name: 'Back' }).click()
  await expect.element(screen.getByText(/^The rules of this network were deleted meanwhile\. Your edits/)).toBeVisible()
  await expect.element(gas).toHaveValue('400000')
  await screen.getByRole('button', { name: 'Review changes' }).click()
  await screen.getByRole('button', { name: 'Save 7 changes' }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(state.networks).toEqual([createTestNetwork({ gasAtMost: 400_000, revision: 1 })])
})

it('shows that the rules are deleted once the edits of them are discarded', async () => {
  const { cloud, state } = create({ networks: [createTestNetwork()] })
  const { screen } = await renderApp({ cloud, path: ofBase })
  await screen.getByRole('textbox', { name: 'Gas of one operation' }).fill('400000')
  state.networks = []
  await screen.getByRole('button', { name: 'Review changes' }).click()
  await screen.getByRole('button', { name: 'Save 1 change' }).click()
  await screen.getByRole('button', { name: 'Back' }).click()
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(screen.getByText('It may have been removed meanwhile.')).toBeVisible()
})

it('ends a suspension, and deletes the rules of a network', async () => {
  const { cloud, state } = create()
  const { router, screen } = await renderApp({ cloud, path: `${path}?network=eip155%3A424242` })
  await screen.getByRole('button', { name: 'Resume now' }).click()
  await screen.getByRole('button', { name: 'Review changes' }).click()
  await screen.getByRole('button', { name: 'Save 1 change' }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(state.networks.map(({ suspendedUntil }) => suspendedUntil)).toEqual([null, null])
  await screen.getByRole('button', { name: 'Pay for nothing on this network' }).click()
  state.networks = state.networks.map((network) => ({ ...network, revision: network.revision + 1 }))
  await screen.getByRole('button', { name: 'Delete the rules' }).click()
  await expect.element(screen.getByText(/^The rules of this network were changed meanwhile\./)).toBeVisible()
  await screen.getByRole('button', { name: 'Delete the rules' }).click()
  await expect.element(screen.getByRole('table', { name: 'Networks' })).toBeVisible()
  expect(router.state.location.search).toEqual({})
  expect(state.networks.map(({ chainId }) => chainId)).toEqual(['eip155:8453'])
})

it('says that a network of the address has no rules', async () => {
  const { screen } = await renderApp({ cloud: create({ networks: [] }).cloud, path: ofBase })
  await screen.getByRole('link', { name: 'All networks' }).click()
  await expect.element(screen.getByText('The project pays for nothing', { exact: true })).toBeVisible()
})

it.each([
  ['0.0005', '500000000000000'],
  ['10', '10000000000000000000'],
  ['0.000000000000000001', '1'],
  ['0', '0'],
])('reads %s coins as %s wei, and writes them again', (coins, wei) => {
  expect(parseCoins(coins)).toBe(wei)
  expect(writeCoins(wei)).toBe(coins)
})

it.each(['', '-1', '1e18', '.5', '1.', '0.0000000000000000001', '1,5', '0x10'])('reads no amount from “%s”', (text) => {
  expect(parseCoins(text)).toBeUndefined()
})

it.each([
  ['transfer(address,uint256)', '0xa9059cbb'],
  [' mint( address , uint256 ) ', '0x40c10f19'],
  ['multicall(bytes[])', '0xac9650d8'],
  ['exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))', '0x414bf389'],
  ['deposit()', '0xd0e30db0'],
  ['0xA9059CBB', '0xa9059cbb'],
  ['Any', 'any'],
  ['none', 'none'],
])('reads the function %s as %s', (text, selector) => {
  expect(toSelector(text)).toBe(selector)
})

it.each([
  ...[
    '',
    'transfer',
    'transfer(',
    'transfer)',
    '(address)',
    'f(uint)',
    'f(address to)',
    'f(address,)',
    'f(())',
    'f((address)',
  ],
  ...['f(uint7)', 'f(bytes33)', 'f(address))', 'f(address)(bool)', '1f()', '0xa9059cb', 'f(Token)'],
])('reads no function from “%s”', (text) => {
  expect(toSelector(text)).toBeUndefined()
})
