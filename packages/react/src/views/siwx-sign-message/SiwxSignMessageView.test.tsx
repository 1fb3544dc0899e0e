import { selectSignIn, signInPlugin } from '@latchkey/core'
import { ModalError, deepLinkMemoryPlugin } from '@latchkey/core/internal'
import { mainnet } from '@latchkey/core/networks'
import { createFakeAdapter, createFakeSiwx, fakeWallet, type FakeSiwx } from '@latchkey/core/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createPairedSession } from '../../test/createPairedSession.ts'
import { describeScenes } from '../../test/describeScenes.ts'
import { emulateMedia } from '../../test/emulateMedia.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { logIn } from '../../test/logIn.ts'
import { renderModal, type RenderedModal, type RenderModalParameters } from '../../test/renderModal.tsx'
import { withLogin } from '../../test/scenes/createLoginScenes.ts'
import { withMotion } from '../../test/withMotion.ts'

withMotion()

describeScenes('SIWXSignMessage')

const metamask = 'io.metamask'

/** Connects, which opens the sign-in view. */
async function asked(
  parameters: RenderModalParameters & { readonly siwx?: FakeSiwx; readonly isRequired?: boolean } = {},
): Promise<RenderedModal & { readonly siwx: FakeSiwx }> {
  const { isRequired = false, siwx = createFakeSiwx({ isRequired }), options, ...rest } = parameters
  const modal = await renderModal({
    fake: createFakeAdapter({ wallets: [fakeWallet(metamask, 'MetaMask')], features: siwx.features }),
    connected: metamask,
    options: { metadata: { name: 'Demo app' }, siwx: siwx.siwx, ...options },
    ...rest,
  })
  siwx.now = modal.clock.now
  await modal.settled('SIWXSignMessage')
  return { ...modal, siwx }
}
const signInOf = ({ modal }: RenderedModal) => selectSignIn(modal.plugin(signInPlugin).store.getState(), 'eip155')
const isShaking = (modal: RenderedModal) => modal.dialog().querySelector('[data-shake]') !== null
const saidBy = (modal: RenderedModal, role: 'status' | 'alert') =>
  modal.view().parentElement?.querySelector(`[role=${role}]`)?.textContent

it('provides an internal view with the id SIWXSignMessage, which opens after connecting and explains the request [S2.022] [S4.030]', async () => {
  const modal = await asked()
  await expect.poll(() => modal.dialog().dataset['view']).toBe('SIWXSignMessage')
  await expect.poll(() => modal.status()).toBe('asking')
  await expect.poll(() => modal.text()).toContain('Sign in to Demo app')
  await expect.poll(() => modal.text()).toContain('It costs nothing and sends no transaction.')
  await expect.poll(() => modal.view().querySelectorAll('.lk-button:not(.lk-button-soft)')).toHaveLength(1)
})

it('signs and closes [S4.032]', async () => {
  const modal = await asked()
  const { seen } = modal.watchText()
  await modal.click('lk-siwx-sign')
  await modal.closed()
  expect(signInOf(modal).status).toBe('signedIn')
  expect(modal.siwx.list()).toHaveLength(1)
  // An immediate response shows no progress.
  expect(seen().filter((text) => text.includes('Continue in'))).toEqual([])
})

it('shows the message verbatim on request', async () => {
  const modal = await asked()
  await expect.poll(() => modal.query('lk-siwx-message')).toBeNull()
  await modal.click('lk-siwx-show-message')
  const message = signInOf(modal).message ?? 'none'
  await expect.poll(() => modal.find('lk-siwx-message').textContent).toBe(message)
  await expect.poll(() => modal.find('lk-siwx-message').innerText.trim()).toBe(message.trim())
  await modal.click('lk-siwx-show-message')
  await expect.poll(() => modal.query('lk-siwx-message')).toBeNull()
  await modal.click('lk-siwx-sign')
  await modal.closed()
  expect(modal.siwx.signed).toEqual([message])
})

