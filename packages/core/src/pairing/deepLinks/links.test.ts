import { describe, expect, it } from 'vitest'
import { findRedirectWallet } from './findRedirectWallet.ts'
import { getLinkPlatform, type LinkPlatform } from './getLinkPlatform.ts'
import { getLinkTarget } from './getLinkTarget.ts'
import { getNamespaceRedirect } from './getNamespaceRedirect.ts'
import { getPairingLinks } from './getPairingLinks.ts'
import { getRequestLink } from './getRequestLink.ts'
import { listDeepLinks, type LinkableWallet } from './listDeepLinks.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const ipad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari'
const pixel = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36'
const laptop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36'

const uri = `wc:${'7f'.repeat(32)}@2?expiryTimestamp=1700000000&relay-protocol=irn&symKey=${'a1'.repeat(32)}`
const once = encodeURIComponent(uri)
const twice = encodeURIComponent(once)

describe('getLinkPlatform', () => {
  it.each([
    [iphone, true, false, 'ios'],
    [iphone, true, true, 'telegram-ios'],
    [ipad, true, false, 'ios'],
    [pixel, true, false, 'android'],
    [pixel, true, true, 'telegram-android'],
    [laptop, false, false, 'desktop'],
    [laptop, false, true, 'desktop'],
  ] as const)('%s (mobile: %s, Telegram: %s) is %s', (userAgent, isMobile, isTelegram, platform) => {
    expect(getLinkPlatform({ userAgent, isMobile, isTelegram })).toBe(platform)
  })
})

describe('getPairingLinks', () => {
  const hrefs = (wallet: LinkableWallet, platform: LinkPlatform) =>
    getPairingLinks({ wallet, uri, platform }).map(({ href }) => href)

  it.each([
    ['metamask://', 'metamask://wc?uri='],
    ['metamask:', 'metamask://wc?uri='],
    ['rainbow:', 'rainbow://wc?uri='],
    ['trust:///', 'trust://wc?uri='],
    ['okex://main', 'okex://main/wc?uri='],
    ['bitkeep://bkconnect/', 'bitkeep://bkconnect/wc?uri='],
    ['wallet-x.1://', 'wallet-x.1://wc?uri='],
    ['wallet://wc', 'wallet://wc?uri='],
    ['wallet://open?from=list', 'wallet://open/wc?from=list&uri='],
    ['https://metamask.app.link', 'https://metamask.app.link/wc?uri='],
    ['https://metamask.app.link/', 'https://metamask.app.link/wc?uri='],
    ['https://app.binance.example/cedefi', 'https://app.binance.example/cedefi/wc?uri='],
    ['https://wallet.example/wc/', 'https://wallet.example/wc?uri='],
    ['https://wallet.example/a?b=c#d', 'https://wallet.example/a/wc?b=c&uri='],
  ])('joins %s as %s…', (link, start) => {
    expect(hrefs({ mobile_link: link }, 'ios')).toEqual([`${start}${once}`])
    expect(new URLSearchParams(new URL(`${start}${once}`).search).get('uri')).toBe(uri)
  })

  const all: LinkableWallet = {
    mobile_link: 'rainbow://',
    link_mode: 'https://rnbwapp.com',
    desktop_link: 'rainbow-desktop://',
    webapp_link: 'https://web.rainbow.example',
  }
  const universal = { kind: 'universal', base: 'https://rnbwapp.com', href: `https://rnbwapp.com/wc?uri=${once}` }
  const scheme = { kind: 'scheme', base: 'rainbow://', href: `rainbow://wc?uri=${once}` }
  const web = { kind: 'web', base: 'https://web.rainbow.example', href: `https://web.rainbow.example/wc?uri=${once}` }

  it.each([
    ['ios', [universal, scheme, web], ['_blank', '_top', '_blank']],
    ['android', [universal, scheme, web], ['_blank', '_top', '_blank']],
    ['telegram-ios', [universal, scheme, web], ['_blank', '_blank', '_blank']],
    [
      'telegram-android',
      [universal, { ...scheme, href: `rainbow://wc?uri=${twice}` }, web],
      ['_blank', '_blank', '_blank'],
    ],
    [
      'desktop',
      [{ kind: 'desktop', base: 'rainbow-desktop://', href: `rainbow-desktop://wc?uri=${once}` }, web],
      ['_top', '_blank'],
    ],
  ] as const)('on %s: the ladder of a wallet with every link', (platform, ladder, targets) => {
    const links = getPairingLinks({ wallet: all, uri, platform })
    expect(links).toEqual(ladder.map((link, index) => ({ ...link, target: targets[index] })))
  })

  it('treats a mobile link with https: as a universal link', () => {
    const wallet = { mobile_link: 'https://rnbwapp.com' }
    expect(listDeepLinks({ wallet, platform: 'ios' })).toEqual([{ kind: 'universal', base: 'https://rnbwapp.com' }])
    expect(listDeepLinks({ wallet: { ...wallet, link_mode: 'https://rnbwapp.com' }, platform: 'ios' })).toHaveLength(1)
  })

  it('passes the URI to a Telegram Mini App as the start parameter', () => {
    const [href = ''] = hrefs({ link_mode: 'https://t.me/wallet_bot/app' }, 'telegram-ios')
    const { origin, pathname, searchParams } = new URL(href)
    expect(`${origin}${pathname}`).toBe('https://t.me/wallet_bot/app')
    const payload = searchParams.get('startapp') ?? ''
    expect(payload).toMatch(/^[\w-]+$/)
    expect(Buffer.from(payload, 'base64url').toString()).toBe(uri)
    expect(hrefs({ link_mode: 'https://t.me/wallet_bot?mode=compact' }, 'ios')[0]).toMatch(
      /^https:\/\/t\.me\/wallet_bot\?mode=compact&startapp=/,
    )
    expect(hrefs({ link_mode: 'https://t.me.evil.example/' }, 'ios')[0]).toMatch(
      /^https:\/\/t\.me\.evil\.example\/wc\?/,
    )
  })

  it('returns no link for a wallet without links or with unsafe ones', () => {
    expect(hrefs({ mobile_link: null, link_mode: '', webapp_link: undefined }, 'ios')).toEqual([])
    const wallet = { mobile_link: 'javascript:alert(1)', link_mode: 'http://wallet.example', webapp_link: 'wallet://' }
    expect(hrefs(wallet, 'android')).toEqual([])
    expect(hrefs({ desktop_link: 'file:///etc/passwd' }, 'desktop')).toEqual([])
  })
})

