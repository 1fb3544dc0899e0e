import { afterAll, beforeAll, expect, it } from 'vitest'
import { readBalance } from '../setup/chain.ts'
import { getWorld } from '../setup/getWorld.ts'
import { openBrowser } from '../setup/openPage.ts'
import { createAccount, press } from '../setup/sending.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'
import {
  chainId,
  chooseBought,
  dollar,
  exchange,
  expectStatus,
  listSigned,
  movePrice,
  payDollars,
  readAllowance,
  readDollars,
  review,
  textOf,
  visitSwap,
} from '../setup/swapping.ts'

const open = openBrowser()
let cloud: JourneyCloud

beforeAll(async () => {
  const rpcUrls = Object.fromEntries(getWorld().devnet.evm.map(({ chainId: id, rpcUrl }) => [id, rpcUrl]))
  cloud = await startCloud({ rpcUrls })
})
afterAll(() => cloud.stop())

it('swaps ether for tokens with one signature, and shows what arrived [S1.016] [S2.038]', async () => {
  const { visit, wallet, address } = await visitSwap({ open, cloud })
  await chooseBought(visit, dollar, `lk-token-eip155:${chainId}:${dollar}`)
  await visit.page.getByTestId('lk-swap-amount').fill('0.25')
  await review(visit)
  await expect.poll(() => textOf(visit, 'lk-swap-contracts')).toContain(exchange)
  const before = await readDollars(address)
  await press(visit, 'lk-swap-confirm')
  await expectStatus(visit, 'done')
  const arrived = (await readDollars(address)) - before
  expect(arrived).toBeGreaterThan(0n)
  const shown = (await textOf(visit, 'lk-swap-received')).replace(/[^\d.]/g, '')
  expect(BigInt(Math.round(Number(shown) * 1e6))).toBe(arrived)
  expect(listSigned(wallet)).toEqual(['eth_requestAccounts', 'eth_sendTransaction'])
  await press(visit, 'lk-swap-finish')
  await visit.expectView('Account')
})

it('swaps tokens for ether in two steps, with an allowance of exactly the amount, and asks again for a declined second step alone', async () => {
  let count = 0
  const { visit, wallet, address } = await visitSwap({
    ...{ open, cloud },
    // The connection, the allowance, and the swap.
    wallet: { confirm: async () => ({ approved: ++count !== 3 }) },
  })
  await payDollars(visit)
  await review(visit)
  await expect.poll(() => textOf(visit, 'lk-swap-steps')).toContain('2 confirmations in Alpha')
  await press(visit, 'lk-swap-confirm')
  await visit.page.getByTestId('lk-swap-declined').waitFor()
  await expect.poll(() => textOf(visit, 'lk-swap-declined')).toContain('The allowance stays')
  await expect.poll(() => readAllowance(address)).toBe(100_000_000n)
  await expect.poll(() => readDollars(address)).toBe(500_000_000n)
  await press(visit, 'lk-swap-confirm')
  await expectStatus(visit, 'done')
  await expect.poll(() => readDollars(address)).toBe(400_000_000n)
  await expect.poll(() => readAllowance(address)).toBe(0n)
  expect(listSigned(wallet).filter((method) => method === 'eth_sendTransaction').length).toBe(3)
})

it('signs nothing while a price that became worse is not accepted (behaviour 15)', async () => {
  const { visit, wallet } = await visitSwap({ open, cloud })
  await chooseBought(visit, dollar, `lk-token-eip155:${chainId}:${dollar}`)
  await visit.page.getByTestId('lk-swap-amount').fill('0.25')
  await review(visit)
  await movePrice(3n)
  await press(visit, 'lk-swap-confirm')
  await expectStatus(visit, 'moved')
  await expect.poll(() => textOf(visit, 'lk-swap-moved')).toContain('Nothing was swapped.')
  expect(listSigned(wallet)).toEqual(['eth_requestAccounts'])
  await press(visit, 'lk-swap-accept')
  await expectStatus(visit, 'reviewing')
  await press(visit, 'lk-swap-confirm')
  await expectStatus(visit, 'done')
})

it('shows a price that moved before the review (behaviour 15), and signs nothing that the cloud has altered', async () => {
  const { visit, wallet, address } = await visitSwap({ open, cloud })
  const stranger = createAccount().address
  await visit.page.route('**/v1/convert/build-transaction*', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    // The calldata names another receiver.
    const altered = text.replaceAll(
      new RegExp(`(?<=[0]{24})${address.slice(2)}`, 'gi'),
      stranger.slice(2).toLowerCase(),
    )
    await route.fulfill({ response: answer, body: altered })
  })
  await chooseBought(visit, dollar, `lk-token-eip155:${chainId}:${dollar}`)
  await visit.page.getByTestId('lk-swap-amount').fill('0.25')
  await expectStatus(visit, 'quoted')
  const readArriving = async (): Promise<number> =>
    Number((await textOf(visit, 'lk-swap-receive-amount')).replaceAll(/[^\d.]/g, ''))
  await expect.poll(readArriving).toBeGreaterThan(0)
  const first = await readArriving()
  await movePrice(2n)
  await visit.page.clock.install()
  await visit.page.clock.fastForward(10_000)
  await expect.poll(readArriving).toBeLessThan(first * 0.99)
  await review(visit)
  await press(visit, 'lk-swap-confirm')
  await visit.page.getByTestId('lk-swap-altered').waitFor()
  expect(listSigned(wallet)).toEqual(['eth_requestAccounts'])
  await expect.poll(() => readBalance({ chainId, address: stranger, token: dollar })).toBe(0n)
})
