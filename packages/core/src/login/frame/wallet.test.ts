import type { BrowserContext, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createPublicClient, createTestClient, http, verifyMessage, verifyTypedData } from 'viem'
import { anvil } from 'viem/chains'
import { addAuthenticator } from '../../../../../addAuthenticator.shared.ts'
import { pressUntilTaken } from '../../../../../pressUntilTaken.shared.ts'
import { blockFrameStorage } from '../../test/frame/createWindowVisits.ts'
import { startWalletSites, type WalletSites } from '../../test/frame/startWalletSites.ts'

let sites: WalletSites
beforeAll(async () => {
  sites = await startWalletSites()
})
afterAll(() => sites?.close())

let serial = 0
/** An address that no other test uses. */
const createEmail = (): string => `visitor${(serial += 1)}@example.com`
const ask = (page: Page, name: string, payload?: unknown): Promise<unknown> =>
  page.evaluate(`wallet.ask(${JSON.stringify(name)}, ${JSON.stringify(payload)})`)
const openProfile = async (): Promise<BrowserContext> => {
  const profile = await sites.openProfile()
  onTestFinished(() => profile.close())
  return profile
}
const openFrame = async (page: Page): Promise<void> => {
  const { projectId, secureSite } = sites
  expect(await page.evaluate(`wallet.open(${JSON.stringify(secureSite)}, ${JSON.stringify(projectId)})`)).toEqual({
    isUnverified: false,
  })
}
/** Opens the app and the frame in it. */
const openApp = async (profile: BrowserContext, url = sites.app): Promise<Page> => {
  const page = await profile.newPage()
  await page.goto(url)
  await openFrame(page)
  return page
}
const findFrame = (page: Page): Frame => {
  const frame = page.frames().find((each) => each.url().startsWith(sites.secureSite))
  if (frame === undefined) throw new TypeError('The frame is missing')
  return frame
}
const logIn = async (page: Page, email: string): Promise<void> => {
  expect(await ask(page, 'CONNECT_EMAIL', { email })).toMatchObject({ action: 'VERIFY_OTP' })
  expect(await ask(page, 'CONNECT_OTP', { otp: await sites.readCode(email) })).toBeUndefined()
}
const press = (page: Page, testId: string): Promise<void> => pressUntilTaken(findFrame(page).getByTestId(testId))
const approve = (page: Page, testId = 'lk-frame-approve'): Promise<void> => press(page, testId)

/** The header and the payload of a JWT; the cloud's tests verify its signature. */
const readToken = (token: string): object => {
  const [header, payload] = token
    .split('.', 2)
    .map((part): object => JSON.parse(Buffer.from(part, 'base64url').toString()))
  return { ...header, ...payload }
}

interface User {
  readonly address: `0x${string}`
  readonly isVerified: boolean
  readonly hasRecoveryMethod: boolean
}
const toUser = (answer: unknown): User => {
  expect(answer).toMatchObject({ address: expect.stringMatching(/^0x[\dA-Fa-f]{40}$/) })
  return Object(answer)
}

describe('the wallet of a visitor who logs in by e-mail', () => {
  it('is created, signs what is approved, survives a reload, and closes when the visitor signs out [S3.042] [S3.044] [S7.071]', async () => {
    const profile = await openProfile()
    const page = await openApp(profile)
    const email = createEmail()
    expect(await ask(page, 'IS_CONNECTED')).toEqual({ isConnected: false })
    await logIn(page, email)
    expect(await ask(page, 'IS_CONNECTED')).toEqual({ isConnected: true })

    const created = ask(page, 'GET_USER', {})
    await press(page, 'lk-frame-create-later')
    await press(page, 'lk-frame-later-confirm')
    const user = toUser(await created)
    expect(user).toEqual({
      email,
      userName: null,
      address: user.address,
      chainId: 'eip155:1',
      accounts: [{ address: user.address, type: 'eoa' }],
      addresses: { eip155: user.address, solana: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/) },
      preferredAccountType: 'eoa',
      smartAccountDeployed: false,
      isVerified: true,
      hasRecoveryMethod: false,
    })

    const signed = ask(page, 'RPC_REQUEST', {
      chainId: 'eip155:1',
      method: 'personal_sign',
      params: ['Hello', user.address],
    })
    await approve(page)
    const { result: signature }: { readonly result: `0x${string}` } = Object(await signed)
    expect(await verifyMessage({ address: user.address, message: 'Hello', signature })).toBe(true)

    await page.reload()
    await openFrame(page)
    expect(await ask(page, 'IS_CONNECTED')).toEqual({ isConnected: true })
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ address: user.address, isVerified: true })
    expect(await page.evaluate('wallet.events')).toEqual([])

    const { token }: { readonly token: string } = Object(await ask(page, 'GET_TOKEN'))
    expect(readToken(token)).toMatchObject({
      typ: 'latchkey-user+jwt',
      iss: sites.secureSite,
      aud: sites.app,
      projectId: sites.projectId,
    })

    expect(await ask(page, 'SIGN_OUT')).toBeUndefined()
    expect(await ask(page, 'IS_CONNECTED')).toEqual({ isConnected: false })
    expect(await ask(page, 'GET_TOKEN')).toMatchObject({ details: expect.stringContaining('session.required') })
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ details: expect.stringContaining('session.required') })
  })
})