describe('getRequestLink', () => {
  it.each([
    ['metamask://', 'metamask://wc?requestId=17&sessionTopic=ab'],
    ['rainbow:', 'rainbow://wc?requestId=17&sessionTopic=ab'],
    ['https://rnbwapp.com/', 'https://rnbwapp.com/wc?requestId=17&sessionTopic=ab'],
    ['javascript:alert(1)//', undefined],
  ])('of %s is %s', (base, href) => {
    expect(getRequestLink({ base, requestId: 17, topic: 'ab' })).toBe(href)
  })

  it('passes the parameters to a Telegram Mini App as the start parameter', () => {
    const href = getRequestLink({ base: 'https://t.me/wallet_bot/app', requestId: '17', topic: 'ab' }) ?? ''
    const payload = new URL(href).searchParams.get('startapp') ?? ''
    expect(Buffer.from(payload, 'base64url').toString()).toBe('requestId=17&sessionTopic=ab')
  })

  it('includes only the known parameters, encoded', () => {
    expect(getRequestLink({ base: 'a:', topic: 'x&y=z' })).toBe('a://wc?sessionTopic=x%26y%3Dz')
  })
})

describe('getLinkTarget', () => {
  it.each([
    ['https://rnbwapp.com', 'ios', '_blank'],
    ['rainbow://', 'ios', '_top'],
    ['rainbow://', 'telegram-android', '_blank'],
    ['rainbow://', 'desktop', '_top'],
  ] as const)('of %s on %s is %s', (href, platform, target) => {
    expect(getLinkTarget({ href, platform })).toBe(target)
  })
})

describe('getNamespaceRedirect', () => {
  const url = 'https://app.example/swap?from=sol&to=usdc#now'
  const ref = 'https://app.example'
  const page = 'https%3A%2F%2Fapp.example%2Fswap'

  it.each([
    ['phantom', `https://phantom.app/ul/browse/${page}?ref=https%3A%2F%2Fapp.example`],
    ['solflare', `https://solflare.com/ul/v1/browse/${page}?ref=https%3A%2F%2Fapp.example`],
    ['coinbase', `https://go.cb-w.com/dapp?cb_url=${page}`],
  ] as const)('opens the page in the browser of %s', (wallet, href) => {
    expect(getNamespaceRedirect({ wallet, url, ref, isFull: false })).toBe(href)
  })

  it.each(['https://app.example/swap#code=1?x', 'https://app.example/swap?a#b\n', 'https://app.example/swap'])(
    'keeps the query and fragment of %s to itself, unless the app shares them',
    (full) => {
      const [short, long] = [false, true].map((isFull) =>
        getNamespaceRedirect({ wallet: 'coinbase', url: full, ref, isFull }),
      )
      expect(short).toBe(`https://go.cb-w.com/dapp?cb_url=${page}`)
      expect(long).toBe(`https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(full)}`)
    },
  )

  it.each([
    [{ name: 'Phantom' }, 'phantom'],
    [{ name: 'Whatever', rdns: 'app.phantom' }, 'phantom'],
    [{ name: ' Solflare Wallet ', rdns: null }, 'solflare'],
    [{ name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' }, 'coinbase'],
    [{ name: 'Phantom of the opera' }, undefined],
    [{ name: 'MetaMask', rdns: 'io.metamask' }, undefined],
  ] as const)('knows %o as %s', (wallet, known) => {
    expect(findRedirectWallet(wallet)).toBe(known)
  })
})
