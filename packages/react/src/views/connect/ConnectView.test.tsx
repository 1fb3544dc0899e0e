import type { Namespace } from '@latchkey/core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mainnet, solana } from '@latchkey/core/networks'
import { createFakeAdapter, fakeWallet } from '@latchkey/core/testing'
import { createCatalogueWallets } from '../../test/createCatalogueWallets.ts'
import { createFakeCloud, type FakeCloud } from '../../test/createFakeCloud.ts'
import { describeScenes } from '../../test/describeScenes.ts'
import { renderModal, type RenderedModal, type RenderModalParameters } from '../../test/renderModal.tsx'
import { toIcon } from '../../test/toIcon.ts'
import { fallbackColours, toFallbackColour } from '../../ui/toFallbackColour.ts'

describeScenes('Connect')

const metamask = 'io.metamask'
const rainbow = 'me.rainbow'

const names = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll<HTMLElement>('.lk-row-title')].map((title) => title.innerText)

const manyWallets = (count: number) =>
  createFakeAdapter({
    wallets: Array.from({ length: count }, (_, index) => fakeWallet(`wallet-${index}`, `Wallet ${index}`)),
  })

it('provides an internal view with the id Connect [S2.003]', async () => {
  const modal = await renderModal()
  await modal.open()
  await expect.poll(() => modal.dialog().dataset['view']).toBe('Connect')
  await expect.element(page.elementLocator(modal.dialog())).toHaveAccessibleName('Connect a wallet')
  await expect.poll(() => names(modal.view())).toEqual(['MetaMask', 'Rainbow'])
})

it('distinguishes recent, installed and missing wallets, and puts recent ones first', async () => {
  const modal = await renderModal({
    connected: rainbow,
    options: { customWallets: [{ id: 'custom', name: 'Custom', homepage: 'https://custom.example' }] },
  })
  await modal.modal.disconnect()
  await modal.open()
  const rows = [...modal.view().querySelectorAll<HTMLElement>('.lk-row')].map((row) =>
    row.innerText.split('\n').filter((line) => line.length > 1),
  )
  expect(rows).toEqual([
    ['Rainbow', 'Recent'],
    ['MetaMask', 'Installed'],
    ['Custom', 'Not installed'],
  ])
})

it('shows a wallet of several chains once, with the chains’ names', async () => {
  const wallets = [fakeWallet('app.phantom', 'Phantom')]
  const modal = await renderModal({
    fake: createFakeAdapter({ wallets }),
    others: [createFakeAdapter({ namespace: 'solana', wallets: [fakeWallet('Phantom')] })],
  })
  await modal.open()
  await expect.poll(() => names(modal.view())).toEqual(['Phantom'])
  await expect.poll(() => modal.find('lk-connect-wallet-app.phantom').innerText).toContain('Ethereum, Solana')
})

it('marks two wallets that claim one identity, and shows a stranger of the same name on another chain by itself', async () => {
  const wallets = [fakeWallet(metamask, 'MetaMask'), { ...fakeWallet('io.metamask 2', 'MetaMask'), rdns: metamask }]
  const stranger = { ...fakeWallet('MetaMask'), rdns: undefined }
  const modal = await renderModal({
    fake: createFakeAdapter({ wallets }),
    others: [createFakeAdapter({ namespace: 'solana', wallets: [stranger] })],
  })
  await modal.open()
  const rows = [...modal.view().querySelectorAll<HTMLElement>('.lk-row')].map((row) => row.innerText.split('\n').at(-1))
  expect(rows).toEqual(['Possible copy', 'Possible copy', 'Installed'])
})

