import type { Frame, Page } from 'playwright'
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  http,
  isHex,
  parseAbi,
  parseEther,
  zeroAddress,
  type Hex,
} from 'viem'
import { toSimple7702SmartAccount } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { addAuthenticator } from '../../../../addAuthenticator.shared.ts'
import { pressUntilTaken } from '../../../../pressUntilTaken.shared.ts'
import { askChain, payFromFaucet, readBalance } from '../setup/chain.ts'
import { createEmbeddedWallet } from '../setup/embeddedWallet.ts'
import { getWorld } from '../setup/getWorld.ts'
import { openBrowser, type Visit } from '../setup/openPage.ts'
import { createAccount, giveTokens, press } from '../setup/sending.ts'
import { startLogin, type JourneyLogin } from '../setup/startLogin.ts'
import { payDollars, review } from '../setup/swapping.ts'

// The embedded wallet as a smart account: real page, real frame, the cloud's own bundler and its rules, on local chains.

const openPage = openBrowser()
let login: JourneyLogin
beforeAll(async () => {
  login = await startLogin()
})
afterAll(() => login?.stop())
const { createEmail, enterCode, findFrame, logIn, pressInFrame, readAddress, visitPage } = createEmbeddedWallet({
  openPage,
  getLogin: () => login,
})

const [chainId, hex, network] = [31337, '0x7a69', 'eip155:31337'] as const
const dollar: Hex = '0x7e57D011A4000000000000000000000000000001'
const implementation = '0xe6Cae83BdE06E4c305530e199D7217f42808555B'
const abi = parseAbi(['function mint(address to, uint256 amount)', 'function transfer(address to, uint256 amount)'])

/** Changes what the project of the page pays for. */
const sponsor = (command: string, ...words: readonly string[]): Promise<string> =>
  login.cloud.manage('sponsorship', command, '--project', 'dev', ...words)

/** Asks the wallet as the app does. Resolves with the result, or with the code of the error. */
const ask = (visit: Visit, method: string, params: readonly unknown[]): Promise<unknown> =>
  visit.page.evaluate(
    async (request) => {
      const { adapter } = Reflect.get(globalThis, 'latchkeyModal')
      const { getProvider, store } = adapter('eip155')
      const provider = await getProvider({ connectionId: store.getState().activeConnectionId })
      return provider.request(request).catch((error: unknown) => ({ code: Reflect.get(Object(error), 'code') }))
    },
    { method, params },
  )

/** Calls that give new dollars to a receiver. */
const mint = (to: Hex, ...amounts: readonly bigint[]) =>
  amounts.map((amount) => ({ to: dollar, data: encodeFunctionData({ abi, functionName: 'mint', args: [to, amount] }) }))

interface Batch {
  readonly from: Hex
  readonly calls: readonly object[]
  readonly atomicRequired?: boolean | undefined
}
const sendCalls = (visit: Visit, { atomicRequired = true, calls, from }: Batch) =>
  ask(visit, 'wallet_sendCalls', [{ version: '2.0.0', from, chainId: hex, atomicRequired, calls }])

/** Waits until a batch has its last status. */
async function settle(visit: Visit, sent: unknown): Promise<unknown> {
  const { id } = Object(sent)
  expect(id).toEqual(expect.any(String))
  let status: unknown
  await expect
    .poll(async () => {
      status = await ask(visit, 'wallet_getCallsStatus', [id])
      return Object(status).status
    })
    .not.toBe(100)
  return status
}

/** Reads a screen of the wallet to its end, and approves. */
async function approveOn(screen: Frame | Page): Promise<void> {
  const button = screen.getByTestId('lk-frame-approve')
  const readToEnd = async (): Promise<void> => {
    await expect
      .poll(async () => {
        await screen.locator('.area').evaluate((area) => area.scrollTo({ top: area.scrollHeight }))
        return button.getAttribute('aria-disabled')
      })
      .not.toBe('true')
  }
  await pressUntilTaken(button, undefined, readToEnd)
}

/** The text of the screen with the request, once it says something. */
async function readRequest(visit: Visit, expected: RegExp): Promise<string> {
  await visit.expectView('ApproveTransaction')
  const read = (): Promise<string> => findFrame(visit).locator('body').innerText()
  await expect.poll(read).toMatch(expected)
  return await read()
}

const readCode = (address: Hex): Promise<string> =>
  askChain({ chainId, method: 'eth_getCode', params: [address, 'latest'] })
