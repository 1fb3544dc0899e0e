import { EMAIL_NAME_LENGTH } from './constants.ts'

/** The parameters of `getAuthName`. */
export interface GetAuthNameParameters {
  readonly email?: string | null | undefined
  /** The visitor's name with the provider of a social login. */
  readonly socialUsername?: string | null | undefined
  /** The provider of the social login, such as `discord`. */
  readonly socialProvider?: string | null | undefined
}

/**
 * Returns the name under which a login is shown: the social username, without the trailing 0 that Discord appends to names
 * without a discriminator, else the e-mail address, cut after 30 characters.
 *
 * @example
 * ```ts
 * getAuthName({ email: 'ada@example.com' }) // 'ada@example.com'
 * ```
 */
export function getAuthName(parameters: GetAuthNameParameters): string | undefined {
  const { email, socialProvider, socialUsername } = parameters
  if (socialUsername) return socialProvider === 'discord' ? socialUsername.replace(/0$/, '') : socialUsername
  if (!email) return undefined
  return email.length > EMAIL_NAME_LENGTH ? `${email.slice(0, EMAIL_NAME_LENGTH)}…` : email
}
