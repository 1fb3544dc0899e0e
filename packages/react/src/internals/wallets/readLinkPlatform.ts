import { type PlatformPort } from '@latchkey/core'
import { getLinkPlatform, readTelegram, type LinkPlatform } from '@latchkey/core/internal'

/** Where the visitor follows links. */
export function readLinkPlatform({ userAgent, isMobile }: PlatformPort): LinkPlatform {
  return getLinkPlatform({ userAgent, isMobile, isTelegram: readTelegram() })
}
