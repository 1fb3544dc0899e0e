import { expect, it, onTestFinished } from 'vitest'
import { createMultichainWallet } from '../multichain/createMultichainWallet.ts'
import { buildScripts } from '../test/buildScripts.ts'
import { createDapp } from '../test/createDapp.ts'
import { dappScript } from '../test/dappScript.ts'
import { runBrowser } from '../test/runBrowser.ts'
import { runSite } from '../test/runSite.ts'
import { alice } from '../test/testAccounts.ts'
import { installWallet } from './installWallet.ts'

const { openContext } = runBrowser()
const { getUrl } = runSite(async () => ({
  ...(await buildScripts(new URL('../test/standardDapp.ts', import.meta.url))),
  '/dapp.js': dappScript,
  '/': '<!doctype html><title>Dapp</title><script src="/dapp.js"></script><script type="module" src="/standardDapp.js"></script>',
}))

it('announces one wallet with one script on all three kinds of chain', async () => {
  const page = await (await openContext()).newPage()
  const wallet = createMultichainWallet({ name: 'Everything' })
  onTestFinished(() => wallet.destroy())
  expect(await installWallet(page, { wallet, as: { bip122: 'wallet-standard' } })).toBe(wallet)
  await page.goto(getUrl())
  const dapp = createDapp(page)
  expect(await dapp.list()).toEqual(['Everything'])
  const listed = await page.evaluate(() => {
    const { standard, btc_providers } = Object(globalThis)
    return [
      standard.get().map((each: { name: string; chains: string[] }) => [each.name, ...each.chains]),
      btc_providers,
    ]
  })
  expect(listed).toEqual([
    [
      ['Everything', 'solana:localnet'],
      ['Everything', 'bitcoin:regtest'],
    ],
    undefined,
  ])
  expect(await dapp.ask('Everything', 'eth_requestAccounts')).toEqual([alice])
  const connect = () =>
    page.evaluate(async () => {
      const { standard } = Object(globalThis)
      const outcomes: unknown[] = await Promise.all(
        standard.get().map(async (each: { features: Record<string, { connect: () => Promise<unknown> }> }) => {
          try {
            return Object(await each.features['standard:connect']?.connect()).accounts.length
          } catch (thrown) {
            return Object(thrown).code
          }
        }),
      )
      return outcomes
    })
  wallet.reject()
  expect(await connect()).toEqual([4001, 4001])
  wallet.approve()
  expect(await connect()).toEqual([1, 2])
})
