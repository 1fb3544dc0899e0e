import type { MultichainWallet } from '@latchkey/testing/multichain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFeeMint } from '../setup/createFeeMint.ts'
import { openBrowser } from '../setup/openPage.ts'
import { addManyWallet, openMany, type ManyVisit } from '../setup/openMany.ts'
import { readBitcoinBalance, readSolanaBalance, startOtherChains, type OtherChains } from '../setup/otherChains.ts'
import { confirmReview, openSend, pasteToken, press, review } from '../setup/sending.ts'

const open = openBrowser()
let chains: OtherChains

beforeAll(async () => {
  chains = await startOtherChains()
})
afterAll(() => chains.stop())

/** A visitor who is connected on one kind of chain. */
async function visitOn(namespace: 'solana' | 'bip122'): Promise<ManyVisit & { readonly wallet: MultichainWallet }> {
  let wallet: MultichainWallet | undefined
  const visit = await openMany({
    open,
    chains,
    before: async (context) => {
      wallet = await addManyWallet(context, { chains, name: 'Prism', rdns: 'com.prism' })
    },
  })
  await visit.chooseWallet('Prism')
  await press(visit, `lk-connecting-multi-chain-${namespace}`)
  await visit.expectClosed()
  if (!wallet) throw new Error('no wallet was installed')
  return { ...visit, wallet }
}

it(
  'sends tokens of Token-2022 with and without a fee, and in the end all SOL but the fee (behaviour 1)',
  { timeout: 300_000 },
  async () => {
    const visit = await visitOn('solana')
    const { page } = visit
    const payer = visit.wallet.solana.accounts[0] ?? ''
    const owner = chains.receivers.solana
    const euro = chains.solana.tokens.find(({ program }) => program === 'token-2022')?.mint ?? ''
    const feeMint = await createFeeMint({ chains, owner: payer, amount: 500_000_000n, basisPoints: 250 })
    const beforeEuro = await readSolanaBalance({ chains, owner, token: euro })

    await openSend(visit)
    await pasteToken(visit, euro)
    await review(visit, { amount: '3.21', to: owner })
    await confirmReview(visit)
    await expect.poll(() => readSolanaBalance({ chains, owner, token: euro })).toBe(beforeEuro + 321n)

    await openSend(visit)
    await pasteToken(visit, feeMint)
    await review(visit, { amount: '100', to: owner })
    await visit.expectView('WalletSendPreview')
    await expect.poll(() => page.getByTestId('lk-send-warnings').textContent()).toContain('takes a fee of 2.5')
    await expect.poll(() => page.getByTestId('lk-send-facts').textContent()).toMatch(/Arrives97\.5/)
    await confirmReview(visit)
    await expect.poll(() => readSolanaBalance({ chains, owner, token: feeMint })).toBe(97_500_000n)

    const [had, received] = await Promise.all([payer, owner].map((each) => readSolanaBalance({ chains, owner: each })))
    await openSend(visit)
    await review(visit, { amount: 'max', to: owner })
    await confirmReview(visit)
    await expect.poll(() => readSolanaBalance({ chains, owner: payer })).toBe(0n)
    const arrived = (await readSolanaBalance({ chains, owner })) - (received ?? 0n)
    expect((had ?? 0n) - arrived).toBeGreaterThan(0n)
    expect((had ?? 0n) - arrived).toBeLessThan(1_100_000n)
  },
)

it(
  'sends bitcoin at each of three speeds, the fee of which the visitor sees, and in the end all of it (behaviour 10)',
  { timeout: 300_000 },
  async () => {
    const visit = await visitOn('bip122')
    const { page } = visit
    const payer = visit.wallet.bip122.accounts[0] ?? ''
    const to = chains.receivers.bitcoin
    const rates: number[] = []
    for (const speed of ['slow', 'normal', 'fast'] as const) {
      const before = await readBitcoinBalance({ chains, address: to })
      await openSend(visit)
      await press(visit, `lk-send-speed-${speed}`)
      await review(visit, { amount: '0.001', to })
      await visit.expectView('WalletSendPreview')
      const shown = (await page.getByTestId('lk-send-facts').textContent()) ?? ''
      await confirmReview(visit)
      await expect.poll(() => readBitcoinBalance({ chains, address: to })).toBe(before + 100_000n)
      const { fee, size } = await readNewest(payer)
      expect(shown).toContain(`Network fee ${(fee / 1e8).toFixed(8).replace(/0+$/, '')} BTC`)
      rates.push(fee / size)
    }
    // What the devnet estimates for 144, 6 and 2 blocks, in satoshi per virtual byte.
    expect(rates.map(Math.round)).toEqual([2, 4, 12])

    const [had, received] = await Promise.all([payer, to].map((address) => readBitcoinBalance({ chains, address })))
    await openSend(visit)
    await review(visit, { amount: 'max', to })
    await confirmReview(visit)
    await expect.poll(() => readBitcoinBalance({ chains, address: payer })).toBe(0n)
    const { fee } = await readNewest(payer)
    await expect
      .poll(() => readBitcoinBalance({ chains, address: to }))
      .toBe((received ?? 0n) + (had ?? 0n) - BigInt(fee))
  },
)

/** The fee in satoshi and the virtual bytes of an address's newest transaction. */
async function readNewest(address: string): Promise<{ readonly fee: number; readonly size: number }> {
  const answer = await fetch(`${chains.bitcoin.esploraUrl}/address/${address}/txs`)
  const [newest] = (await answer.json()) as readonly { readonly fee: number; readonly weight: number }[]
  return { fee: newest?.fee ?? 0, size: Math.ceil((newest?.weight ?? 0) / 4) }
}
