import type { LinkPlatform } from './getLinkPlatform.ts'

/**
 * The `target` of a link to a wallet. A website takes a new tab, so that the app stays where it is. An app's own scheme leaves
 * the page as it is, while a new tab for it would stay behind, blank; in a frame only the page around may follow it. Telegram
 * hands on only what asks for a new tab.
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
