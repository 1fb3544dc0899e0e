import { toHash } from './toHash.ts'

/** The custom properties of an address's {@link Avatar}. */
export interface AvatarColours {
  readonly '--lk-avatar-1': string
  readonly '--lk-avatar-2': string
  readonly '--lk-avatar-3': string
  readonly '--lk-avatar-4': string
  readonly '--lk-avatar-x': string
  readonly '--lk-avatar-y': string
}

/** Derives a gradient from an address, ignoring case (which is only a checksum in EIP-55). */
export function toAvatarColours(address: string): AvatarColours {
  const hash = toHash(address.toLowerCase())
  const hue = (hash >>> 5) % 360
  // At least 70 degrees away: two tones are harder to confuse than one.
  const other = (hue + 70 + ((hash >>> 14) % 221)) % 360
  return {
    '--lk-avatar-1': `oklch(0.88 0.1 ${(other + 25) % 360})`,
    '--lk-avatar-2': `oklch(0.7 0.17 ${other})`,
    '--lk-avatar-3': `oklch(0.58 0.17 ${(hue + 335) % 360})`,
    '--lk-avatar-4': `oklch(0.72 0.15 ${hue})`,
    '--lk-avatar-x': `${15 + ((hash >>> 17) % 45)}%`,
    '--lk-avatar-y': `${40 + ((hash >>> 24) % 45)}%`,
  }
}