it('says what it waits for, keeps its size, and offers a retry after 5 s', async () => {
  const modal = await asked()
  const { offsetHeight } = modal.view()
  modal.siwx.answer = 'hold'
  await modal.click('lk-siwx-sign')
  await expect.poll(() => signInOf(modal).status).toBe('signing')
  await expect.poll(() => modal.status()).toBe('asking')
  await modal.advance(100)
  await modal.hasStatus('waiting')
  await expect.poll(() => modal.text()).toContain('Continue in MetaMask')
  await expect.poll(() => saidBy(modal, 'status')).toContain('Continue in MetaMask')
  await expect.poll(() => modal.find('lk-siwx-sign').getAttribute('aria-busy')).toBe('true')
  expect(Math.abs(modal.view().offsetHeight - offsetHeight)).toBeLessThanOrEqual(18)
  await modal.advance(5_000)
  await expect.poll(() => modal.find('lk-siwx-sign').innerText).toBe('Try again')
  await expect.poll(() => modal.text()).toContain('Open MetaMask and make sure')
  modal.siwx.answer = 'approve'
  await modal.click('lk-siwx-sign')
  await modal.closed()
})

it("says 'Signature declined', offers a retry, and signs on the next attempt [S4.034] [S4.035] [S8.059]", async () => {
  const modal = await asked()
  modal.siwx.answer = 'reject'
  await modal.click('lk-siwx-sign')
  await modal.hasStatus('declined')
  await expect.poll(() => modal.text()).toContain('Signature declined')
  await expect.poll(() => modal.text()).toContain('The request was declined in MetaMask. You are not signed in.')
  await expect.poll(() => saidBy(modal, 'alert')).toContain('Signature declined')
  modal.siwx.answer = 'approve'
  await modal.click('lk-siwx-sign')
  await modal.closed()
})

it.each([
  ['the wallet broke', { answer: 'fail' }, 'MetaMask did not sign the message.'],
  ['silence', { answer: new ModalError('wallet.timeout') }, 'MetaMask did not respond in time.'],
  ['a refusal of the server', { fault: 'addSession' }, 'The signature could not be verified.'],
] as const)('shows %s as a failure, without codes [S4.035]', async (_what, part, text) => {
  const modal = await asked()
  if ('answer' in part) modal.siwx.answer = part.answer
  else modal.siwx.faults[part.fault] = new Error('401 at /verify')
  await modal.click('lk-siwx-sign')
  await modal.hasStatus('failed')
  await expect.poll(() => modal.text()).toContain('Signature declined')
  await expect.poll(() => modal.text()).toContain(text)
  await expect.poll(() => modal.text()).not.toMatch(/siwx\.|401|wallet\./)
})

it("says 'This application might not support Smart Accounts' for a smart account [S8.060]", async () => {
  const siwx = createFakeSiwx()
  const wallets = [fakeWallet(metamask, 'MetaMask')]
  const modal = await asked({
    siwx,
    fake: createFakeAdapter({ wallets, accountType: 'smartAccount', features: siwx.features }),
  })
  siwx.faults.addSession = new Error('401')
  await modal.click('lk-siwx-sign')
  await modal.hasStatus('failed')
  await expect.poll(() => modal.text()).toContain('This application might not support Smart Accounts')
})

it('offers the standard account when an embedded smart account cannot sign in, where the app requires it', async () => {
  const siwx = createFakeSiwx({ isRequired: true })
  siwx.faults.addSession = new Error('401')
  const modal = await renderModal({
    fake: createFakeAdapter({ wallets: [], features: siwx.features }),
    options: { ...withLogin, metadata: { name: 'Demo app' }, siwx: siwx.siwx },
  })
  siwx.now = modal.clock.now
  modal.site.smartNetworks = [mainnet.caipNetworkId]
  await logIn(modal)
  await modal.settled('SIWXSignMessage')
  await modal.click('lk-siwx-sign')
  await modal.hasStatus('failed')
  await expect.poll(() => modal.text()).toContain('Choose the standard account, then try again.')
  await expect.poll(() => modal.text()).not.toContain('Choose another account')
  await expectAccessible(modal.dialog())
  await modal.click('lk-account-type-eoa')
  await expect
    .poll(() => modal.modal.controllers.account.store.getState().byNamespace.eip155?.preferredAccountType)
    .toBe('eoa')
  delete siwx.faults.addSession
  await modal.click('lk-siwx-sign')
  await modal.closed()
  expect(signInOf(modal).status).toBe('signedIn')
})