const delegated = `0xef0100${implementation.slice(2).toLowerCase()}`
const readDollars = (address: Hex): Promise<bigint> => readBalance({ chainId, address, token: dollar })
const getRpcUrl = (): string => getWorld().devnet.evm.find((chain) => chain.chainId === chainId)?.rpcUrl ?? ''

it('sends batches that the app pays for, of a visitor with a passkey and without coins', async () => {
  const visit = await visitPage()
  await addAuthenticator(await visit.context.newCDPSession(visit.page))
  await enterCode(visit, createEmail())
  await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('screen')
  await pressInFrame(visit, 'lk-frame-create')
  await visit.expectClosed()
  const from = await readAddress(visit)
  expect(await ask(visit, 'wallet_getCapabilities', [from, [hex]])).toEqual({
    [hex]: { atomic: { status: 'ready' }, paymasterService: { supported: true } },
  })
  const receiver = createAccount().address
  const sending = sendCalls(visit, { from, calls: mint(receiver, 3n, 4n) })
  const text = await readRequest(visit, /Paid by Journey app/)
  expect(text).toContain('Your account becomes a smart account on this network')
  expect(text).toContain('All of these calls happen together, or none does.')
  expect(await readCode(from)).toBe('0x')
  await approveOn(findFrame(visit))
  const first = await settle(visit, await sending)
  expect(first).toMatchObject({ status: 200, atomic: true, chainId: hex, version: '2.0.0' })
  await visit.expectClosed()
  expect(await readDollars(receiver)).toBe(7n)
  expect(await readCode(from)).toBe(delegated)

  // The second batch needs no authorization.
  const again = sendCalls(visit, { from, calls: mint(receiver, 10n, 20n) })
  expect(await readRequest(visit, /Paid by Journey app/)).not.toContain('becomes a smart account')
  await approveOn(findFrame(visit))
  expect(await settle(visit, await again)).toMatchObject({ status: 200, atomic: true })
  expect(await readDollars(receiver)).toBe(37n)
  expect(await readBalance({ chainId, address: from })).toBe(0n)
  const capabilities = { [hex]: { atomic: { status: 'supported' } } }
  expect(await ask(visit, 'wallet_getCapabilities', [from, [hex]])).toMatchObject(capabilities)

  const declined = sendCalls(visit, { from, calls: mint(receiver, 100n, 200n) })
  await readRequest(visit, /Paid by Journey app/)
  await pressInFrame(visit, 'lk-frame-reject')
  expect(await declined).toEqual({ code: 4001 })
  expect(await readDollars(receiver)).toBe(37n)
})

it('sends nothing that the visitor declines', async () => {
  const visit = await visitPage()
  const from = await logIn(visit, createEmail())
  const receiver = createAccount().address
  const declined = sendCalls(visit, { from, calls: mint(receiver, 3n, 4n) })
  await readRequest(visit, /Paid by Journey app/)
  await pressInFrame(visit, 'lk-frame-reject')
  expect(await declined).toEqual({ code: 4001 })
  await visit.expectClosed()
  expect(await readDollars(receiver)).toBe(0n)
  expect(await readCode(from)).toBe('0x')
})

it('sends a batch that the visitor pays for, first with the authorization and then without', async () => {
  await sponsor('deny', '--network', network)
  onTestFinished(async () => {
    const limits = [
      '--gas',
      '500000',
      '--user-wei',
      String(parseEther('0.01')),
      '--project-wei',
      String(parseEther('0.5')),
    ]
    await sponsor('set', '--network', network, ...limits, '--new-users', '100')
    await sponsor(
      'allow',
      '--network',
      network,
      '--target',
      'any',
      '--selector',
      'any',
      '--value',
      String(parseEther('1')),
    )
  })
  const visit = await visitPage()
  const from = await logIn(visit, createEmail())
  await payFromFaucet({ chainId, to: from, amount: parseEther('1') })
  const receiver = createAccount().address
  const client = createPublicClient({ transport: http(getRpcUrl()), cacheTime: 0 })
  for (const [type, amounts, total] of [
    ['eip7702', [3n, 4n], 7n],
    ['eip1559', [10n, 20n], 37n],
  ] as const) {
    const sending = sendCalls(visit, { from, calls: mint(receiver, ...amounts) })
    expect(await readRequest(visit, /At most/i)).not.toContain('Paid by')
    await approveOn(findFrame(visit))
    const status = await settle(visit, await sending)
    expect(status).toMatchObject({ status: 200, atomic: true, receipts: [{ status: '0x1' }] })
    expect(await readDollars(receiver)).toBe(total)
    const { receipts } = Object(status)
    const transaction = await client.getTransaction({ hash: receipts[0].transactionHash })
    expect(transaction).toMatchObject({ from: from.toLowerCase(), to: from.toLowerCase(), type })
    await visit.expectClosed()
  }
  expect(await readCode(from)).toBe(delegated)
})

