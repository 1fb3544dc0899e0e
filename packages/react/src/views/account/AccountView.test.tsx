import { queryClientPlugin } from '@latchkey/core/internal'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createFakeAdapter } from '@latchkey/core/testing'
import { createFakeCloud } from '../../test/createFakeCloud.ts'
import { describeScenes } from '../../test/describeScenes.ts'
import { renderModal, type RenderedModal, type RenderModalParameters } from '../../test/renderModal.tsx'
import { toIcon } from '../../test/toIcon.ts'
import { restoreOnline, setOnline } from '../../test/setOnline.ts'

describeScenes('Account')

const metamask = 'io.metamask'
const address = '0x71C7656EC7ab88b098defB751B7401B5f68976F1'
const short = '0x71…8976F1'

const atAccount = async (parameters: RenderModalParameters & { readonly balance?: () => Promise<bigint> } = {}) => {
  const { balance, ...rest } = parameters
  const features = balance && {
    balance: { getNative: async () => ({ value: await balance(), decimals: 18, symbol: 'ETH' }) },
  }
  const fake = createFakeAdapter({ addresses: [address], features })
  const modal = await renderModal({ fake, connected: metamask, ...rest })
  await modal.open()
  return modal
}

const balanceOf = (modal: RenderedModal) => modal.find('lk-account-balance').innerText.replaceAll('\n', ' ').trim()
const toastOf = (modal: RenderedModal) => modal.query('lk-toast')?.innerText.trim()

it('provides an internal view with the id Account: address, wallet, network, explorer, Disconnect [S2.004]', async () => {
  const modal = await atAccount()
  await expect.poll(() => modal.dialog().dataset['view']).toBe('Account')
  await expect.poll(() => modal.text()).toContain(short)
  await expect.poll(() => modal.find('lk-account-wallet').innerText).toContain('MetaMask')
  await expect.poll(() => modal.find('lk-account-network').innerText).toContain('Ethereum')
  const link = modal.find('lk-account-explorer')
  expect(link.innerText).toContain('View on Etherscan')
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    `https://etherscan.io/address/${address}`,
    '_blank',
    'noreferrer',
  ])
})

it('shows the account’s name and picture once they are known, as text and image only', async () => {
  const modal = await atAccount()
  const picture = toIcon('#00ff00')
  const update = (profileName: string, profileImage: string) =>
    modal.modal.controllers.account.update({ namespace: 'eip155', address, patch: { profileName, profileImage } })
  update('ada.example', picture)
  await expect.poll(() => modal.text()).toContain('ada.example')
  await expect.poll(() => modal.text()).not.toContain(short)
  await expect.poll(() => modal.view().querySelector<HTMLImageElement>('.lk-avatar-face img')?.src).toBe(picture)
  update('<b>bold</b>\u202E', 'javascript:alert(1)')
  await expect.poll(() => modal.view().querySelector('h3')?.textContent).toBe('<b>bold</b>')
  await expect.poll(() => modal.view().querySelector('.lk-avatar-face img')).toBeNull()
})

it('shows the name that the account has chosen, unless the visitor has given it another', async () => {
  const names = { lookUp: async () => 'ada.eth', resolve: async () => undefined }
  const fake = createFakeAdapter({ addresses: [address], features: { names } })
  const modal = await renderModal({ fake, connected: metamask })
  await modal.open()
  await expect.poll(() => modal.view().querySelector('h3')?.innerText).toBe('ada.eth')
  await expect.poll(() => modal.view().querySelector('h3 bdi')?.getAttribute('title')).toBe(address)
  modal.modal.controllers.account.update({ namespace: 'eip155', address, patch: { profileName: 'savings' } })
  await expect.poll(() => modal.view().querySelector('h3')?.innerText).toBe('savings')
})

it('shows the picture of the name, read through the cloud, unless the app has set another [S3.004]', async () => {
  const cloud = createFakeCloud([])
  cloud.identity = { name: 'ada.eth', avatar: '/v1/image/00ff00.a.b' }
  const modal = await renderModal({
    fake: createFakeAdapter({ addresses: [address] }),
    connected: metamask,
    http: cloud.http,
    options: { cloud: cloud.url },
  })
  await modal.open()
  await expect.poll(() => modal.view().querySelector('h3')?.innerText).toBe('ada.eth')
  const pictureOf = () => modal.view().querySelector<HTMLImageElement>('.lk-avatar-face img')
  await expect.poll(() => pictureOf()?.src).toMatch(/^data:image\/svg\+xml;base64,/)
  await expect.poll(() => pictureOf()?.dataset['loaded']).toBe('')
  modal.modal.controllers.account.update({ namespace: 'eip155', address, patch: { profileImage: toIcon('#0000ff') } })
  await expect.poll(() => pictureOf()?.src).toBe(toIcon('#0000ff'))
})