/** Logs a new visitor in and creates their wallet on this browser alone. */
async function createWallet(page: Page): Promise<User & { readonly email: string }> {
  const email = createEmail()
  await logIn(page, email)
  const created = ask(page, 'GET_USER', { chainId: 'eip155:31337' })
  await press(page, 'lk-frame-create-later')
  await press(page, 'lk-frame-later-confirm')
  return { ...toUser(await created), email }
}

describe('a wallet in its app', () => {
  it('sends a transaction on a real chain, signs typed data, and follows the network of the app [S7.072]', async () => {
    const page = await openApp(await openProfile())
    const { address } = await createWallet(page)
    const transport = http(sites.rpcUrl)
    const chain = createPublicClient({ chain: anvil, transport })
    await createTestClient({ mode: 'anvil', chain: anvil, transport }).setBalance({ address, value: 10n ** 18n })
    const to = `0x${'b'.repeat(40)}` as const
    const sent = ask(page, 'RPC_REQUEST', {
      chainId: 'eip155:31337',
      method: 'eth_sendTransaction',
      params: [{ from: address, to, value: '0x10' }],
    })
    await approve(page)
    const { result: hash }: { readonly result: `0x${string}` } = Object(await sent)
    await expect.poll(() => chain.getTransactionReceipt({ hash })).toMatchObject({ status: 'success', to })
    expect(await chain.getBalance({ address: to })).toBeGreaterThanOrEqual(16n)

    const typedData = {
      domain: { name: 'Shop', chainId: 31337 },
      types: { Order: [{ name: 'item', type: 'string' }] },
      primaryType: 'Order',
      message: { item: 'Tea' },
    } as const
    const signed = ask(page, 'RPC_REQUEST', {
      chainId: 'eip155:31337',
      method: 'eth_signTypedData_v4',
      params: [address, JSON.stringify(typedData)],
    })
    await approve(page)
    const { result: signature }: { readonly result: `0x${string}` } = Object(await signed)
    expect(await verifyTypedData({ ...typedData, address, signature })).toBe(true)
    expect(await ask(page, 'RPC_REQUEST', { chainId: 'eip155:31337', method: 'eth_chainId' })).toEqual({
      result: '0x7a69',
    })
    expect(await ask(page, 'GET_CHAIN_ID')).toEqual({ chainId: 'eip155:31337' })
    expect(await ask(page, 'SWITCH_NETWORK', { chainId: 'eip155:1' })).toEqual({ chainId: 'eip155:1' })
    expect(await ask(page, 'GET_CHAIN_ID')).toEqual({ chainId: 'eip155:1' })
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ address, chainId: 'eip155:1' })
  })

  it('opens without a question after another login of the same visitor on the same browser', async () => {
    const page = await openApp(await openProfile())
    const { address, email } = await createWallet(page)
    await ask(page, 'SIGN_OUT')
    await expect
      .poll(() => ask(page, 'CONNECT_EMAIL', { email }), { timeout: 40_000, interval: 2_000 })
      .toMatchObject({ action: 'VERIFY_OTP' })
    await ask(page, 'CONNECT_OTP', { otp: await sites.readCode(email) })
    expect(await ask(page, 'CONNECT_EMAIL', { email: email.toUpperCase() })).toEqual({ action: 'CONNECT' })
    const before: unknown = await page.evaluate('wallet.events.length')
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ address, isVerified: true })
    expect(await page.evaluate('wallet.events.length')).toBe(before)
    const signed = ask(page, 'RPC_REQUEST', {
      chainId: 'eip155:1',
      method: 'personal_sign',
      params: ['Again', address],
    })
    await approve(page)
    const { result: signature }: { readonly result: `0x${string}` } = Object(await signed)
    expect(await verifyMessage({ address, message: 'Again', signature })).toBe(true)
  })

  it('belongs to its user: another one in the same browser gets a wallet of their own', async () => {
    const page = await openApp(await openProfile())
    const first = await createWallet(page)
    const second = await createWallet(page)
    expect(second.address).not.toBe(first.address)
    expect(
      await ask(page, 'RPC_REQUEST', {
        chainId: 'eip155:1',
        method: 'personal_sign',
        params: ['Hello', first.address],
      }),
    ).toMatchObject({ details: expect.stringContaining('another account') })
  })

  it('gets a passkey as its second key after it was created without one', async () => {
    const page = await openApp(await openProfile())
    await addAuthenticatorTo(page)
    const { address } = await createWallet(page)
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ hasRecoveryMethod: false })
    const declined = ask(page, 'OPEN_SETTINGS')
    await press(page, 'lk-frame-close')
    expect(await declined).toMatchObject({ details: expect.stringContaining('request.rejected') })
    const protecting = ask(page, 'OPEN_SETTINGS')
    await press(page, 'lk-frame-create')
    expect(await protecting).toBeUndefined()
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ address, hasRecoveryMethod: true })
    // Further keys are a matter of the settings, which open in a window.
    const settings = ask(page, 'OPEN_SETTINGS')
    await press(page, 'lk-frame-reject')
    expect(await settings).toMatchObject({ details: expect.stringContaining('request.rejected') })
  })

  it('keeps its wallet when the visitor changes the e-mail address [S4.028] [S5.005] [S7.073]', async () => {
    const page = await openApp(await openProfile())
    const { address, email } = await createWallet(page)
    const next = createEmail()
    const refused = await ask(page, 'UPDATE_EMAIL', { email: 'no address' })
    expect(refused).toMatchObject({ code: 'frame.failed', details: expect.stringContaining('request.invalid') })
    const times = { expiresIn: 600, resendIn: 30 }
    expect(await ask(page, 'UPDATE_EMAIL', { email: next })).toEqual({ action: 'VERIFY_PRIMARY_OTP', ...times })
    // The code of one address is wrong for the other.
    const otp = await sites.readCode(email)
    expect(await ask(page, 'UPDATE_EMAIL_SECONDARY_OTP', { otp })).toMatchObject({ code: 'frame.failed' })
    expect(await ask(page, 'UPDATE_EMAIL_PRIMARY_OTP', { otp })).toEqual(times)
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ email })
    const second = { otp: await sites.readCode(next) }
    expect(await ask(page, 'UPDATE_EMAIL_SECONDARY_OTP', second)).toEqual({ email: next })
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ email: next, address })
    expect(await signs(page, address, 'Hello')).toBe(true)
  })

  it('keeps the address of the login if the new one belongs to another wallet', async () => {
    const { email: taken } = await createWallet(await openApp(await openProfile()))
    const page = await openApp(await openProfile())
    const { email } = await createWallet(page)
    await ask(page, 'UPDATE_EMAIL', { email: taken })
    await ask(page, 'UPDATE_EMAIL_PRIMARY_OTP', { otp: await sites.readCode(email) })
    const refused = await ask(page, 'UPDATE_EMAIL_SECONDARY_OTP', { otp: await sites.readCode(taken) })
    expect(refused).toMatchObject({ code: 'frame.failed', details: expect.stringContaining('login.emailInUse') })
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ email })
  })

  it('is asked for by another app of the same site only after the visitor agrees', async () => {
    const profile = await openProfile()
    const page = await openApp(profile)
    const { address } = await createWallet(page)
    const other = await openApp(profile, sites.otherApp)
    expect(await ask(other, 'IS_CONNECTED')).toEqual({ isConnected: false })
    const declined = ask(other, 'GET_USER', {})
    await press(other, 'lk-frame-reject')
    expect(await declined).toMatchObject({ details: expect.stringContaining('request.rejected') })
    const allowed = ask(other, 'GET_USER', {})
    await approve(other, 'lk-frame-allow')
    expect(await allowed).toMatchObject({ address })
    expect(await ask(other, 'IS_CONNECTED')).toEqual({ isConnected: true })
  })

  it('refuses a wrong code with the tries that are left, and another code too soon', async () => {
    const page = await openApp(await openProfile())
    const email = createEmail()
    expect(await ask(page, 'CONNECT_OTP', { otp: '000000' })).toMatchObject({
      details: expect.stringContaining('login.noAttempt'),
    })
    await ask(page, 'CONNECT_EMAIL', { email })
    const code = await sites.readCode(email)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect(await ask(page, 'CONNECT_OTP', { otp: wrong })).toMatchObject({
      details: expect.stringContaining('login.codeWrong'),
    })
    expect(await ask(page, 'CONNECT_EMAIL', { email })).toMatchObject({
      details: expect.stringContaining('login.cooldown'),
    })
    expect(await ask(page, 'CONNECT_OTP', { otp: code })).toBeUndefined()
  })
})

