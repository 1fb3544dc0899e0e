import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { EvmWallet, EvmWalletParameters } from '@latchkey/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { payFromFaucet, readBalance } from '../setup/chain.ts'
import { getWorld } from '../setup/getWorld.ts'
import { addManyWallet, openMany, type ManyVisit } from '../setup/openMany.ts'
import { addWallet, openBrowser } from '../setup/openPage.ts'
import { readBitcoinBalance, readSolanaBalance, startOtherChains, type OtherChains } from '../setup/otherChains.ts'

const open = openBrowser()
let chains: OtherChains

beforeAll(async () => {
  chains = await startOtherChains()
})
afterAll(() => chains.stop())

const chainId = 31337
const ether = 10n ** 18n
const token = '0x7e57D011A4000000000000000000000000000001'

const press = (visit: ManyVisit, id: string) => visit.page.getByTestId(id).first().click()

/** A visitor with 2 ether, connected on the first chain. */
async function visitWithEther({ confirm }: { readonly confirm?: EvmWalletParameters['confirm'] } = {}): Promise<{
  readonly visit: ManyVisit
  readonly wallet: EvmWallet
}> {
  const key = generatePrivateKey()
  await payFromFaucet({ chainId, to: privateKeyToAccount(key).address, amount: 2n * ether })
  let wallet: EvmWallet | undefined
  const visit = await openMany({
    open,
    chains,
    before: async (context) => {
      wallet = await addWallet(context, { name: 'Alpha', rdns: 'com.alpha', accounts: [key], confirm })
    },
  })
  if (!wallet) throw new Error('no wallet was installed')
  await visit.chooseWallet('Alpha')
  await visit.expectClosed()
  await expect.poll(() => visit.readOf('eip155', 'status')).toBe('connected')
  return { visit, wallet }
}

async function openSend(visit: ManyVisit): Promise<void> {
  await press(visit, 'lk-account-button')
  await press(visit, 'lk-account-send')
  await visit.expectView('WalletSend')
}

/** Fills in the form with the keyboard, which continues with Enter from the amount to the receiver and from there to the review. */
async function enter(
  visit: ManyVisit,
  { amount, to }: { readonly amount: string; readonly to: string },
): Promise<void> {
  await visit.page.getByTestId('lk-send-amount').fill(amount)
  await visit.page.getByTestId('lk-send-to').fill('')
  await visit.page.getByTestId('lk-send-amount').press('Enter')
  await expect.poll(() => visit.page.getByTestId('lk-send-to').evaluate((field) => field.matches(':focus'))).toBe(true)
  await visit.page.keyboard.insertText(to)
  await visit.page.keyboard.press('Enter')
}

/** Presses Send in the review, and waits until the account is shown again. */
async function confirm(visit: ManyVisit): Promise<void> {
  await visit.expectView('WalletSendPreview')
  await press(visit, 'lk-send-confirm')
  await visit.expectView('Account')
}

/** Chooses a token by its pasted address, which needs no cloud. */
async function pasteToken(visit: ManyVisit, address: string): Promise<void> {
  await press(visit, 'lk-send-token')
  await visit.expectView('WalletSendSelectToken')
  await visit.page.getByTestId('lk-tokens-search').fill(address)
  await visit.dialog.locator('[data-testid^="lk-token-"]').first().click()
  await visit.expectView('WalletSend')
}