it('shows the app’s own picture of the account, if that is a picture', async () => {
  const seen: string[] = []
  const cloud = createFakeCloud([])
  cloud.identity = { name: 'ada.eth', avatar: '/v1/image/00ff00.a.b' }
  const modal = await renderModal({
    fake: createFakeAdapter({ addresses: [address] }),
    connected: metamask,
    http: cloud.http,
    options: {
      cloud: cloud.url,
      avatar: ({ namespace, address: of, name, picture }) => {
        seen.push([namespace, of, name, picture?.slice(0, 11)].join(' '))
        return name === undefined ? 'javascript:alert(1)' : toIcon('#ff0000')
      },
    },
  })
  await modal.open()
  const pictureOf = () => modal.view().querySelector<HTMLImageElement>('.lk-avatar-face img')
  await expect.poll(() => pictureOf()?.src).toBe(toIcon('#ff0000'))
  await expect.poll(() => seen).toContain(`eip155 ${address} ada.eth data:image/`)
  await modal.click('lk-account-wallet')
  await modal.settled('ProfileWallets')
  await expect.poll(() => pictureOf()?.src).toBe(toIcon('#ff0000'))
})

it('keeps the address, without a message, if no name can be read', async () => {
  let requests = 0
  const names = {
    lookUp: async () => {
      requests++
      throw new TypeError('the chain is down')
    },
    resolve: async () => undefined,
  }
  const fake = createFakeAdapter({ addresses: [address], features: { names } })
  const modal = await renderModal({ fake, connected: metamask })
  await modal.open()
  await expect.poll(() => requests).toBeGreaterThan(0)
  await expect.poll(() => modal.view().querySelector('h3')?.innerText).toBe(short)
  expect(toastOf(modal)).toBeUndefined()
})

it.each([
  ['Networks', 'lk-account-network'],
  ['ProfileWallets', 'lk-account-wallet'],
] as const)('leads to %s', async (view, testId) => {
  const modal = await atAccount()
  await modal.click(testId)
  await modal.settled(view)
  await modal.click('lk-header-back')
  await modal.settled('Account')
  await expect.poll(() => modal.text()).toContain(short)
})

it('shows the network as plain text if the app does not allow changing it', async () => {
  const modal = await atAccount({ options: { enableNetworkSwitch: false } })
  await expect.poll(() => modal.query('lk-account-network')).toBeNull()
  await expect.poll(() => modal.dialog().querySelector('h2')?.textContent).toContain('Ethereum')
})

it("calls a network that the app does not know 'Unknown Network' [S8.083]", async () => {
  const modal = await atAccount({ options: { allowUnsupportedChain: true } })
  modal.adapter.wallet.changeNetwork('eip155:137')
  await expect.poll(() => modal.find('lk-account-network').innerText).toContain('Unknown Network')
})

