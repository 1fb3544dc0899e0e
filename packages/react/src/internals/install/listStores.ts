import type { AnyWallet } from '../wallets/AnyWallet.ts'

/** A place to get a wallet at. */
export interface Store {
  readonly place: 'browser' | 'ios' | 'android'
  readonly href: string
  /** The place for browsers is Chrome's own store, and not the wallet's website. */
  readonly isChromeStore: boolean
}

export interface ListStoresParameters {
  readonly wallet: AnyWallet | undefined
  readonly isMobile: boolean
  readonly userAgent: string
}

/** Where a wallet is to be had, the place for this device first. Only `https:` links are let through. */
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
  // A phone has one store: the link to the other one leads nowhere.
  const isAndroid = /Android/.test(userAgent)
  const [own, foreign] = isAndroid ? ['android', 'ios'] : ['ios', 'android']
  return found
    .filter(({ place }) => place !== foreign)
    .sort((left, right) => Number(right.place === own) - Number(left.place === own))
}

function isWeb(href: string | null | undefined): href is string {
  return /^https:\/\//i.test(href ?? '')
}
