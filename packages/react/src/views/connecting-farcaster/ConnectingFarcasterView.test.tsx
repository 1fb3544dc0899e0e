import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createFakeLogin } from '../../test/createFakeLogin.ts'
import { describeScenes } from '../../test/describeScenes.ts'
import { patchLogin } from '../../test/patchLogin.ts'
import { renderModal, type RenderModalParameters } from '../../test/renderModal.tsx'
import { withLogin } from '../../test/scenes/createLoginScenes.ts'

describeScenes('ConnectingFarcaster')

const uri = 'https://farcaster.xyz/~/siwf?channelToken=1'

/** A visitor who has chosen Farcaster. */
async function atFarcaster(parameters: RenderModalParameters = {}) {
  const modal = await renderModal({ ...parameters, options: { ...withLogin, ...parameters.options } })
  const login = await createFakeLogin(modal.modal)
  await modal.open()
  await expect
    .poll(() => modal.root().querySelectorAll('[data-testid="lk-connect-social-farcaster"]').length)
    .toBeGreaterThan(0)
  await modal.click('lk-connect-social-farcaster')
  return { ...modal, login }
}
const showCode = (modal: Awaited<ReturnType<typeof atFarcaster>>): void =>
  patchLogin(modal.modal, { social: { provider: 'farcaster', step: 'started', uri } })

describe('a press of Farcaster', () => {
  it('shows a code to scan, and then that the wallet is being opened', async () => {
    const modal = await atFarcaster()
    await modal.settled('ConnectingFarcaster')
    expect(modal.login.calls).toEqual(['farcaster'])
    await expect.poll(() => modal.status()).toBe('preparing')
    await expect
      .poll(() => modal.find('lk-connecting-farcaster-qr').getAttribute('aria-label'))
      .toBe('Generating QR code')
    showCode(modal)
    await modal.hasStatus('code')
    await expect.poll(() => modal.find('lk-connecting-farcaster-qr').getAttribute('aria-label')).toBe('QR code')
    await expect.poll(() => modal.text()).toContain('Scan with your phone, then approve in Farcaster.')
    modal.login.answer('done')
    await modal.hasStatus('opening')
    await expect.poll(() => modal.text()).toContain('You are logged in with Farcaster')
  })

  it('leads to the app on a phone', async () => {
    const modal = await atFarcaster({ platform: { isMobile: true } })
    await modal.settled('ConnectingFarcaster')
    showCode(modal)
    await modal.hasStatus('code')
    await expect.poll(() => modal.find('lk-connecting-farcaster-open').getAttribute('href')).toBe(uri)
    await expect.poll(() => modal.text()).toContain('Approve in Farcaster')
  })

  it('says that it has failed, and begins anew by keyboard [S8.017]', async () => {
    const modal = await atFarcaster()
    await modal.settled('ConnectingFarcaster')
    modal.login.answer({ code: 'auth.farcasterFailed' })
    await modal.hasStatus('failed')
    await expect.poll(() => modal.text()).toContain('Failed to connect to farcaster')
    await modal.focus('lk-connecting-farcaster-again')
    await userEvent.keyboard('{Enter}')
    await modal.hasStatus('preparing')
    expect(modal.login.calls).toEqual(['farcaster', 'farcaster'])
  })

  it('says that the code has expired, and asks for a new one', async () => {
    const modal = await atFarcaster()
    await modal.settled('ConnectingFarcaster')
    showCode(modal)
    await modal.hasStatus('code')
    modal.login.answer({ code: 'auth.codeExpired' })
    await modal.hasStatus('expired')
    await modal.click('lk-connecting-farcaster-again')
    await modal.hasStatus('preparing')
    expect(modal.login.calls).toEqual(['farcaster', 'farcaster'])
  })

  it('asks for the consent of the app first', async () => {
    const modal = await atFarcaster({
      options: { features: { legalCheckbox: true }, termsUrl: 'https://app.example/terms' },
    })
    await expect.poll(() => modal.text()).toContain('Accept the terms to continue.')
    expect(modal.login.calls).toEqual([])
  })

  it('leads to the wallets where the operator does not offer it', async () => {
    const modal = await atFarcaster()
    await modal.settled('ConnectingFarcaster')
    modal.login.answer({ code: 'auth.unavailable' })
    await modal.hasStatus('unavailable')
    await modal.click('lk-connecting-farcaster-again')
    await modal.settled('Connect')
    expect(modal.login.calls).toEqual(['farcaster'])
  })
})

it('tries to open the wallet again without another login', async () => {
  const modal = await atFarcaster()
  await modal.settled('ConnectingFarcaster')
  patchLogin(modal.modal, { error: { code: 'connection.rejected', message: '' } })
  await modal.hasStatus('declined')
  const connected: unknown[] = []
  modal.modal.connect = async (parameters) => {
    connected.push(parameters)
    return await new Promise<never>(() => undefined)
  }
  await modal.click('lk-connecting-farcaster-reopen')
  expect(connected).toEqual([{ connectorId: 'auth' }])
})