it("shows 'A problem occurred while trying initialize authentication' and disconnects when the sessions cannot be read [S8.057] [S8.058]", async () => {
  const siwx = createFakeSiwx()
  siwx.faults.getSessions = new TypeError('Failed to fetch')
  const fake = createFakeAdapter({ wallets: [fakeWallet(metamask, 'MetaMask')], features: siwx.features })
  const modal = await renderModal({ fake, options: { siwx: siwx.siwx } })
  await modal.open()
  await modal.click(`lk-connect-wallet-${metamask}`)
  await expect
    .poll(() => modal.query('lk-toast')?.innerText.trim())
    .toBe('A problem occurred while trying initialize authentication')
  await modal.settled('Connect')
  expect(modal.modal.controllers.connection.store.getState().statuses).toEqual({ eip155: 'disconnected' })
})

describe('leaving', () => {
  it('closes if the app does not require a session [S4.038] [S6.013]', async () => {
    const modal = await asked()
    await modal.click('lk-siwx-cancel')
    await modal.closed()
    expect(modal.modal.controllers.connection.store.getState().statuses).toEqual({ eip155: 'connected' })
  })

  it('shakes instead of closing if one is required: button, Escape and scrim [S4.039] [S2.037] [S6.014]', async () => {
    const modal = await asked({ isRequired: true })
    for (const attempt of [
      () => modal.click('lk-header-close'),
      () => userEvent.keyboard('{Escape}'),
      async () => modal.dialog().querySelector<HTMLElement>('.lk-scrim')?.click(),
    ]) {
      const panel = modal.dialog().querySelector<HTMLElement>('.lk-panel')
      delete panel?.dataset['shake']
      await attempt()
      await expect.poll(() => isShaking(modal)).toBe(true)
      await modal.advance(500)
    }
    await modal.click('lk-siwx-cancel')
    await modal.closed()
    expect(modal.modal.controllers.connection.store.getState().statuses).toEqual({ eip155: 'disconnected' })
  })

  it('shows no other text while closing', async () => {
    for (const way of ['lk-siwx-cancel', 'lk-siwx-sign']) {
      const modal = await asked({ isRequired: true })
      const { seen } = modal.watchText()
      await modal.click(way)
      await modal.closed()
      expect(seen()).toEqual([])
      await modal.unmount()
    }
  })

  it('explains the request to the wallet when returning to a network with a session [S4.036]', async () => {
    const modal = await asked({ isRequired: true })
    await modal.click('lk-siwx-sign')
    await modal.closed()
    modal.adapter.wallet.changeNetwork('eip155:42161')
    await modal.settled('SIWXSignMessage')
    modal.adapter.answer = 'hold'
    await modal.click('lk-siwx-cancel')
    // Only then can the wallet answer.
    await expect.poll(() => modal.adapter.log).toContain('switchNetwork eip155:1')
    expect(signInOf(modal).status).toBe('cancelling')
    await modal.advance(100)
    await modal.hasStatus('leaving')
    await expect.poll(() => modal.text()).toContain('If MetaMask asks to switch networks, accept it there.')
    modal.adapter.wallet.settle('approve')
    await modal.closed()
    expect(signInOf(modal)).toMatchObject({ status: 'signedIn', account: { chainId: 'eip155:1' } })
  })
})

it('works by keyboard alone, in reading order', async () => {
  const modal = await asked()
  const focused = () => modal.root().activeElement?.getAttribute('data-testid')
  const order: (string | null | undefined)[] = []
  for (let step = 0; step < 4; step += 1) {
    await userEvent.keyboard('{Tab}')
    order.push(focused())
    if (focused() === 'lk-siwx-show-message') await userEvent.keyboard('{Enter}')
  }
  expect(order.filter((id) => id?.startsWith('lk-siwx'))).toEqual([
    'lk-siwx-show-message',
    'lk-siwx-message',
    'lk-siwx-cancel',
  ])
  await userEvent.keyboard('{Tab}{Enter}')
  await modal.closed()
  expect(signInOf(modal).status).toBe('signedIn')
})

