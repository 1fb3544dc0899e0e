import { getLinkPlatform, readTelegram, type LinkPlatform, type PlatformPort } from '@latchkey/core'

/** Where the visitor follows links. */
export function readLinkPlatform({ userAgent, isMobile }: PlatformPort): LinkPlatform {
  return getLinkPlatform({ userAgent, isMobile, isTelegram: readTelegram() })
}
