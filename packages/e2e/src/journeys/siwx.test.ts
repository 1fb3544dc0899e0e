import type { MultichainWallet } from '@latchkey/testing/multichain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getWorld } from '../setup/getWorld.ts'
import { addManyWallet, openMany, type ManyVisit } from '../setup/openMany.ts'
import { openBrowser, type OpenPageParameters } from '../setup/openPage.ts'
import { listPhoneKeys, startOtherChains, type OtherChains } from '../setup/otherChains.ts'
import { openPhone, scanCode } from '../setup/phone.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'

const open = openBrowser()
let chains: OtherChains
let cloud: JourneyCloud

beforeAll(async () => {
  const rpcUrls = Object.fromEntries(getWorld().devnet.evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
  ;[chains, cloud] = await Promise.all([startOtherChains(), startCloud({ rpcUrls })])
})
afterAll(() => Promise.all([chains.stop(), cloud.stop()]))

const namespaces = ['eip155', 'solana', 'bip122'] as const
const names = { eip155: 'First Chain', solana: 'Local Solana', bip122: 'Local Bitcoin' } as const
type Namespace = (typeof namespaces)[number]

/** Opens a page that requires sign-in, with a wallet that supports all three kinds of chain. */
async function visitSiwx(
  query: string,
  parameters: Pick<OpenPageParameters, 'isForeign'> = {},
): Promise<{ readonly visit: ManyVisit; readonly wallet: MultichainWallet }> {
  let wallet: MultichainWallet | undefined
  const visit = await openMany({
    ...parameters,
    open,
    chains,
    query,
    before: async (context) => {
      wallet = await addManyWallet(context, { chains, name: 'Prism', rdns: 'com.prism' })
    },
  })
  if (!wallet) throw new Error('no wallet was installed')
  return { visit, wallet }
}

/** Connects the wallet: the first time through its row, later through the list of networks. */
async function connectOn(visit: ManyVisit, namespace: Namespace): Promise<void> {
  if ((await visit.read('status').textContent()) === 'connected') {
    await visit.chooseNetwork(names[namespace])
    await visit.page.getByTestId('lk-switch-active-chain-continue').click()
  } else {
    await visit.chooseWallet('Prism')
    await visit.page.getByTestId(`lk-connecting-multi-chain-${namespace}`).click()
  }
}

async function signIn(visit: ManyVisit, namespace: Namespace): Promise<void> {
  await visit.expectView('SIWXSignMessage')
  await visit.page.getByTestId('lk-siwx-sign').click()
  await visit.expectClosed()
  expect(await visit.readOf(namespace, 'sign-in')).toBe('signedIn')
}

const readSignIns = (visit: ManyVisit) => Promise.all(namespaces.map((namespace) => visit.readOf(namespace, 'sign-in')))
const countPrompts = (wallet: MultichainWallet) => wallet.requests.filter(({ isPrompted }) => isPrompted).length

it('asks for a signature after connecting, cannot be closed without it, and closes once it is given [S1.024] [S4.030] [S4.031] [S4.032] [S4.039] [S6.014]', async () => {
  const { visit, wallet } = await visitSiwx('siwx=required')
  await connectOn(visit, 'eip155')
  await visit.expectView('SIWXSignMessage')
  expect(await visit.readOf('eip155', 'sign-in')).toBe('signedOut')
  await visit.page.getByTestId('lk-siwx-show-message').click()
  const message = visit.page.getByTestId('lk-siwx-message')
  await expect.poll(() => message.textContent()).toContain('Sign in to Many chains.')
  await expect.poll(() => message.textContent()).toContain(wallet.eip155.accounts[0])
  await visit.page.keyboard.press('Escape')
  await visit.page.getByTestId('lk-header-close').click()
  await visit.expectView('SIWXSignMessage')
  // A reload does not bypass it either.
  await visit.page.reload()
  await signIn(visit, 'eip155')
  expect(await visit.readOf('eip155', 'signed-in-as')).toBe(wallet.eip155.accounts[0])
  expect(wallet.requests.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
})

it('says that the visitor declined, stays open, and signs in on the next attempt [S4.034] [S4.035] [S8.059]', async () => {
  const { visit, wallet } = await visitSiwx('siwx=required')
  await connectOn(visit, 'eip155')
  await visit.expectView('SIWXSignMessage')
  wallet.reject({ methods: ['personal_sign'], times: 1 })
  await visit.page.getByTestId('lk-siwx-sign').click()
  await visit.dialog.getByRole('heading', { name: 'Signature declined' }).waitFor()
  expect(await visit.readOf('eip155', 'sign-in')).toBe('failed')
  await signIn(visit, 'eip155')
})

it('disconnects a visitor who declines and was never signed in [S4.037]', async () => {
  const { visit } = await visitSiwx('siwx=required')
  await connectOn(visit, 'eip155')
  await visit.expectView('SIWXSignMessage')
  await visit.page.getByTestId('lk-siwx-cancel').click()
  await visit.expectClosed()
  await expect.poll(() => visit.readOf('eip155', 'status')).toBe('disconnected')
  await visit.page.reload()
  await visit.page.getByTestId('lk-connect-button').first().waitFor()
  expect(await visit.readOf('eip155', 'status')).toBe('disconnected')
})

it('signs out a visitor who disconnects', async () => {
  const { visit } = await visitSiwx('siwx=required')
  await connectOn(visit, 'eip155')
  await signIn(visit, 'eip155')
  await visit.page.getByTestId('lk-account-button').first().click()
  await visit.page.getByTestId('lk-account-disconnect').click()
  await visit.expectClosed()
  expect(await visit.readOf('eip155', 'sign-in')).toBe('idle')
  await connectOn(visit, 'eip155')
  await visit.expectView('SIWXSignMessage')
  expect(await visit.readOf('eip155', 'sign-in')).toBe('signedOut')
})

it('returns a visitor who declines on another network to the network on which they are signed in [S4.033] [S4.036]', async () => {
  const { visit, wallet } = await visitSiwx('siwx=required')
  await connectOn(visit, 'eip155')
  await signIn(visit, 'eip155')
  await visit.chooseNetwork('Second Chain')
  await visit.expectView('SIWXSignMessage')
  expect(await visit.readOf('eip155', 'network')).toBe('Second Chain')
  await visit.page.getByTestId('lk-siwx-cancel').click()
  await visit.expectClosed()
  expect(await visit.readOf('eip155', 'network')).toBe('First Chain')
  expect(wallet.eip155.chainId).toBe(31337)
  await expect.poll(() => visit.readOf('eip155', 'sign-in')).toBe('signedIn')
})

it('lets a visitor continue without an optional sign-in, and does not ask again [S4.038] [S6.013]', async () => {
  const { visit } = await visitSiwx('siwx=optional')
  await connectOn(visit, 'eip155')
  await visit.expectView('SIWXSignMessage')
  await visit.page.getByTestId('lk-siwx-cancel').click()
  await visit.expectClosed()
  expect(await visit.readOf('eip155', 'status')).toBe('connected')
  expect(await visit.act('eip155', 'sign')).toMatch(/^0x[\da-f]{130}$/)
  await visit.page.reload()
  await expect.poll(() => visit.readOf('eip155', 'sign-in')).toBe('signedOut')
  await expect.poll(() => visit.dialog.count()).toBe(0)
})

it.each(['page', 'cloud'])(
  'signs in on three kinds of chain, verified and stored by the %s; a reload asks nothing; signing out affects one chain [S4.031]',
  async (store) => {
    const { visit, wallet } = await visitSiwx(
      `siwx=required&siwx-store=${store}&cloud=${encodeURIComponent(cloud.url)}`,
    )
    for (const namespace of namespaces) {
      await connectOn(visit, namespace)
      await signIn(visit, namespace)
      expect(await visit.readOf(namespace, 'signed-in-as')).toBe(wallet[namespace].accounts[0])
    }
    const prompts = countPrompts(wallet)
    await visit.page.reload()
    await expect.poll(() => readSignIns(visit)).toEqual(['signedIn', 'signedIn', 'signedIn'])
    await expect.poll(() => visit.dialog.count()).toBe(0)
    expect(countPrompts(wallet)).toBe(prompts)
    expect(await visit.act('solana', 'sign-out')).toBe('out')
    await expect.poll(() => readSignIns(visit)).toEqual(['signedIn', 'signedOut', 'signedIn'])
    await visit.page.reload()
    await expect.poll(() => readSignIns(visit)).toEqual(['signedIn', 'signedOut', 'signedIn'])
    // After signing out of the current account, the visitor is asked again and signs in with one signature.
    expect(await visit.act('bip122', 'sign-out')).toBe('out')
    await signIn(visit, 'bip122')
  },
)

it('asks again when the sign-in has expired, and says why', async () => {
  const { visit } = await visitSiwx('siwx=required&siwx-expires=60000')
  await visit.page.clock.install()
  await visit.page.reload()
  await connectOn(visit, 'eip155')
  await signIn(visit, 'eip155')
  await visit.page.clock.fastForward(61_000)
  await visit.expectView('SIWXSignMessage')
  await visit.page
    .getByTestId('lk-siwx')
    .getByText(/^Your sign-in has expired/)
    .waitFor()
  expect(await visit.readOf('eip155', 'sign-in')).toBe('signedOut')
  await signIn(visit, 'eip155')
})

it('disconnects and says why if the sign-in state cannot be determined [S8.057] [S8.058]', async () => {
  const { visit } = await visitSiwx('siwx=required&siwx-store=nowhere', { isForeign: (fault) => /404/.test(fault) })
  await connectOn(visit, 'eip155')
  await visit.dialog.getByText('A problem occurred while trying initialize authentication').waitFor()
  await expect.poll(() => visit.readOf('eip155', 'status')).toBe('disconnected')
  await visit.expectView('Connect')
})

it('connects and signs in with a single approval on a phone, if all chains are EVM chains [S5.022]', async () => {
  const query = `siwx=required&evm-only&cloud=${encodeURIComponent(cloud.url)}`
  const visit = await openMany({ open, chains, query })
  const phone = await openPhone(cloud, { policy: 'ask' })
  await visit.chooseWallet('WalletConnect')
  await phone.pair(await scanCode(visit))
  const { signIn: request } = await phone.when(({ proposals }) => proposals[0])
  expect(request).toMatchObject({ statement: 'Sign in to Many chains.', domain: new URL(visit.page.url()).host })
  await phone.approve()
  await visit.expectClosed()
  await expect.poll(() => visit.readOf('eip155', 'sign-in')).toBe('signedIn')
  expect(await visit.readOf('eip155', 'signed-in-as')).toBe(phone.accounts[0])
  expect(phone.requests.filter(({ method }) => method === 'personal_sign')).toEqual([])
  await visit.page.reload()
  await expect.poll(() => visit.readOf('eip155', 'sign-in')).toBe('signedIn')
  await expect.poll(() => visit.dialog.count()).toBe(0)
})

it('pairs a phone on all three kinds of chain first, and asks for a signature on each when it is used [S5.022]', async () => {
  const visit = await openMany({ open, chains, query: `siwx=required&cloud=${encodeURIComponent(cloud.url)}` })
  const phone = await openPhone(cloud, { ...listPhoneKeys(chains), policy: 'ask' })
  await visit.chooseWallet('WalletConnect')
  await phone.pair(await scanCode(visit))
  expect((await phone.when(({ proposals }) => proposals[0])).signIn).toBeUndefined()
  await phone.approve()
  await visit.expectView('SIWXSignMessage')
  phone.setPolicy('approve')
  await signIn(visit, 'eip155')
  for (const namespace of ['solana', 'bip122'] as const) {
    await visit.chooseNetwork(names[namespace])
    await signIn(visit, namespace)
  }
  await expect.poll(() => readSignIns(visit)).toEqual(['signedIn', 'signedIn', 'signedIn'])
  expect(phone.requests.map(({ method }) => method).filter((method) => /sign/i.test(method))).toEqual([
    'personal_sign',
    'solana_signMessage',
    'signMessage',
  ])
})
