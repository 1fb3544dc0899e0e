import { expect, it, onTestFinished } from 'vitest'
import { announceBitcoinWallet } from '../bitcoin/announceBitcoinWallet.ts'
import { createBitcoinWallet } from '../bitcoin/createBitcoinWallet.ts'
import { announceSolanaWallet } from '../solana/announceSolanaWallet.ts'
import { createSolanaWallet } from '../solana/createSolanaWallet.ts'
import { buildScripts } from '../test/buildScripts.ts'
import { runBrowser } from '../test/runBrowser.ts'
import { runSite } from '../test/runSite.ts'

const { openContext } = runBrowser()
const { getUrl } = runSite(async () => ({
  ...(await buildScripts(new URL('../test/standardDapp.ts', import.meta.url))),
  ...(await buildScripts(new URL('../test/chainsPage.ts', import.meta.url))),
  '/': '<!doctype html><html lang="en"><title>Dapp</title><script type="module" src="/standardDapp.js"></script><script type="module" src="/chainsPage.js"></script></html>',
}))

it('asks the visitor in the page, keeps the answer across a reload, and disappears when it ends', async () => {
  const page = await (await openContext()).newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  onTestFinished(() => expect(faults).toEqual([]))
  await page.goto(getUrl())
  const connect = (chain: string, input: object) =>
    page.evaluate(
      async ([wanted, given]) => {
        const { standard } = Object(globalThis)
        const found = standard.get().find((each: { chains: string[] }) => each.chains.includes(wanted))
        const { accounts } = await found.features['standard:connect'].connect(given)
        return accounts.map((account: { address: string }) => account.address)
      },
      [chain, input] as const,
    )
  const solana = connect('solana:localnet', {})
  await page.getByTestId('lk-wallet-title').waitFor()
  await expect.poll(() => page.getByTestId('lk-wallet').textContent()).toContain('Solana local')
  await page.getByTestId('lk-wallet-approve').click()
  expect(await solana).toEqual(['oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'])
  const bitcoin = connect('bitcoin:regtest', {})
  // Two addresses are offered. The visitor does not share the one for ordinals.
  await page.getByTestId(/^lk-wallet-account-bcrt1p/).uncheck()
  await page.getByTestId('lk-wallet-approve').click()
  expect(await bitcoin).toEqual(['bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw'])
  await page.reload()
  expect(await connect('solana:localnet', { silent: true })).toEqual(await solana)
  expect(await connect('bitcoin:regtest', { silent: true })).toEqual(await bitcoin)
  const left = await page.evaluate(() => {
    Object(globalThis).end()
    const { standard, btc_providers, LatchkeyTestProviders } = Object(globalThis)
    return [standard.get().length, btc_providers.length, Object.keys(LatchkeyTestProviders).length]
  })
  expect(left).toEqual([0, 0, 0])
})

it('throws if there is no page', () => {
  const refused = expect.objectContaining({ code: 'testing.notABrowser' })
  expect(() => announceSolanaWallet(createSolanaWallet())).toThrowError(refused)
  expect(() => announceBitcoinWallet(createBitcoinWallet())).toThrowError(refused)
})