it('opens the chosen wallet on the requested namespace', async () => {
  const solana = createFakeAdapter({ namespace: 'solana', wallets: [fakeWallet('phantom.solana', 'Phantom')] })
  const modal = await renderModal({
    fake: createFakeAdapter({ wallets: [fakeWallet('app.phantom', 'Phantom'), fakeWallet(metamask, 'MetaMask')] }),
    others: [solana],
  })
  solana.adapter.answer = 'hold'
  await modal.open({ view: 'Connect', namespace: 'solana' })
  await expect.poll(() => names(modal.view())).toEqual(['Phantom'])
  await modal.click('lk-connect-wallet-app.phantom')
  await modal.settled('ConnectingExternal')
  expect(solana.adapter.log.at(-1)).toBe('connect phantom.solana')
})

it('offers a search only for a long list', async () => {
  const modal = await renderModal({ fake: manyWallets(8) })
  await modal.open()
  await expect.poll(() => modal.query('lk-connect-search')).toBeNull()
  modal.adapter.wallet.announce(fakeWallet('wallet-8', 'Ωallet'))
  await expect.poll(() => modal.query('lk-connect-search')).not.toBeNull()
})

it('finds wallets regardless of case and accents, and announces how many', async () => {
  const modal = await renderModal({ fake: manyWallets(12) })
  modal.adapter.wallet.announce(fakeWallet('eclair', 'Éclair'))
  await modal.open()
  const search = modal.screen().getByRole('searchbox', { name: 'Search 13 wallets' })
  await search.fill('ECLAIR ')
  await expect.poll(() => names(modal.view())).toEqual(['Éclair'])
  await expect
    .poll(() => modal.view().parentElement?.querySelector('[role=status]')?.textContent)
    .toBe('1 wallet found')
  await search.fill('nothing like it')
  await expect.element(modal.screen().getByText('No wallets match “nothing like it”')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => names(modal.view()).length).toBe(13)
  await expect.poll(() => modal.dialog().open).toBe(true)
})

it('explains what would be here without a wallet, and how to get one', async () => {
  const modal = await renderModal({ fake: createFakeAdapter({ wallets: [] }) })
  await modal.open()
  await expect
    .poll(() => modal.text())
    .toContain('This browser has no wallet yet. Install one and it will appear here.')
  modal.adapter.wallet.announce(fakeWallet(metamask, 'MetaMask'))
  await expect.poll(() => names(modal.view())).toEqual(['MetaMask'])
})

it('tells visitors on a phone to use the wallet’s own browser', async () => {
  const modal = await renderModal({ fake: createFakeAdapter({ wallets: [] }), platform: { isMobile: true } })
  await modal.open()
  await expect.poll(() => modal.text()).toContain('Open this page in your wallet’s browser.')
})