it('says that the app does not pay above its limit, and lets the visitor pay', async () => {
  await sponsor('set', '--network', network, '--user-wei', '1')
  onTestFinished(async () => {
    await sponsor('set', '--network', network, '--user-wei', String(parseEther('0.01')))
  })
  const visit = await visitPage()
  const from = await logIn(visit, createEmail())
  await payFromFaucet({ chainId, to: from, amount: parseEther('1') })
  const receiver = createAccount().address
  const sending = sendCalls(visit, { from, calls: mint(receiver, 3n, 4n) })
  expect(await readRequest(visit, /The app does not pay for this\. You pay the fee\./)).not.toContain('Paid by')
  await approveOn(findFrame(visit))
  expect(await settle(visit, await sending)).toMatchObject({ status: 200, atomic: true })
  expect(await readDollars(receiver)).toBe(7n)
  expect(await readBalance({ chainId, address: from })).toBeLessThan(parseEther('1'))
})

it('follows the type that the visitor chooses: a standard account sends calls in order after one approval, and never as one', async () => {
  const visit = await visitPage()
  const from = await logIn(visit, createEmail())
  await payFromFaucet({ chainId, to: from, amount: parseEther('1') })
  await press(visit, 'lk-account-button')
  await visit.expectView('Account')
  await press(visit, 'lk-account-type-eoa')
  const readAtomic = async (): Promise<unknown> => {
    const answer = Object(await ask(visit, 'wallet_getCapabilities', [from, [hex]]))
    return answer[hex]?.atomic?.status
  }
  await expect.poll(readAtomic).toBe('unsupported')
  await press(visit, 'lk-header-close')
  await visit.expectClosed()
  const receiver = createAccount().address
  expect(await sendCalls(visit, { from, calls: mint(receiver, 3n, 4n) })).toEqual({ code: 5760 })
  const sending = sendCalls(visit, { from, calls: mint(receiver, 3n, 4n), atomicRequired: false })
  await readRequest(visit, /2 calls/)
  await approveOn(findFrame(visit))
  expect(await settle(visit, await sending)).toMatchObject({ status: 200, atomic: false })
  expect(await readDollars(receiver)).toBe(7n)
  expect(await readCode(from)).toBe('0x')

  // The choice is kept for the next visit, until the visitor changes it.
  await visit.page.reload()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await expect.poll(readAtomic).toBe('unsupported')
  await press(visit, 'lk-account-button')
  await visit.expectView('Account')
  await press(visit, 'lk-account-type-smartAccount')
  await expect.poll(readAtomic).toBe('ready')
})

it('swaps tokens with their approval as one request, which the app pays for', async () => {
  const visit = await visitPage()
  const from = await logIn(visit, createEmail())
  await giveTokens({ to: from, token: dollar, amount: 500_000_000n })
  await press(visit, 'lk-account-button')
  await press(visit, 'lk-account-swaps')
  await visit.expectView('Swap')
  await payDollars(visit)
  await review(visit)
  await press(visit, 'lk-swap-confirm')
  await readRequest(visit, /Paid by Journey app/)
  await approveOn(findFrame(visit))
  await visit.page.getByTestId('lk-swap-done').waitFor()
  expect(await readDollars(from)).toBe(400_000_000n)
  expect(await readBalance({ chainId, address: from })).toBeGreaterThan(0n)
  expect(await readCode(from)).toBe(delegated)
})

it('signs in to the cloud as a smart account that is deployed', async () => {
  const visit = await visitPage()
  const from = await logIn(visit, createEmail())
  const sending = sendCalls(visit, { from, calls: mint(from, 3n, 4n) })
  await readRequest(visit, /Paid by Journey app/)
  await approveOn(findFrame(visit))
  await settle(visit, await sending)
  expect(await readCode(from)).toBe(delegated)

  const { page } = visit
  const query = new URLSearchParams({ cloud: login.cloud.url, siwx: 'required', 'siwx-store': 'cloud', 'evm-only': '' })
  await page.goto(`${getWorld().pageUrl}/many/many.html?${query.toString()}`)
  await press(visit, 'lk-siwx-sign')
  await visit.expectView('ApproveTransaction')
  await approveOn(findFrame(visit))
  await visit.expectClosed()
  await expect.poll(() => visit.read('eip155-sign-in').textContent()).toBe('signedIn')
  await expect.poll(() => visit.read('eip155-signed-in-as').textContent()).toBe(from)
})

