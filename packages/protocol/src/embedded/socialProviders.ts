/** The providers of social logins, as the secure origin knows them. Farcaster has a login of its own. */
export const socialProviders = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const

/** A provider of social logins. */
export type SocialProvider = (typeof socialProviders)[number]