describe('on a phone without a wallet, in an app on Solana', () => {
  const phone = { isMobile: true, origin: 'https://app.example' }
  const atSolana = (parameters: RenderModalParameters = {}) =>
    renderModal({
      fake: createFakeAdapter({ wallets: [] }),
      others: [createFakeAdapter({ namespace: 'solana', wallets: [] })],
      options: { networks: [mainnet, solana] },
      platform: phone,
      ...parameters,
    })
  const redirect = 'lk-connect-redirect-phantom'

  it('links to the browsers of wallets that have one [S2.040] [S2.041] [S2.042]', async () => {
    const modal = await atSolana()
    await modal.open()
    await expect.poll(() => modal.query(redirect)).not.toBeNull()
    const [here, ref] = [encodeURIComponent(`${location.origin}${location.pathname}`), encodeURIComponent(phone.origin)]
    const links = [...modal.view().querySelectorAll<HTMLAnchorElement>('a.lk-row')]
    expect(links.map(({ href, target, innerText }) => [innerText.split('\n').at(-1), href, target])).toEqual([
      ['Phantom', `https://phantom.app/ul/browse/${here}?ref=${ref}`, '_blank'],
      ['Solflare', `https://solflare.com/ul/v1/browse/${here}?ref=${ref}`, '_blank'],
      ['Coinbase Wallet', `https://go.cb-w.com/dapp?cb_url=${here}`, '_blank'],
    ])
  })

  it('sends the query and fragment of the page to the wallet’s website only if the app shares them', async () => {
    const { href: address } = location
    onTestFinished(() => history.replaceState(history.state, '', address))
    history.replaceState(history.state, '', '?code=secret#token')
    const getLinks = async (options: RenderModalParameters['options']): Promise<string> => {
      const modal = await atSolana({ options: { networks: [mainnet, solana], ...options } })
      await modal.open()
      await expect.poll(() => modal.query(redirect)).not.toBeNull()
      return [...modal.view().querySelectorAll<HTMLAnchorElement>('a.lk-row')].map(({ href }) => href).join()
    }
    expect(await getLinks({})).not.toMatch(/secret|token/)
    expect((await getLinks({ shareFullUrl: true })).match(/code%3Dsecret%23token/g)).toHaveLength(3)
  })

  it.each<readonly [string, RenderModalParameters, Namespace | undefined]>([
    ['a desktop', { platform: {} }, undefined],
    ['another chain', {}, 'eip155'],
    ['an app without Solana', { others: [], options: { networks: [mainnet] } }, undefined],
    [
      'a wallet in the page',
      { others: [createFakeAdapter({ namespace: 'solana', wallets: [fakeWallet('Phantom')] })] },
      undefined,
    ],
  ])('does not do so for %s', async (_case, parameters, namespace) => {
    const modal = await atSolana(parameters)
    await modal.open({ view: 'Connect', namespace })
    await modal.settled('Connect')
    // The list would have been requested by now.
    const { RedirectList } = await import('./RedirectList.tsx')
    expect(RedirectList).toBeTypeOf('function')
    await modal.settled('Connect')
    await expect.poll(() => modal.query(redirect)).toBeNull()
  })
})

const legalOf = async (options: RenderModalParameters['options']) => {
  const modal = await renderModal({ options })
  await modal.open()
  const line = modal.view().querySelector<HTMLElement>('.lk-legal')
  return { text: line?.innerText, links: [...(line?.querySelectorAll('a') ?? [])] }
}

it('names the app’s terms, with links that open outside the page', async () => {
  expect((await legalOf({})).text).toBeUndefined()
  const terms = { termsUrl: 'https://app.example/terms' }
  const privacy = { privacyUrl: 'https://app.example/privacy' }
  expect((await legalOf(terms)).text).toBe('By connecting, you accept the Terms of use')
  expect((await legalOf(privacy)).text).toBe('By connecting, you accept the Privacy policy')
  const { text, links } = await legalOf({ ...terms, ...privacy })
  expect(text).toBe('By connecting, you accept the Terms of use and the Privacy policy')
  expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
    [terms.termsUrl, '_blank', 'noreferrer'],
    [privacy.privacyUrl, '_blank', 'noreferrer'],
  ])
})

it('names the product on request, below the terms', async () => {
  const modal = await renderModal({ options: { termsUrl: 'https://app.example/terms', features: { branding: true } } })
  await modal.open()
  const texts = () => [...modal.view().querySelectorAll<HTMLElement>('.lk-legal')].map(({ innerText }) => innerText)
  await expect.poll(texts).toEqual(['By connecting, you accept the Terms of use', 'Powered by Latchkey'])
})

it('shows the app’s own disclaimer beside its terms', async () => {
  const modal = await renderModal({
    options: { termsUrl: 'https://app.example/terms', messages: { 'connect.disclaimer': 'Not in <b>Acme</b> land.' } },
  })
  await modal.open()
  expect([...modal.view().querySelectorAll<HTMLElement>('.lk-legal')].map(({ innerText }) => innerText)).toEqual([
    'Not in <b>Acme</b> land.',
    'By connecting, you accept the Terms of use',
  ])
  // Its full stop is at its own end, whatever the direction of the modal is.
  expect([...modal.view().querySelectorAll<HTMLElement>('.lk-legal')].map(({ dir }) => dir)).toEqual(['auto', ''])
})

