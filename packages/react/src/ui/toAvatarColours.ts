import { toHash } from './toHash.ts'

/** What an address looks like: the custom properties of an {@link Avatar}. */
export interface AvatarColours {
  readonly '--lk-avatar-1': string
  readonly '--lk-avatar-2': string
  readonly '--lk-avatar-3': string
  readonly '--lk-avatar-4': string
  readonly '--lk-avatar-x': string
  readonly '--lk-avatar-y': string
}

/**
 * A gradient that is always the same for the same address, whatever its capitals (EIP-55 only adds a checksum by them).
 */
export function toAvatarColours(address: string): AvatarColours {
  const hash = toHash(address.toLowerCase())
  const hue = hash % 360
  const spread = 40 + ((hash >>> 9) % 50)
  return {
    '--lk-avatar-1': `hsl(${(hue + spread) % 360} 92% 74%)`,
    '--lk-avatar-2': `hsl(${(hue + 360 - spread) % 360} 84% 58%)`,
    '--lk-avatar-3': `hsl(${(hue + 2 * spread) % 360} 78% 52%)`,
    '--lk-avatar-4': `hsl(${hue} 82% 60%)`,
    '--lk-avatar-x': `${15 + ((hash >>> 17) % 45)}%`,
    '--lk-avatar-y': `${40 + ((hash >>> 24) % 45)}%`,
  }
}
