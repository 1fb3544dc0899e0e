import { onrampPlugin } from '@latchkey/core'
import { bitcoin, mainnet, solana } from '@latchkey/core/networks'
import { createFakeAdapter } from '@latchkey/core/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { sellerPage, type FakeOnramp } from '../../test/answerOnramp.ts'
import { createFakeCloud } from '../../test/createFakeCloud.ts'
import { describeScenes } from '../../test/describeScenes.ts'
import { renderModal } from '../../test/renderModal.tsx'
import { restoreOnline, setOnline } from '../../test/setOnline.ts'
import { bitcoinAddress, solanaAddress } from '../../test/scenes/cast.ts'

describeScenes('OnRamp')

/** Counts the windows that the page opens, which is allowed or not. */
function watchWindows({ isAllowed = true } = {}) {
  const opened: { readonly addresses: string[]; opener: unknown }[] = []
  const open = vi.spyOn(window, 'open').mockImplementation((address) => {
    const entry = { addresses: [String(address)], opener: window as unknown }
    opened.push(entry)
    const location = { replace: (next: string) => void entry.addresses.push(next) }
    return isAllowed ? (Object.assign(entry, { location, close: () => undefined }) as unknown as Window) : null
  })
  onTestFinished(() => open.mockRestore())
  return opened
}

/** A visitor presses Buy in the account. */
async function atBuy(onramp: FakeOnramp = {}) {
  const cloud = createFakeCloud([], { onramp })
  const modal = await renderModal({ connected: 'io.metamask', http: cloud.http, options: { cloud: cloud.url } })
  await modal.open()
  await expect.poll(() => modal.query('lk-account-onramp')).not.toBeNull()
  await modal.click('lk-account-onramp')
  await modal.settled('OnRamp')
  await expect.poll(() => modal.query('lk-onramp-amount')).not.toBeNull()
  const { getState } = modal.modal.plugin(onrampPlugin).store
  return {
    ...modal,
    getState,
    setNetwork: (isOnline: boolean): void => {
      onTestFinished(restoreOnline)
      cloud.answer = isOnline ? 'all' : 'offline'
      setOnline(isOnline)
    },
    enter: async (amount: string) => {
      await userEvent.fill(modal.find('lk-onramp-amount'), amount)
      await modal.hasStatus('quoting')
      await modal.advance(1_000)
      await modal.hasStatus('quoted')
    },
  }
}