it('shows the app’s own headings above groups that have wallets, and skips them by keyboard', async () => {
  const own = {
    'connect.group.injected': 'Installed',
    'connect.group.recent': 'Used before',
    'connect.group.custom': 'Ours',
  }
  const modal = await renderModal({ options: { messages: own, features: { connectorTypeOrder: ['injected'] } } })
  await modal.open()
  const rows = [...modal.view().querySelectorAll<HTMLElement>('.lk-list > li')].map(({ innerText }) => innerText)
  expect(rows[0]).toBe('Installed')
  expect([...modal.view().querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Installed'])
  await modal.focus('lk-connect-wallet-me.rainbow')
  await userEvent.keyboard('{Home}')
  await expect.poll(() => modal.root().activeElement?.getAttribute('data-testid')).toBe('lk-connect-wallet-io.metamask')
  modal.modal.controllers.options.setLanguage({ messages: { 'connect.group.injected': 'Auf diesem Gerät' } })
  await expect.poll(() => modal.view().querySelector('h3')?.textContent).toBe('Auf diesem Gerät')
})

it('shows hostile names as text, on one line, without direction marks', async () => {
  const hostile = fakeWallet('evil', `<img src=x onerror=alert(1)>\u202E\u2066\u0000${'long '.repeat(500)}`)
  const modal = await renderModal({
    fake: createFakeAdapter({
      wallets: [
        { ...hostile, icon: 'javascript:alert(1)' },
        { ...fakeWallet('nameless', '\u200B\u202E'), icon: `data:image/png;base64,${'A'.repeat(400_000)}` },
        { ...fakeWallet('fine', 'Fine'), icon: toIcon('#123456') },
      ],
    }),
  })
  await modal.open()
  const [evil, nameless] = names(modal.view())
  expect(evil).toMatch(/^<img src=x onerror=alert\(1\)> ?long/)
  expect(evil).toMatch(/^\P{C}{1,64}$/u)
  expect(nameless).toBe('nameless')
  await expect.poll(() => modal.view().querySelectorAll('img')).toHaveLength(1)
  for (const row of modal.view().querySelectorAll<HTMLElement>('.lk-row')) expect(row.offsetHeight).toBe(56)
})

it('shows wallets without a picture in colours that differ from their neighbours’, wherever they come from', async () => {
  const alike = Array.from({ length: 100 }, (_, index) => `Wallet ${index}`).filter(
    (name) => toFallbackColour(name) === fallbackColours[0],
  )
  const [announced = '', second = '', own = '', grouped = ''] = alike
  const modal = await renderModal({
    fake: createFakeAdapter({ wallets: [announced, second].map((name) => ({ ...fakeWallet(name, name), icon: '' })) }),
    options: {
      customWallets: [own, grouped].map((name) => ({ id: name, name, homepage: 'https://own.example' })),
      walletGroups: [{ name: 'Own', walletIds: [grouped] }],
    },
  })
  await modal.open()
  await expect.poll(() => names(modal.view())).toEqual([grouped, announced, second, own])
  const colours = [...modal.view().querySelectorAll('.lk-picture rect')].map((rect) => rect.getAttribute('fill'))
  expect(new Set(colours).size).toBe(4)
})

describe('wallets of the catalogue', () => {
  const withCloud = async (
    parameters: RenderModalParameters & { readonly answer?: FakeCloud['answer'] | undefined } = {},
  ): Promise<{ readonly modal: RenderedModal; readonly cloud: FakeCloud }> => {
    const { answer = 'all', ...rest } = parameters
    const cloud = createFakeCloud(createCatalogueWallets())
    cloud.answer = answer
    const options = { cloud: cloud.url, ...rest.options }
    const modal = await renderModal({ pairs: true, http: cloud.http, ...rest, options })
    // Away from the rows.
    await userEvent.hover(page.getByText('Opener'))
    await modal.open()
    return { modal, cloud }
  }
  const rowsOf = (modal: RenderedModal) => modal.view().querySelectorAll('[data-lk-item]')

  it('are in the list: pairing first, then wallets in the page, featured, recommended, all', async () => {
    const { modal } = await withCloud({ options: { featuredWalletIds: ['safe', 'ledger'] } })
    await expect
      .poll(() => names(modal.view()))
      .toEqual([
        'WalletConnect',
        'MetaMask',
        'Rainbow',
        'Safe',
        'Ledger',
        'Trust Wallet',
        'Coinbase Wallet',
        'Phantom',
        'All wallets',
      ])
    await expect.poll(() => modal.find('lk-connect-wallet-walletConnect').innerText).toContain('QR code')
    await expect.poll(() => modal.find('lk-connect-all').innerText).toContain('100+')
  })

  it('follow the order that the app gives', async () => {
    const { modal } = await withCloud({ options: { features: { connectorTypeOrder: ['recommended', 'injected'] } } })
    await expect
      .poll(() => names(modal.view()))
      .toEqual(['Trust Wallet', 'Coinbase Wallet', 'Phantom', 'MetaMask', 'Rainbow', 'WalletConnect', 'All wallets'])
  })

  it('have their space reserved while loading, while the wallets in the page can be used', async () => {
    const { modal, cloud } = await withCloud({ answer: 'hold', options: { featuredWalletIds: ['safe', 'ledger'] } })
    await expect.poll(() => names(modal.view()).slice(0, 3)).toEqual(['WalletConnect', 'MetaMask', 'Rainbow'])
    const heightOf = () => modal.view().offsetHeight
    const before = heightOf()
    const countSkeletons = async () => {
      await modal.advance(120)
      return modal.view().querySelectorAll('.lk-skeleton-row').length
    }
    await expect.poll(countSkeletons).toBe(6)
    expect(heightOf()).toBe(before)
    cloud.answer = 'all'
    // MetaMask is recommended, too, but already in the list.
    await expect.poll(() => rowsOf(modal).length).toBe(9)
    expect(before - heightOf()).toBe(64)
  })

  it('fall back to the built-in ones if the cloud does not respond', async () => {
    const { modal } = await withCloud({ answer: 'fail' })
    await expect.poll(() => names(modal.view())).toContain('All wallets')
    await expect.poll(() => names(modal.view()).slice(0, 3)).toEqual(['WalletConnect', 'MetaMask', 'Rainbow'])
    await expect.poll(() => rowsOf(modal).length).toBeGreaterThan(5)
  })

  it('omit the full list if the app does not want it, and everything if nothing can be paired', async () => {
    const { modal } = await withCloud({ options: { features: { allWallets: false } } })
    await expect.poll(() => names(modal.view())).toContain('Phantom')
    await expect.poll(() => modal.query('lk-connect-all')).toBeNull()
    const alone = await renderModal()
    await alone.open()
    await expect.poll(() => names(alone.view())).toEqual(['MetaMask', 'Rainbow'])
  })

  it('are omitted, with the link to them, if there are none', async () => {
    const { modal } = await withCloud({ options: { includeWalletIds: ['no-such-wallet'] } })
    await expect.poll(() => names(modal.view())).toEqual(['WalletConnect', 'MetaMask', 'Rainbow'])
    await expect.poll(() => modal.view().querySelectorAll('li').length).toBe(3)
  })

  it('have their code created as soon as they are hovered', async () => {
    const { modal } = await withCloud()
    await expect.poll(() => modal.query('lk-connect-wallet-trust')).not.toBeNull()
    expect(modal.phone.proposals).toEqual([])
    await userEvent.hover(modal.find('lk-connect-wallet-walletConnect'))
    await expect.poll(() => modal.phone.proposals.length).toBe(1)
    await userEvent.hover(modal.find('lk-connect-wallet-trust'))
    await modal.click('lk-connect-wallet-trust')
    await modal.settled('ConnectingWalletConnect')
    await modal.hasStatus('ready')
    expect(modal.phone.proposals).toHaveLength(1)
  })

  it('lead to pairing, and "All wallets" to the list', async () => {
    const { modal } = await withCloud()
    await expect.poll(() => modal.query('lk-connect-wallet-trust')).not.toBeNull()
    await modal.click('lk-connect-wallet-trust')
    await modal.settled('ConnectingWalletConnect')
    await expect.element(page.elementLocator(modal.dialog())).toHaveAccessibleName('Trust Wallet')
    await modal.click('lk-header-back')
    await modal.settled('Connect')
    await expect.poll(() => modal.query('lk-connect-all')).not.toBeNull()
    await modal.click('lk-connect-all')
    await modal.settled('AllWallets')
  })
})

describe('groups that the app puts together', () => {
  const hardware = { name: 'Hardware wallets', walletIds: ['ledger', 'no-such-wallet', 'own'] }
  const known = { name: 'Known', walletIds: ['rainbow', 'metamask', 'ledger'] }
  const customWallets = [{ id: 'own', name: 'Own', homepage: 'https://own.example' }]
  const withGroups = async (
    parameters: RenderModalParameters & { readonly answer?: FakeCloud['answer'] | undefined } = {},
  ): Promise<{ readonly modal: RenderedModal; readonly cloud: FakeCloud }> => {
    const { answer = 'all', options, ...rest } = parameters
    const cloud = createFakeCloud(createCatalogueWallets())
    cloud.answer = answer
    const modal = await renderModal({
      pairs: true,
      http: cloud.http,
      ...rest,
      options: { cloud: cloud.url, customWallets, walletGroups: [hardware, known], ...options },
    })
    await modal.open()
    return { modal, cloud }
  }
  /** Headings and names, from top to bottom. */
  const linesOf = (modal: RenderedModal) =>
    [...modal.view().querySelectorAll<HTMLElement>('h3, .lk-row-title')].map(({ innerText, tagName }) =>
      tagName === 'H3' ? `# ${innerText}` : innerText,
    )
  const whole = [
    ...['# Hardware wallets', 'Ledger', 'Own', '# Known', 'Rainbow', 'MetaMask', '# Wallets'],
    ...['WalletConnect', 'Trust Wallet', 'Coinbase Wallet', 'Phantom', 'Safe', 'All wallets'],
  ]

  it('come first, with wallets of the page, of the catalogue and of the app, each listed once', async () => {
    const { modal } = await withGroups()
    await expect.poll(() => linesOf(modal)).toEqual(whole)
    await expect.poll(() => modal.find('lk-connect-wallet-io.metamask').innerText).toContain('Installed')
    await expect.poll(() => modal.find('lk-connect-all').innerText).toContain('100+')
    await modal.click('lk-connect-wallet-ledger')
    await modal.settled('ConnectingWalletConnect')
    await expect.element(page.elementLocator(modal.dialog())).toHaveAccessibleName('Ledger')
  })

  it('show placeholders until the catalogue has answered, and then do not move', async () => {
    const { modal, cloud } = await withGroups({
      answer: 'hold',
      options: { walletGroups: [{ name: 'Known', walletIds: ['io.metamask', 'ledger'] }], customWallets: [] },
    })
    await expect.poll(() => linesOf(modal).slice(0, 4)).toEqual(['# Known', 'MetaMask', '# Wallets', 'WalletConnect'])
    const topOf = () => modal.find('lk-connect-wallet-me.rainbow').offsetTop
    const before = topOf()
    cloud.answer = 'all'
    await expect.poll(() => linesOf(modal).slice(0, 3)).toEqual(['# Known', 'MetaMask', 'Ledger'])
    expect(topOf()).toBe(before)
  })

  it('keep what is in the page where nothing can be paired, and find it by the ids of the catalogue', async () => {
    const walletGroups = [{ name: 'Known', walletIds: ['rainbow', 'ledger'] }]
    const modal = await renderModal({ options: { walletGroups } })
    await modal.open()
    await expect.poll(() => linesOf(modal)).toEqual(['# Known', 'Rainbow', '# Wallets', 'MetaMask'])
  })

  it('are searched, without the headings of those that have no match', async () => {
    const wallets = Array.from({ length: 12 }, (_, index) => fakeWallet(`wallet-${index}`, `Wallet ${index}`))
    const { modal } = await withGroups({
      fake: createFakeAdapter({ wallets }),
      options: {
        walletGroups: [
          { name: 'Odd', walletIds: ['wallet-7', 'ledger'] },
          { name: 'Even', walletIds: ['wallet-8'] },
        ],
      },
    })
    await modal.screen().getByRole('searchbox').fill('wallet 7')
    await expect.poll(() => linesOf(modal)).toEqual(['# Odd', 'Wallet 7'])
  })

  it('have the heading of the language that the app sets', async () => {
    const { modal } = await withGroups()
    await expect.poll(() => linesOf(modal)[0]).toBe('# Hardware wallets')
    modal.modal.controllers.options.setLanguage({ messages: { 'connect.group.Hardware wallets': 'Hardware' } })
    await expect.poll(() => linesOf(modal)[0]).toBe('# Hardware')
  })
})

describe('wallets behind one button', () => {
  it('appear when it is pressed, the first one focused', async () => {
    const modal = await renderModal({ options: { features: { collapseWallets: true } } })
    await modal.open()
    await expect.poll(() => names(modal.view())).toEqual([])
    await modal.click('lk-connect-collapsed')
    await expect.poll(() => names(modal.view())).toEqual(['MetaMask', 'Rainbow'])
    await expect
      .poll(() => modal.root().activeElement?.getAttribute('data-testid'))
      .toBe('lk-connect-wallet-io.metamask')
  })
})

describe('the terms checkbox', () => {
  const terms = { termsUrl: 'https://app.example/terms', privacyUrl: 'https://app.example/privacy' }
  const withBox = { ...terms, features: { legalCheckbox: true } }
  const box = (modal: RenderedModal) => modal.screen().getByRole('checkbox')

  it('blocks every wallet, and gets the focus on an attempt without it', async () => {
    const modal = await renderModal({ options: withBox })
    modal.adapter.answer = 'hold'
    await modal.open()
    await expect.element(box(modal)).toHaveAccessibleName('I accept the Terms of use and the Privacy policy')
    await expect.poll(() => modal.text()).not.toContain('Accept the terms to continue.')
    await modal.click('lk-connect-wallet-io.metamask')
    await expect.poll(() => modal.root().activeElement?.getAttribute('data-testid')).toBe('lk-connect-accept')
    await expect.poll(() => modal.text()).toContain('Accept the terms to continue.')
    await expect.poll(() => modal.viewName()).toBe('Connect')
    await userEvent.keyboard(' ')
    await expect.element(box(modal)).toBeChecked()
    await expect.poll(() => modal.text()).not.toContain('Accept the terms to continue.')
    await modal.click('lk-connect-wallet-io.metamask')
    await modal.settled('ConnectingExternal')
  })

  it('has to be ticked only once', async () => {
    const modal = await renderModal({ options: withBox })
    modal.adapter.answer = 'hold'
    await modal.open()
    await modal.click('lk-connect-accept')
    await modal.click('lk-connect-wallet-io.metamask')
    await modal.settled('ConnectingExternal')
    await modal.click('lk-header-back')
    await modal.settled('Connect')
    await expect.element(box(modal)).toBeChecked()
  })

  it('is omitted without terms and by default', async () => {
    const modal = await renderModal({ options: { features: { legalCheckbox: true } } })
    await modal.open()
    await expect.poll(() => modal.query('lk-connect-accept')).toBeNull()
    const other = await renderModal({ options: terms })
    await other.open()
    expect(other.query('lk-connect-accept')).toBeNull()
  })
})
