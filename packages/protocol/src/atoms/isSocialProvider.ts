/** The providers of the social login event. Farcaster is not included, because its login has its own messages. */
export const socialProviders = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const

/** A provider of the social login event. */
export type SocialProvider = (typeof socialProviders)[number]

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
