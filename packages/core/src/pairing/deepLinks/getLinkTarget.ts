import type { LinkPlatform } from './getLinkPlatform.ts'

/**
 * Returns the `target` of a link to a wallet. A website opens in a new tab, so that the app stays open. An app's own scheme
 * does not navigate the page, and in a new tab would leave a blank tab behind; in a frame only the top page may follow it.
 * Telegram passes on only links that open a new tab.
 */
export function getLinkTarget({
  href,
  platform,
}: {
  readonly href: string
  readonly platform: LinkPlatform
}): '_blank' | '_top' {
  return platform.startsWith('telegram') || /^https:/i.test(href) ? '_blank' : '_top'
}
