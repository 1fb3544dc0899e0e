import type { SocialProvider } from '@latchkey/core'

/** The names of the providers, which are the same in every language. */
export const socialNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  x: 'X',
  apple: 'Apple',
  discord: 'Discord',
  github: 'GitHub',
  facebook: 'Facebook',
}