describe('balance', () => {
  it.each([
    [742_900_000_000_000_000n, '0.742 ETH'],
    [1_000_400_000_000_000_000n, '1.000 ETH'],
    [1n, '<0.001 ETH'],
    [1_234_567_891_999_000_000_000_000n, '1,234,567.891 ETH'],
  ])('shows %s wei with three decimals, as %s [S9.041]', async (value, text) => {
    const modal = await atAccount({ balance: async () => value })
    await expect.poll(() => balanceOf(modal)).toBe(text)
    await expect.poll(() => modal.find('lk-account-balance').scrollWidth).toBeLessThanOrEqual(modal.view().offsetWidth)
  })

  it.each([
    [0n, '0 ETH'],
    [10n ** 22n, '10,000 ETH'],
  ])('shows %s wei without decimals, as %s, because the amount is whole', async (value, text) => {
    const modal = await atAccount({ balance: async () => value })
    await expect.poll(() => balanceOf(modal)).toBe(text)
  })

  it('reserves its space while it is loading', async () => {
    let answer: ((value: bigint) => void) | undefined
    const modal = await atAccount({ balance: () => new Promise((resolve) => (answer = resolve)) })
    const height = modal.view().offsetHeight
    const findSkeleton = async () => {
      await modal.advance(120)
      return modal.find('lk-account-balance').querySelector('.lk-skeleton')
    }
    await expect.poll(findSkeleton).not.toBeNull()
    await expect.poll(() => modal.view().offsetHeight).toBe(height)
    // The code that reads the balance loads while its space is reserved.
    await expect.poll(() => answer).toBeDefined()
    answer?.(10n ** 18n)
    await expect.poll(() => balanceOf(modal)).toBe('1 ETH')
    await expect.poll(() => modal.view().offsetHeight).toBe(height)
  })

  it("says 'Token Balance Unavailable' once when the fetch fails, in a toast, and offers a retry [S8.010]", async () => {
    let isBroken = true
    const modal = await atAccount({
      balance: async () => {
        if (isBroken) throw new Error('the node broke')
        return 10n ** 18n
      },
    })
    await expect.poll(() => toastOf(modal)).toBe('Token Balance Unavailable')
    await expect.poll(() => balanceOf(modal)).toBe('—')
    await expect.poll(() => modal.text()).not.toContain('Token Balance Unavailable')
    isBroken = false
    // In one step: from now on, the page also reads again by itself when it gets the focus.
    modal.clock.advance(30_000)
    modal.find('lk-account-balance-retry').click()
    await expect.poll(() => balanceOf(modal)).toBe('1 ETH')
  })

  it('says that the browser is offline, and continues automatically when it is back online', async () => {
    const offline = await atAccount()
    offline.modal.plugin(queryClientPlugin).get()
    onTestFinished(restoreOnline)
    setOnline(false)
    const modal = await atAccount({ balance: async () => 10n ** 18n })
    await expect.poll(() => balanceOf(modal)).toBe('You are offline')
    restoreOnline()
    await expect.poll(() => balanceOf(modal)).toBe('1 ETH')
  })

  it('is omitted for a chain whose adapter cannot read it', async () => {
    const modal = await atAccount()
    await expect.poll(() => modal.query('lk-account-balance')).toBeNull()
  })
})

describe('copying', () => {
  const setClipboard = (writeText: (text: string) => Promise<void>): void => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  }
  const written: string[] = []
  beforeEach(() => setClipboard(async (text) => void written.push(text)))
  afterEach(() => {
    written.length = 0
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it('copies the full address and announces it', async () => {
    const modal = await atAccount()
    await modal.click('lk-account-copy')
    await expect
      .poll(() => modal.view().parentElement?.querySelector('[role=status]')?.textContent)
      .toBe('Address copied')
    expect(written).toEqual([address])
    await expect.poll(() => modal.find('lk-account-copy').querySelector('[data-status=copied]')).not.toBeNull()
  })

  it('shows the full address to copy by hand if the browser blocks copying', async () => {
    setClipboard(() => Promise.reject(new Error('not allowed')))
    const modal = await atAccount()
    await modal.click('lk-account-copy')
    await expect.poll(() => modal.query('lk-account-address')?.innerText).toContain(address)
    setClipboard(async (text) => void written.push(text))
    await modal.click('lk-account-copy')
    await expect.poll(() => modal.query('lk-account-address')).toBeNull()
  })
})

describe('leaving', () => {
  it('disconnects with progress, and closes without changing its content', async () => {
    const modal = await atAccount()
    modal.adapter.answer = 'hold'
    await modal.click('lk-account-disconnect')
    await expect.poll(() => modal.find('lk-account-disconnect').innerText).toContain('Disconnecting…')
    await expect.poll(() => modal.find('lk-account-disconnect').ariaBusy).toBe('true')
    const { seen } = modal.watchText()
    modal.adapter.wallet.settle('approve')
    await modal.closed()
    expect(seen()).toEqual([])
    expect(modal.modal.controllers.connection.store.getState().statuses).toEqual({ eip155: 'disconnected' })
  })

  it('reports a wallet that fails to disconnect, and disconnects the visitor anyway', async () => {
    const modal = await atAccount()
    modal.adapter.answer = 'fail'
    await modal.click('lk-account-disconnect')
    await modal.closed()
    await expect.poll(() => toastOf(modal)).toBe('Failed to disconnect')
  })

  it('closes when the wallet itself disconnects', async () => {
    const modal = await atAccount()
    modal.adapter.wallet.changeAccounts([])
    await modal.closed()
    expect(modal.modal.controllers.modal.store.getState().isOpen).toBe(false)
  })
})
