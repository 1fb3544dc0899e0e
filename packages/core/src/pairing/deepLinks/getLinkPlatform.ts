/** The platform on which a link is opened, as far as it matters to links. */
export type LinkPlatform = 'ios' | 'android' | 'telegram-ios' | 'telegram-android' | 'desktop'

/** The environment of the page. */
export interface GetLinkPlatformParameters {
  readonly userAgent: string
  readonly isMobile: boolean
  /** Whether the page runs in Telegram's web view. */
  readonly isTelegram: boolean
}

/**
 * Returns the platform on which links are opened. Telegram matters on phones only: on a desktop its pages run in a browser, or
 * in a view that follows links like one.
 */
export function getLinkPlatform({ userAgent, isMobile, isTelegram }: GetLinkPlatformParameters): LinkPlatform {
  if (!isMobile) return 'desktop'
  // An iPad reports itself as a Mac.
  const system = /Android/i.test(userAgent) ? 'android' : 'ios'
  return isTelegram ? `telegram-${system}` : system
}
