import type { AnyWallet } from '../wallets/AnyWallet.ts'

/** A place to get a wallet. */
export interface Store {
  readonly place: 'browser' | 'ios' | 'android'
  readonly href: string
  /** The browser link leads to the Chrome Web Store, not to the wallet's website. */
  readonly isChromeStore: boolean
}

export interface ListStoresParameters {
  readonly wallet: AnyWallet | undefined
  readonly isMobile: boolean
  readonly userAgent: string
}

/** Lists where to get a wallet, the place for this device first. Only `https:` links are returned. */
export function listStores({ wallet, isMobile, userAgent }: ListStoresParameters): readonly Store[] {
  const isChromium = /Chrom(e|ium)\//.test(userAgent)
  const isChromeStore = !isMobile && isChromium && isWeb(wallet?.chrome_store)
  const places = [
    { place: 'browser', href: isChromeStore ? wallet?.chrome_store : wallet?.homepage, isChromeStore },
    { place: 'ios', href: wallet?.app_store, isChromeStore: false },
    { place: 'android', href: wallet?.play_store, isChromeStore: false },
  ] as const
  const found = places.flatMap(({ href, ...store }) => (isWeb(href) ? { ...store, href } : []))
  if (!isMobile) return found
  // A phone has only one store, so the other store's link is useless.
  const isAndroid = /Android/.test(userAgent)
  const [own, foreign] = isAndroid ? ['android', 'ios'] : ['ios', 'android']
  return found
    .filter(({ place }) => place !== foreign)
    .sort((left, right) => Number(right.place === own) - Number(left.place === own))
}

function isWeb(href: string | null | undefined): href is string {
  return /^https:\/\//i.test(href ?? '')
}
