import type { SocialProvider } from './socialProviders.ts'

/** The pages of social logins on the secure origin. */
export const socialPaths = {
  /** Opened in the visitor's click, before there is an attempt; with `?projectId&attempt` it leads on to the provider. */
  wait: '/login/social',
  /** The redirect URI of a provider: one for each, so that none can answer for another. */
  callback: (provider: SocialProvider): string => `/login/callback/${provider}`,
} as const
