import type { Phone, PhoneParameters } from '@latchkey/testing/phone'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPublicClient, http, parseEther } from 'viem'
import { openBrowser, type Visit } from '../setup/openPage.ts'
import { openPhone, scanCode } from '../setup/phone.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'
import { getWorld } from '../setup/getWorld.ts'

const openPage = openBrowser()
let cloud: JourneyCloud

beforeAll(async () => {
  const rpcUrls = Object.fromEntries(getWorld().devnet.evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
  cloud = await startCloud({ rpcUrls })
})
afterAll(() => cloud.stop())

const press = (page: Visit, name: string) => page.page.getByRole('button', { name, exact: true }).click()
const read = (page: Visit, name: string) => page.read(name).textContent()

/** Opens a page with a session paired by the code on screen; the phone asks its owner to approve requests. */
async function connect(
  parameters: Partial<PhoneParameters> = {},
): Promise<{ readonly page: Visit; readonly phone: Phone }> {
  const page = await openPage({ query: `cloud=${encodeURIComponent(cloud.url)}` })
  const phone = await openPhone(cloud, { ...parameters, policy: 'ask' })
  await page.page.getByTestId('lk-connect-button').first().click()
  await page.page.getByTestId('lk-connect-wallet-walletConnect').click()
  await phone.pair(await scanCode(page))
  await phone.approve()
  await page.expectClosed()
  await expect.poll(() => read(page, 'status')).toBe('connected')
  return { page, phone }
}

it("sends on the page's network, whichever network the phone uses", async () => {
  const { page, phone } = await connect()
  phone.setPolicy('approve')
  const client = (chainId: number) =>
    createPublicClient({ transport: http(getWorld().devnet.evm.find((chain) => chain.chainId === chainId)?.rpcUrl) })
  const address = '0x00000000000000000000000000000000000000a1'
  const before = await client(31338).getBalance({ address })
  await press(page, 'Switch directly')
  await expect.poll(() => read(page, 'network')).toBe('Second Chain')
  await press(page, 'Send native')
  await expect.poll(() => read(page, 'result')).toMatch(/^success 0x[\da-f]{64}$/)
  expect((await client(31338).getBalance({ address })) - before).toBe(parseEther('0.25'))
  expect(phone.requests.at(-1)).toMatchObject({ method: 'eth_sendTransaction', chainId: 31338 })
})

it('reports that the phone declined, and sends another request', async () => {
  const { page, phone } = await connect()
  await press(page, 'Sign')
  await phone.when(({ questions }) => questions.length > 0)
  phone.answer({ approved: false })
  await expect.poll(() => read(page, 'result')).toBe('error request.rejected')
  await press(page, 'Sign')
  await phone.when(({ questions }) => questions.length > 0)
  phone.answer({ approved: true })
  await expect.poll(() => read(page, 'result')).toMatch(/^0x[\da-f]{130}$/)
})

it('reports that the phone disconnected while a request was pending', async () => {
  const { page, phone } = await connect()
  await press(page, 'Sign')
  await phone.when(({ questions }) => questions.length > 0)
  await phone.disconnect()
  await expect.poll(() => read(page, 'result')).toMatch(/^error /)
  await expect.poll(() => read(page, 'status')).toBe('disconnected')
  expect(phone.state.questions).toEqual([])
})

it('follows the phone to another account', async () => {
  const { page, phone } = await connect()
  // Like wallets that expose one account at a time.
  await phone.update({ accounts: phone.accounts.slice(0, 1) })
  const [, second] = phone.accounts
  if (second === undefined) throw new Error('The phone has one account only.')
  phone.switchAccount(second)
  await expect.poll(() => read(page, 'address')).toBe(second)
  await press(page, 'Sign')
  await phone.when(({ questions }) => questions.length > 0)
  expect(phone.state.questions[0]?.prompt).toMatchObject({ kind: 'signMessage', address: second })
})

it('receives the response of a phone that was switched off while a request was pending', async () => {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  const { page, phone } = await connect({ storage })
  await phone.close()
  await press(page, 'Sign')
  await expect.poll(() => read(page, 'result')).toBe('pending')
  const again = await openPhone(cloud, { storage })
  expect(again.state.sessions).toHaveLength(1)
  await expect.poll(() => read(page, 'result')).toMatch(/^0x[\da-f]{130}$/)
})
