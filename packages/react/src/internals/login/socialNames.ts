import type { SocialName } from '@latchkey/core'

/** The names of the providers, which are the same in every language. */
export const socialNames: Readonly<Record<SocialName, string>> = {
  google: 'Google',
  x: 'X',
  farcaster: 'Farcaster',
  apple: 'Apple',
  discord: 'Discord',
  github: 'GitHub',
  facebook: 'Facebook',
}
