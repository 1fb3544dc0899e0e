/** The providers of the social login event. Farcaster is no one of them: its login has messages of its own (S5.007). */
export const socialProviders = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const

/** A provider of the social login event. */
export type SocialProvider = (typeof socialProviders)[number]
