import type { EvmWallet } from '@latchkey/testing'
import { createPublicClient, createWalletClient, encodeFunctionData, http, namehash, parseAbi, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { getEnsAddress } from 'viem/ens'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { payFromFaucet, readBalance } from '../setup/chain.ts'
import { getWorld } from '../setup/getWorld.ts'
import { addWallet, openBrowser, type Visit } from '../setup/openPage.ts'
import { confirmReview, createAccount, openSend, press, review } from '../setup/sending.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'

const openPage = openBrowser()
const suffix = 'latchkey.test'
const ether = 10n ** 18n
/** The key with which the gateway of the cloud signs. */
const gatewayKey = generatePrivateKey()
let cloud: JourneyCloud

function getChain() {
  const [chain] = getWorld().devnet.evm
  if (chain === undefined) throw new Error('the chain must be running')
  return chain
}

beforeAll(async () => {
  const { accounts, nameResolverAddress, rpcUrl } = getChain()
  cloud = await startCloud({
    rpcUrls: Object.fromEntries(getWorld().devnet.evm.map((chain) => [chain.chainId, chain.rpcUrl])),
    environment: { LATCHKEY_NAME_KEY: gatewayKey, LATCHKEY_NAME_RESOLVERS: nameResolverAddress },
  })
  // The resolver on the chain asks this cloud about every name that it registers.
  const transport = http(rpcUrl)
  const client = createPublicClient({ transport, cacheTime: 0 })
  const hash = await createWalletClient({
    transport,
    account: privateKeyToAccount(accounts[9]?.privateKey ?? '0x'),
  }).sendTransaction({
    chain: null,
    to: nameResolverAddress,
    data: encodeFunctionData({
      abi: parseAbi(['function setGateway(bytes32 node, string url, address signer)']),
      functionName: 'setGateway',
      args: [namehash(suffix), `${cloud.url}/v1/ens/{sender}/{data}.json`, privateKeyToAccount(gatewayKey).address],
    }),
  })
  await vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
})
afterAll(() => cloud.stop())

interface Registration {
  readonly visit: Visit
  readonly wallet: EvmWallet
  readonly address: Hex
}

/** A visitor with an account that shows the view of the registration. */
async function openRegistration(coin = 0n): Promise<Registration> {
  const { address, key } = createAccount()
  if (coin > 0n) await payFromFaucet({ chainId: 31_337, to: address, amount: coin })
  let wallet: EvmWallet | undefined
  const visit = await openPage({
    query: `cloud=${encodeURIComponent(cloud.url)}`,
    before: async (context) => {
      wallet = await addWallet(context, { name: 'Alpha', rdns: 'com.alpha', accounts: [key] })
      // The clock of the device, which a test sets wrong.
      await context.addInitScript(() => {
        const { now } = Date
        Date.now = () => now() + Number(document.documentElement.dataset['clockError'] ?? 0)
      })
    },
    // The browser reports what the cloud refuses, and what the wallet declines.
    isForeign: (fault) => /status of 4\d\d/.test(fault),
  })
  if (!wallet) throw new Error('no wallet was installed')
  await press(visit, 'lk-connect-button')
  await press(visit, 'lk-connect-wallet-com.alpha')
  await visit.expectClosed()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await press(visit, 'lk-account-button')
  await visit.expectView('Account')
  return { visit, wallet, address }
}

async function openForm({ visit }: Registration): Promise<void> {
  await press(visit, 'lk-account-name')
  await visit.expectView('RegisterAccountName')
}

const type = (visit: Visit, name: string): Promise<void> => visit.page.getByTestId('lk-register-name-input').fill(name)

const expectStatus = (visit: Visit, status: string) =>
  expect.poll(() => visit.dialog.getAttribute('data-status'), { timeout: 20_000 }).toBe(status)

const expectHint = (visit: Visit, hint: string) =>
  expect.poll(() => visit.page.getByTestId('lk-register-name-hint').textContent()).toBe(hint)

/** Presses the button, and returns to the account once the name is registered. */
async function register(visit: Visit, name: string): Promise<void> {
  await press(visit, 'lk-register-name-submit')
  await visit.expectView('RegisterAccountNameSuccess')
  await visit.dialog.getByText(`${name}.${suffix} is yours`).waitFor()
  await press(visit, 'lk-register-name-done')
  await visit.expectView('Account')
}

/** Resolves a name on the chain with viem's own code for ENS, which asks the gateway of the cloud. */
function resolve(name: string): Promise<Hex | null> {
  const client = createPublicClient({ transport: http(getChain().rpcUrl) })
  return getEnsAddress(client, {
    name: `${name}.${suffix}`,
    universalResolverAddress: getChain().nameResolverAddress,
    strict: true,
  })
}

const createName = (): string => `mira-${generatePrivateKey().slice(2, 10)}`

const countSigned = (wallet: EvmWallet): number =>
  wallet.requests.filter(({ method }) => method === 'personal_sign').length

it(
  'registers a free name with one signature and no transaction: apps with ENS read it, and others send to it [S1.021] [S4.067]',
  { timeout: 180_000 },
  async () => {
    const owner = await openRegistration()
    const name = createName()
    await openForm(owner)
    // Three letters are too few, and no request says so.
    await type(owner.visit, 'mia')
    await expectStatus(owner.visit, 'short')
    await expectHint(owner.visit, 'At least 4 characters.')
    await expect.poll(() => owner.visit.page.getByTestId('lk-register-name-submit').isDisabled()).toBe(true)
    expect(owner.visit.requests.filter((request) => request.includes('/suggestions/mia'))).toEqual([])
    await type(owner.visit, name.toUpperCase())
    await expectStatus(owner.visit, 'free')
    await expectHint(owner.visit, `${name}.${suffix} is free.`)
    await register(owner.visit, name)
    expect(countSigned(owner.wallet)).toBe(1)
    expect(owner.wallet.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
    await expect
      .poll(() => owner.visit.dialog.locator('h3 bdi').textContent(), { timeout: 20_000 })
      .toBe(`${name}.${suffix}`)
    await expect.poll(() => resolve(name)).toBe(owner.address)

    const payer = await openRegistration(2n * ether)
    await openSend(payer.visit)
    await review(payer.visit, { amount: '0.25', to: `${name}.${suffix}` })
    await payer.visit.expectView('WalletSendPreview')
    await expect.poll(() => payer.visit.page.getByTestId('lk-send-address').textContent()).toBe(owner.address)
    await payer.visit.page.getByTestId('lk-send-preview').getByText(`${name}.${suffix}`, { exact: true }).waitFor()
    await confirmReview(payer.visit)
    await expect.poll(() => readBalance({ chainId: 31_337, address: owner.address })).toBe(ether / 4n)
  },
)

it('says that a name is taken, and registers a free one like it', { timeout: 120_000 }, async () => {
  const name = createName()
  const first = await openRegistration()
  await openForm(first)
  await type(first.visit, name)
  await expectStatus(first.visit, 'free')
  await register(first.visit, name)

  const second = await openRegistration()
  await openForm(second)
  await type(second.visit, name)
  await expectStatus(second.visit, 'taken')
  await expectHint(second.visit, `${name}.${suffix} is taken.`)
  await expect.poll(() => second.visit.page.getByTestId('lk-register-name-submit').isDisabled()).toBe(true)
  const suggestions = second.visit.dialog.getByRole('group', { name: 'Free names' }).getByRole('button')
  await suggestions.first().click()
  await expectStatus(second.visit, 'free')
  const field = second.visit.page.getByTestId('lk-register-name-input')
  let other = name
  const readField = async () => (other = await field.inputValue())
  await expect.poll(readField).not.toBe(name)
  await register(second.visit, other)
  await expect.poll(() => resolve(other)).toBe(second.address)
  expect(await resolve(name)).toBe(first.address)
})

it(
  'registers nothing that the wallet declines, asks again, and changes nothing when the same is sent again [S2.030]',
  { timeout: 120_000 },
  async () => {
    const registration = await openRegistration()
    const { visit, wallet } = registration
    const name = createName()
    await openForm(registration)
    await type(visit, name)
    await expectStatus(visit, 'free')
    wallet.reject({ methods: ['personal_sign'], times: 1 })
    await press(visit, 'lk-register-name-submit')
    await expectStatus(visit, 'declined')
    await visit.expectView('RegisterAccountName')
    await expectHint(visit, 'Declined in your wallet. Nothing was registered.')
    expect(visit.requests.filter((request) => request.startsWith('POST') && request.includes('/v1/profile'))).toEqual(
      [],
    )
    expect(await resolve(name)).toBeNull()
    const sending = visit.page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/v1/profile'),
    )
    await register(visit, name)
    expect(countSigned(wallet)).toBe(2)
    await expect.poll(() => resolve(name)).toBe(registration.address)
    // What was signed is sent once more.
    const sent = await sending
    const headers = toOwnHeaders(await sent.allHeaders())
    const answer = await fetch(sent.url(), { method: 'POST', headers, body: sent.postData() })
    expect(await answer.json()).toEqual({ success: true })
    await expect.poll(() => resolve(name)).toBe(registration.address)
  },
)

/** The headers of a request that are not about its connection. */
const toOwnHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => /^(?:content-type|origin|x-)/.test(name)))

it(
  'says that the clock of the device is wrong, and registers once it is right [S2.031] [S8.077]',
  { timeout: 120_000 },
  async () => {
    const registration = await openRegistration()
    const { visit } = registration
    const setClock = (error: number) =>
      visit.page.evaluate((value) => {
        document.documentElement.dataset['clockError'] = String(value)
      }, error)
    const name = createName()
    await openForm(registration)
    await type(visit, name)
    await expectStatus(visit, 'free')
    await setClock(600_000)
    await press(visit, 'lk-register-name-submit')
    await expectStatus(visit, 'failed')
    await visit.expectView('RegisterAccountName')
    await expectHint(visit, 'The request is more than 5 minutes old or ahead. Check the clock of this device.')
    expect(await resolve(name)).toBeNull()
    await setClock(0)
    await register(visit, name)
    await expect.poll(() => resolve(name)).toBe(registration.address)
  },
)