it('sends ether with the keyboard, refuses what cannot arrive, and follows it after the modal closes [S1.012] [S2.029]', async () => {
  // The visitor answers the wallet's requests, at once unless they are held.
  let held = Promise.resolve()
  const { visit, wallet } = await visitWithEther({
    confirm: async () => {
      await held
      return { approved: true }
    },
  })
  const { page } = visit
  const receiver = privateKeyToAccount(generatePrivateKey()).address
  const read = (address: string) => readBalance({ chainId, address })
  await openSend(visit)

  // The address of another chain, and more than the fee leaves.
  await enter(visit, { amount: '0.25', to: chains.receivers.bitcoin })
  await visit.dialog.getByText(/This is a Bitcoin address/).waitFor()
  await enter(visit, { amount: '2', to: receiver })
  await visit.dialog.getByText('Nothing left for the network fee').waitFor()
  await expect.poll(() => page.getByTestId('lk-send-problem').evaluate((note) => note.matches(':focus'))).toBe(true)

  // Declined in the wallet: the review is still there.
  await enter(visit, { amount: '0.25', to: receiver })
  await visit.expectView('WalletSendPreview')
  await expect.poll(() => page.getByTestId('lk-send-address').textContent()).toBe(receiver)
  await expect.poll(() => page.getByTestId('lk-send-notes').textContent()).toContain('First time to this address')
  wallet.reject({ methods: ['eth_sendTransaction'], times: 1 })
  await press(visit, 'lk-send-confirm')
  await page.getByTestId('lk-send-declined').waitFor()
  await expect.poll(() => read(receiver)).toBe(0n)
  await confirm(visit)
  await expect.poll(() => page.getByTestId('lk-toast').textContent()).toMatch(/Sent|confirmed/)
  await expect.poll(() => read(receiver)).toBe(ether / 4n)

  // An address that resembles the one that is known now.
  const imitation = `${receiver.slice(0, 8)}${'0'.repeat(28)}${receiver.slice(-6)}`.toLowerCase()
  await press(visit, 'lk-account-send')
  await visit.expectView('WalletSend')
  await enter(visit, { amount: '0.1', to: imitation })
  await visit.expectView('WalletSendLookAlike')
  await press(visit, 'lk-send-use-known')
  await visit.expectView('WalletSend')
  expect((await page.getByTestId('lk-send-to').inputValue()).toLowerCase()).toBe(receiver.toLowerCase())
  await press(visit, 'lk-send-review')
  await visit.expectView('WalletSendPreview')

  // Closed while the wallet is asked: it waits, and the form shows that it does.
  let approve = (): void => undefined
  held = new Promise((resolve) => {
    approve = resolve
  })
  await press(visit, 'lk-send-confirm')
  await visit.dialog.getByText('Open Alpha…').waitFor()
  await press(visit, 'lk-header-close')
  await visit.expectClosed()
  await openSend(visit)
  await visit.dialog.getByText('Open Alpha…').waitFor()
  approve()
  await visit.expectView('Account')
  await expect.poll(() => read(receiver)).toBe((ether * 35n) / 100n)

  // Everything.
  await press(visit, 'lk-account-send')
  await visit.expectView('WalletSend')
  await page.getByTestId('lk-send-to').fill(receiver)
  await press(visit, 'lk-send-max')
  await expect.poll(() => page.getByTestId('lk-send-amount').inputValue()).toMatch(/^1\.6/)
  await press(visit, 'lk-send-review')
  await confirm(visit)
  await expect.poll(() => read(receiver)).toBeGreaterThan((ether * 19n) / 10n)
  await expect.poll(() => read(wallet.accounts[0] ?? '')).toBeLessThan(ether / 1_000n)
})

it('sends a token that the visitor finds by its address [S1.013]', async () => {
  const { visit, wallet } = await visitWithEther()
  const payer = wallet.accounts[0] ?? ''
  await giveTokens(payer, 50_000_000n)
  const receiver = privateKeyToAccount(generatePrivateKey()).address
  await openSend(visit)
  await pasteToken(visit, token)
  await enter(visit, { amount: '12.5', to: receiver })
  await confirm(visit)
  await expect.poll(() => readBalance({ chainId, address: receiver, token })).toBe(12_500_000n)
  await expect.poll(() => readBalance({ chainId, address: payer, token })).toBe(37_500_000n)
})

it('sends SOL, a Solana token and bitcoin [S1.014] [S1.015]', async () => {
  const visit = await openMany({
    open,
    chains,
    before: async (context) => {
      await addManyWallet(context, { chains, name: 'Prism', rdns: 'com.prism' })
    },
  })
  await visit.chooseWallet('Prism')
  await press(visit, 'lk-connecting-multi-chain-solana')
  await visit.expectClosed()
  const owner = chains.receivers.solana
  const mint = chains.solana.tokens[0]?.mint ?? ''
  const before = await readSolanaBalance({ chains, owner })
  const beforeToken = await readSolanaBalance({ chains, owner, token: mint })
  await openSend(visit)
  await enter(visit, { amount: '0.5', to: owner })
  await confirm(visit)
  await expect.poll(() => readSolanaBalance({ chains, owner })).toBe(before + 500_000_000n)

  await press(visit, 'lk-account-send')
  await visit.expectView('WalletSend')
  await pasteToken(visit, mint)
  await enter(visit, { amount: '1.5', to: owner })
  await confirm(visit)
  await expect.poll(() => readSolanaBalance({ chains, owner, token: mint })).toBe(beforeToken + 1_500_000n)

  await press(visit, 'lk-header-close')
  await visit.chooseNetwork('Local Bitcoin')
  await visit.expectView('SwitchActiveChain')
  await press(visit, 'lk-switch-active-chain-continue')
  await visit.expectClosed()
  const address = chains.receivers.bitcoin
  const beforeBitcoin = await readBitcoinBalance({ chains, address })
  await openSend(visit)
  await enter(visit, { amount: '0.0015', to: address })
  await confirm(visit)
  await expect.poll(() => readBitcoinBalance({ chains, address })).toBe(beforeBitcoin + 150_000n)
})

/** Gives an address tokens of the first chain from the account that has them. */
async function giveTokens(to: string, amount: bigint): Promise<void> {
  const answer = await fetch(`${getWorld().devnet.faucetUrl}/faucet`, {
    method: 'POST',
    body: JSON.stringify({ caipNetworkId: `eip155:${chainId}`, address: to, amount: amount.toString(), token }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