it('does not shake pictures with reduced motion', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  const modal = await asked()
  modal.siwx.answer = 'reject'
  await modal.click('lk-siwx-sign')
  await modal.hasStatus('declined')
  const pictures = modal.view().querySelector('.lk-siwx-pictures')
  expect(pictures && getComputedStyle(pictures).animationName).toBe('none')
})

it('sends the request to a wallet on the phone and names it', async () => {
  const siwx = createFakeSiwx()
  const modal = await renderModal({
    pairs: true,
    onPropose: (proposal) => proposal.approve(createPairedSession('Phone wallet')),
    options: { siwx: siwx.siwx, adapters: [], metadata: { name: 'Demo app' } },
  })
  await modal.modal.connect({ connectorId: 'walletConnect' })
  await modal.settled('SIWXSignMessage')
  await modal.click('lk-siwx-sign')
  await modal.hasStatus('failed')
  await expect.poll(() => modal.text()).toContain('Phone wallet cannot sign messages.')
})

/** An adapter that adopts a paired session and lets its wallet sign over it, like those of real chains. */
function createPairingAdapter(siwx: FakeSiwx) {
  const fake = createFakeAdapter({ features: siwx.features })
  let session: Parameters<typeof fake.adapter.adopt>[0] | undefined
  const adapter: typeof fake.adapter = {
    ...fake.adapter,
    features: {
      message: {
        sign: async (parameters) => {
          await session?.request({ networkId: 'eip155:1', method: 'personal_sign', params: [parameters.message] })
          return await siwx.features.message.sign(parameters)
        },
      },
    },
    adopt: async (given) => {
      session = given
      return await fake.adapter.adopt(given)
    },
  }
  return { adapter, factory: { namespace: 'eip155', create: () => adapter } as const }
}

it('opens the wallet on a phone when it has to sign', async () => {
  const siwx = createFakeSiwx()
  const opened: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href)
  })
  onTestFinished(() => click.mockRestore())
  const modal = await renderModal({
    pairs: true,
    onPropose: (proposal) => proposal.approve(createPairedSession('Rainbow')),
    platform: { isMobile: true },
    fake: createPairingAdapter(siwx),
    options: { siwx: siwx.siwx },
  })
  modal.phone.answer = async () => '0x00'
  await modal.modal.connect({ connectorId: 'walletConnect' })
  modal.modal.plugin(deepLinkMemoryPlugin).get().set({ name: 'Rainbow', href: 'rainbow://' })
  await modal.settled('SIWXSignMessage')
  expect(opened).toEqual([])
  await modal.click('lk-siwx-sign')
  await modal.closed()
  expect(opened).toEqual([expect.stringMatching(/^rainbow:\/\/wc\?.*sessionTopic=a{64}/)])
  expect(modal.phone.requests).toMatchObject([{ method: 'personal_sign', params: [siwx.signed[0]] }])
})

it('prepares a new message for a retry, and shows none if there is none', async () => {
  const modal = await asked()
  modal.siwx.answer = 'reject'
  await modal.click('lk-siwx-sign')
  await modal.hasStatus('declined')
  await modal.click('lk-siwx-show-message')
  await expect.poll(() => modal.find('lk-siwx-message').textContent).toContain('Nonce: nonce2')
  modal.siwx.faults.createMessage = new TypeError('Failed to fetch')
  modal.siwx.answer = 'fail'
  await modal.click('lk-siwx-sign')
  await modal.hasStatus('failed')
  await modal.click('lk-siwx-sign')
  await expect.poll(() => modal.text()).toContain('Sign-in is unavailable right now')
  await expect.poll(() => modal.query('lk-siwx-show-message')).toBeNull()
})
