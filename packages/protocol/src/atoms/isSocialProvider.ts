import { socialProviders } from './socialProviders.ts'
import type { SocialProvider } from './socialProviders.ts'

/**
 * Whether a value is a provider of the social login event.
 *
 * @example
 * ```ts
 * isSocialProvider('google') // true
 * isSocialProvider('farcaster') // false
 * ```
 */
export function isSocialProvider(value: unknown): value is SocialProvider {
  return socialProviders.some((provider) => provider === value)
}