const addAuthenticatorTo = async (page: Page): Promise<string> =>
  addAuthenticator(await page.context().newCDPSession(page))

/** Signs a message in the app, and says whether the wallet's key has signed it. */
async function signs(
  page: Page,
  address: `0x${string}`,
  message: string,
  before?: () => Promise<void>,
): Promise<boolean> {
  const signed = ask(page, 'RPC_REQUEST', { chainId: 'eip155:1', method: 'personal_sign', params: [message, address] })
  await before?.()
  await approve(page)
  const { result: signature }: { readonly result: `0x${string}` } = Object(await signed)
  return verifyMessage({ address, message, signature })
}

/** Makes the profile that of another device: the browser has nothing of the site any more. The passkey is synchronised. */
async function becomeNewDevice(page: Page): Promise<void> {
  await findFrame(page).evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.deleteDatabase('latchkey-wallet')
        request.addEventListener('success', resolve)
      }),
  )
  await page.context().clearCookies()
  await page.reload()
  await openFrame(page)
}

describe('a wallet with a passkey', () => {
  it('is created with one tap, and opened by it on a new device, which is then known', async () => {
    const page = await openApp(await openProfile())
    await addAuthenticatorTo(page)
    const email = createEmail()
    await logIn(page, email)
    const created = ask(page, 'GET_USER', {})
    await press(page, 'lk-frame-create')
    const { address, ...user } = toUser(await created)
    expect(user).toMatchObject({ isVerified: true, hasRecoveryMethod: true })
    expect(await signs(page, address, 'First')).toBe(true)

    await becomeNewDevice(page)
    expect(await ask(page, 'IS_CONNECTED')).toEqual({ isConnected: false })
    // The page prompts for nothing: the visitor does, on a screen that names the app.
    const left = ask(page, 'CONNECT_PASSKEY')
    await press(page, 'lk-frame-close')
    expect(await left).toMatchObject({ details: expect.stringContaining('request.rejected') })
    expect(await ask(page, 'IS_CONNECTED')).toEqual({ isConnected: false })
    // One tap logs in and opens the wallet.
    const loggedIn = ask(page, 'CONNECT_PASSKEY')
    await press(page, 'lk-frame-login')
    expect(await loggedIn).toBeUndefined()
    const shown = await page.evaluate('wallet.events.length')
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ address, email, isVerified: true })
    expect(await page.evaluate('wallet.events.length')).toBe(shown)
    expect(await signs(page, address, 'Second')).toBe(true)
    // An app cannot use the fresh passkey to change the address: the code of the old one is asked for.
    const update = await ask(page, 'UPDATE_EMAIL', { email: createEmail() })
    expect(update).toMatchObject({ action: 'VERIFY_PRIMARY_OTP' })

    await page.reload()
    await openFrame(page)
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ address, isVerified: true })
    expect(await signs(page, address, 'Third')).toBe(true)
  })

  it('is opened by it after a login by e-mail on a new device', async () => {
    const page = await openApp(await openProfile())
    await addAuthenticatorTo(page)
    const email = createEmail()
    await logIn(page, email)
    const created = ask(page, 'GET_USER', {})
    await press(page, 'lk-frame-create')
    const { address } = toUser(await created)
    await becomeNewDevice(page)
    await expect
      .poll(() => ask(page, 'CONNECT_EMAIL', { email }), { timeout: 40_000, interval: 2_000 })
      .toMatchObject({ action: 'VERIFY_OTP' })
    expect(await ask(page, 'CONNECT_OTP', { otp: await sites.readCode(email) })).toBeUndefined()
    const opened = ask(page, 'GET_USER', {})
    await press(page, 'lk-frame-unlock')
    expect(await opened).toMatchObject({ address, isVerified: true })
    expect(await signs(page, address, 'Hello')).toBe(true)
  })
})

describe('a browser that keeps nothing in frames', () => {
  it('needs a passkey for a wallet, and the passkey for the first signature of each page', async () => {
    const profile = await openProfile()
    await blockFrameStorage(profile)
    const page = await openApp(profile)
    await addAuthenticatorTo(page)
    const email = createEmail()
    await logIn(page, email)
    const created = ask(page, 'GET_USER', {})
    await findFrame(page).getByTestId('lk-frame-create').waitFor()
    await expect.poll(() => findFrame(page).getByTestId('lk-frame-create-later').count()).toBe(0)
    await press(page, 'lk-frame-create')
    const { address } = toUser(await created)
    expect(await signs(page, address, 'First')).toBe(true)

    await page.reload()
    await openFrame(page)
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ address, isVerified: false })
    expect(await signs(page, address, 'Second', () => press(page, 'lk-frame-unlock'))).toBe(true)
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ address, isVerified: true })
  })
})
