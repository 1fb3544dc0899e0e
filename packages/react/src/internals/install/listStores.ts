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
  const stores = places.flatMap(({ href, ...store }) => (isWeb(href) ? { ...store, href } : []))
  if (!isMobile) return stores
  // A phone has only one store, so the other store's link is useless.
  const isAndroid = /Android/.test(userAgent)
  const [native, other] = isAndroid ? ['android', 'ios'] : ['ios', 'android']
  return stores
    .filter(({ place }) => place !== other)
    .sort((left, right) => Number(right.place === native) - Number(left.place === native))
}

function isWeb(href: string | null | undefined): href is string {
  return /^https:\/\//i.test(href ?? '')
}
