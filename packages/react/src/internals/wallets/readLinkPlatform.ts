import { type PlatformPort } from '@latchkey/core'
import { getLinkPlatform, readTelegram, type LinkPlatform } from '@latchkey/core/internal'

/** Returns the platform that decides which links work for the visitor. */
export function readLinkPlatform({ userAgent, isMobile }: PlatformPort): LinkPlatform {
  return getLinkPlatform({ userAgent, isMobile, isTelegram: readTelegram() })
}
