import { isWalletLink } from '@latchkey/protocol/atoms'
import { isPlainObject } from '../../../kernel/utils/isPlainObject.ts'
import { isUrl } from '../../../kernel/utils/isUrl.ts'
import type { PeerMetadata } from '../../../adapter/PairingClient.ts'

const longestLink = 2_048

/** Parses a wallet's description of itself. Truncates long texts, and omits invalid links and icons. */
export function parsePeer(metadata: unknown): PeerMetadata {
  const { name, description, url, icons, redirect } = isPlainObject(metadata) ? metadata : {}
  const { native, universal } = isPlainObject(redirect) ? redirect : {}
  const pictures = Array.isArray(icons) ? icons.slice(0, 10).filter(isPicture) : []
  return {
    name: toText(name, 100),
    description: toText(description, 300),
    url: isLink(url, ['https:', 'http:']) ? url : '',
    icons: pictures,
    redirect: {
      ...(isOwnScheme(native) ? { native } : {}),
      ...(isLink(universal, ['https:']) ? { universal } : {}),
    },
  }
}

function toText(value: unknown, length: number): string {
  return typeof value === 'string' ? value.slice(0, length) : ''
}

function isLink(value: unknown, schemes: readonly string[]): value is string {
  return typeof value === 'string' && value.length <= longestLink && isUrl(value, schemes)
}

function isPicture(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > longestLink) return false
  return isUrl(value, ['https:']) || /^data:image\/[a-z+.-]+[;,]/i.test(value)
}

function isOwnScheme(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > longestLink) return false
  return isWalletLink(value) && !/^https:/i.test(value)
}
