/** Where a link is pressed, as far as it matters to links. */
export type LinkPlatform = 'ios' | 'android' | 'telegram-ios' | 'telegram-android' | 'desktop'

/** What is known of the page. */
export interface GetLinkPlatformParameters {
  readonly userAgent: string
  readonly isMobile: boolean
  /** The page stands in Telegram's web view. */
  readonly isTelegram: boolean
}

/**
 * Where a link is pressed. Telegram counts on phones only: on a desktop its pages stand in a browser, or in a view that
 * follows links as one.
 */
export function getLinkPlatform({ userAgent, isMobile, isTelegram }: GetLinkPlatformParameters): LinkPlatform {
  if (!isMobile) return 'desktop'
  // An iPad calls itself a Mac.
  const system = /Android/i.test(userAgent) ? 'android' : 'ios'
  return isTelegram ? `telegram-${system}` : system
}