describe('buying', () => {
  it('compares the sellers, opens one window at the press and shows what arrives (behaviour 24) [S1.017] [S9.061] [S9.064]', async () => {
    const opened = watchWindows()
    const seller: { told?: 'confirmed' } = {}
    const modal = await atBuy({ purchase: () => seller.told })
    await modal.enter('50')
    await expect.poll(() => modal.text()).toContain('You get about')
    await expect.poll(() => modal.find('lk-onramp-seller').textContent).toContain('Usual fees 1–2%')
    await modal.click('lk-onramp-seller')
    await modal.hasStatus('seller')
    await expect.poll(() => modal.text()).toMatch(/Coinbase.*1–2%.*Meld.*1–2%/s)
    await modal.click('lk-onramp-choice-coinbase')
    await modal.hasStatus('quoted')
    await modal.click('lk-onramp-buy')
    await modal.hasStatus('waiting')
    expect(opened).toMatchObject([{ addresses: ['about:blank', sellerPage], opener: null }])
    seller.told = 'confirmed'
    await modal.advance(5_000)
    await modal.hasStatus('arrived')
    await expect.poll(() => modal.text()).toContain('0.0187')
    await modal.click('lk-onramp-done')
    await modal.settled('Account')
    expect(opened).toHaveLength(1)
  })

  it('keeps the amount while the visitor chooses a currency, a way to pay and a country', async () => {
    const modal = await atBuy()
    await modal.enter('50')
    for (const [row, id] of [
      ['lk-onramp-currency', 'lk-onramp-choice-c-eth'],
      ['lk-onramp-pay-with', 'lk-onramp-choice-GBP'],
      ['lk-onramp-method', 'lk-onramp-choice-apple_pay'],
      ['lk-onramp-country', 'lk-onramp-choice-AT'],
    ] as const) {
      await modal.click(row)
      await expect.poll(() => modal.query(id)).not.toBeNull()
      await modal.click(id)
      await expect.poll(() => modal.query('lk-onramp-amount')).not.toBeNull()
    }
    expect(modal.getState().form).toEqual({
      purchaseCurrency: 'c-eth',
      paymentCurrency: 'GBP',
      paymentMethod: 'apple_pay',
      country: 'AT',
      amount: '50',
    })
    const field = modal.find('lk-onramp-amount')
    expect(field).toHaveProperty('value', '50')
  })

  it('shows a link if the browser opens no window, and returns to the form', async () => {
    watchWindows({ isAllowed: false })
    const modal = await atBuy()
    await modal.enter('50')
    await modal.click('lk-onramp-buy')
    await modal.hasStatus('waiting')
    await expect.poll(() => modal.find('lk-onramp-open').getAttribute('href')).toBe(sellerPage)
    await modal.click('lk-onramp-leave')
    await expect.poll(() => modal.query('lk-onramp-amount')).not.toBeNull()
    expect(modal.getState().form.amount).toBe('50')
  })

  it('says that there is no quote, never shows the sample as a price, and asks again [S8.055]', async () => {
    const onramp: { quotes?: 'fail' | undefined } = { quotes: 'fail' }
    const modal = await atBuy(onramp)
    await modal.enter('50')
    await expect.poll(() => modal.find('lk-onramp-no-quote').textContent).toContain('No quote')
    await expect.poll(() => modal.query('lk-onramp-quote')).toBeNull()
    onramp.quotes = undefined
    await modal.click('lk-onramp-retry')
    await modal.hasStatus('quoting')
    await modal.advance(1_000)
    await expect.poll(() => modal.query('lk-onramp-quote')).not.toBeNull()
    await expect.poll(() => modal.query('lk-onramp-no-quote')).toBeNull()
  })

  it('keeps what was entered while there is no network, opens no window, and asks the sellers again once it is back', async () => {
    const opened = watchWindows()
    const { setNetwork, ...modal } = await atBuy()
    await modal.enter('50')
    setNetwork(false)
    await expect.poll(() => modal.query('lk-onramp-offline')?.innerText).toContain('What you entered is kept.')
    await expect.poll(() => modal.find('lk-onramp-buy').ariaDisabled).toBe('true')
    await modal.enter('60')
    await expect.poll(() => modal.query('lk-onramp-no-quote')).toBeNull()
    await expect.poll(() => modal.query('lk-onramp-quote')).toBeNull()
    setNetwork(true)
    await expect.poll(() => modal.query('lk-onramp-offline')).toBeNull()
    await modal.hasStatus('quoting')
    await modal.advance(0)
    await expect.poll(() => modal.query('lk-onramp-quote')).not.toBeNull()
    await expect.poll(() => modal.find('lk-onramp-buy').ariaDisabled).toBeNull()
    expect(modal.getState().form.amount).toBe('60')
    expect(opened).toEqual([])
  })

  it('says that nothing was bought when the seller declines, and begins again with what was chosen', async () => {
    watchWindows()
    const modal = await atBuy({ purchase: () => 'failed' })
    await modal.enter('50')
    await modal.click('lk-onramp-buy')
    await modal.hasStatus('waiting')
    await modal.advance(5_000)
    await modal.hasStatus('declined')
    await modal.click('lk-onramp-again')
    await expect.poll(() => modal.query('lk-onramp-amount')).not.toBeNull()
    expect(modal.getState().form.amount).toBe('50')
  })
})

describe('the button in the account', () => {
  const cases = [
    ['eip155', mainnet, '0x71C7656EC7ab88b098defB751B7401B5f68976F1', true],
    ['solana', solana, solanaAddress, true],
    ['bip122', bitcoin, bitcoinAddress, false],
  ] as const

  it.each(cases)('is offered on eip155 and solana: %s [S9.074]', async (namespace, network, address, isOffered) => {
    const cloud = createFakeCloud([], { onramp: {} })
    const fake = createFakeAdapter({ namespace, networkId: network.caipNetworkId, addresses: [address] })
    const options = { cloud: cloud.url, networks: [network] }
    const modal = await renderModal({ fake, connected: 'io.metamask', http: cloud.http, options })
    await modal.open()
    await expect.poll(() => modal.query('lk-account-receive')).not.toBeNull()
    await expect.poll(() => modal.query('lk-account-onramp') !== null).toBe(isOffered)
  })

  it.each([
    ['the cloud has no seller', {}, false],
    ['the app’s list is empty', { features: { onramp: [] } }, true],
    ['the app turns it off', { features: { onramp: false } }, true],
  ] as const)('is not offered if %s [S2.039]', async (_why, options, hasSeller) => {
    const cloud = createFakeCloud([], hasSeller ? { onramp: {} } : {})
    const all = { cloud: cloud.url, ...options }
    const modal = await renderModal({ connected: 'io.metamask', http: cloud.http, options: all })
    await modal.open()
    await expect.poll(() => modal.query('lk-account-receive')).not.toBeNull()
    await expect.poll(() => modal.query('lk-account-onramp')).toBeNull()
    modal.modal.open({ view: 'OnRamp' })
    await modal.settled('Account')
  })
})
