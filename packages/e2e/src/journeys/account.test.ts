import { verifyMessage } from 'viem'
import { expect, it } from 'vitest'
import type { EvmWallet } from '@latchkey/testing'
import { payFromFaucet, readBalance } from '../setup/chain.ts'
import { addWallet, openBrowser, type OpenPageParameters, type Visit } from '../setup/openPage.ts'
import { readCode } from '../setup/readCode.ts'

const openPage = openBrowser()
const receiver = '0x00000000000000000000000000000000000000a1'

async function connect(
  parameters: OpenPageParameters & { readonly chainIds?: readonly number[] } = {},
): Promise<{ readonly visit: Visit; readonly wallet: EvmWallet }> {
  let wallet: EvmWallet | undefined
  const visit = await openPage({
    ...parameters,
    before: async (context) => {
      wallet = await addWallet(context, { name: 'Alpha', rdns: 'com.alpha', chainIds: parameters.chainIds })
    },
  })
  await visit.page.getByTestId('lk-connect-button').first().click()
  // A second modal of the page may have prepared its dialog, hidden.
  await visit.page.getByTestId('lk-connect-wallet-com.alpha').filter({ visible: true }).click()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await visit.expectClosed()
  if (!wallet) throw new Error('no wallet was installed')
  return { visit, wallet }
}

const act = async (visit: Visit, name: string): Promise<string> => {
  await visit.page.getByRole('button', { name, exact: true }).click()
  await expect.poll(() => visit.read('result').textContent(), { timeout: 20_000 }).not.toMatch(/none|pending/)
  return (await visit.read('result').textContent()) ?? ''
}

it("signs a message with the account's key", async () => {
  const { visit, wallet } = await connect()
  const signature = await act(visit, 'Sign')
  const address = wallet.accounts[0] ?? '0x'
  expect(await verifyMessage({ address, message: 'Hello, Latchkey ✓', signature: signature as `0x${string}` })).toBe(
    true,
  )
  wallet.reject({ times: 1 })
  await visit.page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.poll(() => visit.read('result').textContent()).toBe('error request.rejected')
})

it.each([
  ['Send native', undefined, 250_000_000_000_000_000n],
  ['Send token', '0x7e57D011A4000000000000000000000000000001', 12_500_000n],
  ['Send silent token', '0x1E6Acd011A400000000000000000000000000002', 7_000_000n],
])("%s: increases the receiver's balance on the chain by the amount", async (name, token, amount) => {
  const { visit } = await connect()
  const before = await readBalance({ chainId: 31337, address: receiver, token })
  expect(await act(visit, name)).toMatch(/^success 0x[0-9a-f]{64}$/)
  await expect.poll(() => readBalance({ chainId: 31337, address: receiver, token })).toBe(before + amount)
})

it('restores the account after a reload without a request that prompts', async () => {
  const { visit, wallet } = await connect()
  const address = await visit.read('address').textContent()
  await visit.page.reload()
  await expect.poll(() => visit.read('address').textContent()).toBe(address)
  expect(wallet.requests.filter(({ isPrompted }) => isPrompted).map(({ method }) => method)).toEqual([
    'eth_requestAccounts',
  ])
})

it('shows a code that leads a payment to the account', async () => {
  const { visit, wallet } = await connect()
  await visit.page.getByTestId('lk-account-button').first().click()
  await visit.page.getByTestId('lk-account-receive').click()
  await visit.expectView('WalletReceive')
  const [address = ''] = wallet.accounts
  await expect.poll(() => visit.page.getByTestId('lk-receive-address').textContent()).toBe(address)
  const code = visit.page.getByTestId('lk-receive-code')
  await expect.poll(async () => readCode(await code.screenshot())).toBe(address)
  const before = await readBalance({ chainId: 31337, address })
  await payFromFaucet({ chainId: 31337, to: address, amount: 7n })
  await expect.poll(() => readBalance({ chainId: 31337, address })).toBe(before + 7n)
})

it('stays disconnected after a reload once the visitor has disconnected in the account view', async () => {
  const { visit } = await connect()
  await visit.page.getByTestId('lk-account-button').first().click()
  await visit.expectView('Account')
  await visit.page.getByTestId('lk-account-disconnect').click()
  await expect.poll(() => visit.read('status').textContent()).toBe('disconnected')
  await visit.page.reload()
  await visit.read('status').waitFor()
  await visit.page.getByTestId('lk-connect-button').first().click()
  await visit.expectView('Connect')
  await expect.poll(() => visit.read('status').textContent()).toBe('disconnected')
})