it('gives the key of a smart account to its owner, whose other wallet then sends plain transactions and batches', async () => {
  const visit = await visitPage({
    before: async (context) => {
      // As a browser that cannot prove that a frame is seen: all is shown in windows.
      await context.addInitScript(() => {
        Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
      })
    },
  })
  const { context } = visit
  /** Presses what opens a window of the wallet. */
  const openWindow = async (): Promise<Page> => {
    const opened: Page[] = []
    const collect = (page: Page): void => void opened.push(page)
    context.on('page', collect)
    const isOpen = () =>
      vi
        .waitUntil(() => opened.length > 0, { timeout: 5_000 })
        .then(
          () => true,
          () => false,
        )
    await pressUntilTaken(findFrame(visit).getByTestId('lk-frame-window'), isOpen)
    context.off('page', collect)
    const [popup] = opened
    if (popup === undefined) throw new TypeError('No window has opened.')
    return popup
  }
  const pressIn = (popup: Page, testId: string): Promise<void> => pressUntilTaken(popup.getByTestId(testId))
  await enterCode(visit, createEmail())
  await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('screen')
  const creation = await openWindow()
  await pressIn(creation, 'lk-frame-create')
  await creation.getByTestId('lk-frame-code').waitFor()
  const parts = (await creation.getByTestId('lk-frame-code').locator('span').allInnerTexts()).map((each) =>
    each.slice(-4),
  )
  await pressIn(creation, 'lk-frame-code-kept')
  await creation.getByTestId('lk-frame-code-finish').waitFor()
  for (const [index, part] of parts.entries()) {
    const field = creation.getByTestId(`lk-frame-code-group-${index}`)
    if (await field.isVisible()) await field.fill(part)
  }
  await pressIn(creation, 'lk-frame-code-finish')
  const from = await readAddress(visit)
  await visit.expectClosed()

  const receiver = createAccount().address
  const sending = sendCalls(visit, { from, calls: mint(receiver, 3n, 4n) })
  await visit.expectView('ApproveTransaction')
  await approveOn(await openWindow())
  expect(await settle(visit, await sending)).toMatchObject({ status: 200, atomic: true })

  await press(visit, 'lk-account-button')
  await press(visit, 'lk-account-settings')
  const settings = await openWindow()
  await settings.getByTestId('lk-frame-unlock-field').fill(parts.join('-'))
  await settings.getByTestId('lk-frame-unlock').click()
  await settings.getByTestId('lk-frame-settings-eip155').click()
  const show = settings.getByTestId('lk-frame-settings-show')
  const secret = settings.getByTestId('lk-frame-settings-secret')
  await expect.poll(() => show.getAttribute('aria-disabled')).toBeNull()
  await pressUntilTaken(show, () =>
    secret.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    ),
  )
  const key = await secret.innerText()
  if (!isHex(key)) throw new TypeError('The key is not hexadecimal.')

  const owner = privateKeyToAccount(key)
  expect(owner.address).toBe(from)
  await payFromFaucet({ chainId, to: from, amount: parseEther('1') })
  const chain = { ...foundry, rpcUrls: { default: { http: [getRpcUrl()] } } }
  const client = createPublicClient({ chain, transport: http(), pollingInterval: 20, cacheTime: 0 })
  const wallet = createWalletClient({ account: owner, chain, transport: http() })
  const wait = async (hash: Hex) =>
    (await vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })).status
  expect(await wait(await wallet.sendTransaction({ to: receiver, value: 5n }))).toBe('success')
  expect(await client.getBalance({ address: receiver })).toBe(5n)
  const account = await toSimple7702SmartAccount({ client, owner })
  const data = await account.encodeCalls(mint(receiver, 10n, 20n))
  expect(await wait(await wallet.sendTransaction({ to: from, data }))).toBe('success')
  expect(await readDollars(receiver)).toBe(37n)
  // The owner alone can also undo it.
  const undo = await wallet.signAuthorization({ contractAddress: zeroAddress, executor: 'self' })
  expect(await wait(await wallet.sendTransaction({ to: from, authorizationList: [undo] }))).toBe('success')
  expect(await readCode(from)).toBe('0x')
})