it('follows the wallet to another account, and disconnects when the wallet revokes its accounts', async () => {
  const { visit, wallet } = await connect()
  const [first, second] = wallet.accounts
  if (!first || !second) throw new Error('two accounts are needed')
  wallet.changeAccounts([second, first])
  await expect.poll(() => visit.read('address').textContent()).toBe(second)
  await expect.poll(() => visit.read('accounts').textContent()).toBe('2')
  wallet.changeAccounts([])
  await expect.poll(() => visit.read('status').textContent()).toBe('disconnected')
})

it('follows the wallet to a network that the app supports', async () => {
  const { visit, wallet } = await connect()
  wallet.changeNetwork(31338)
  await expect.poll(() => visit.read('network').textContent()).toBe('Second Chain')
  await expect.poll(() => visit.read('balance').textContent()).toMatch(/DEV$/)
  await expect.poll(() => visit.dialog.count()).toBe(0)
})

it('opens the unsupported view for a network that the app does not support, does not close, and switches back [S4.059] [S2.019]', async () => {
  const { visit, wallet } = await connect()
  wallet.changeNetwork(999)
  await visit.expectView('UnsupportedChain')
  await expect.poll(() => visit.read('supported').textContent()).toBe('false')
  await visit.dialog
    .getByText(/this network \(chain 999\)/)
    .first()
    .waitFor()
  await visit.page.keyboard.press('Escape')
  await visit.expectView('UnsupportedChain')
  await visit.dialog.getByRole('button', { name: 'Second Chain' }).click()
  await visit.expectClosed()
  await expect.poll(() => visit.read('network').textContent()).toBe('Second Chain')
  expect(wallet.chainId).toBe(31338)
})

it('switches from the modal to a network that must be added to the wallet first [S1.011]', async () => {
  const { visit, wallet } = await connect({ chainIds: [31337] })
  await visit.page.getByTestId('lk-network-button').first().click()
  await visit.expectView('Networks')
  await visit.dialog.getByRole('button', { name: 'Second Chain' }).click()
  await expect.poll(() => visit.read('network').textContent()).toBe('Second Chain')
  await visit.expectClosed()
  expect(wallet.chainId).toBe(31338)
  expect(wallet.requests.map(({ method }) => method)).toContain('wallet_addEthereumChain')
})

it('keeps the network when the visitor declines a switch, and says so [S2.032]', async () => {
  const { visit, wallet } = await connect()
  wallet.reject({ methods: ['wallet_switchEthereumChain'], times: 1 })
  await visit.page.getByTestId('lk-network-button').first().click()
  await visit.dialog.getByRole('button', { name: 'Second Chain' }).click()
  await visit.expectView('Networks')
  await expect.poll(() => visit.read('network').textContent()).toBe('First Chain')
})

it('starts from scratch when storage is corrupted', async () => {
  const { visit } = await connect()
  await visit.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"v":1,"value":[[{]')
  })
  await visit.page.reload()
  await expect.poll(() => visit.read('status').textContent()).toBe('disconnected')
  await visit.page.getByTestId('lk-connect-button').first().click()
  await visit.page.getByTestId('lk-connect-wallet-com.alpha').click()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
})

it('keeps two modals on one page separate', async () => {
  const { visit } = await connect({ query: 'two' })
  const other = visit.page.getByTestId('other')
  await expect.poll(() => other.getByTestId('status').textContent()).toBe('disconnected')
  await other.getByTestId('lk-connect-button').click()
  await visit.expectView('Connect')
  await visit.page.keyboard.press('Escape')
  await visit.expectClosed()
  await visit.page.reload()
  await expect.poll(() => visit.page.getByTestId('page').getByTestId('status').textContent()).toBe('connected')
  await expect.poll(() => other.getByTestId('status').textContent()).toBe('disconnected')
})

it("shows the same account in wagmi's hooks and in ours, in both directions", async () => {
  const { visit, wallet } = await connect({ query: 'wagmi' })
  const address = await visit.read('address').textContent()
  await expect.poll(() => visit.read('wagmi-address').textContent()).toBe(address)
  wallet.changeNetwork(31338)
  await expect.poll(() => visit.read('wagmi-chain').textContent()).toBe('31338')
  await expect.poll(() => visit.read('network').textContent()).toBe('Second Chain')
  await visit.page.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => visit.read('wagmi-status').textContent()).toBe('disconnected')
})
