import { createPrivateKey } from 'node:crypto'
import { socialProviders, type SocialProvider } from '@latchkey/protocol/embedded'
import { check, pipe, string, transform } from 'valibot'
import { isLoopbackHost } from './isLoopbackHost.ts'
import { row } from './settingSchemas.ts'
import type { SocialClient, SocialSettings } from './SocialSettings.ts'

/** The identity provider of `latchkey-devnet --identity`. */
const initialDevnetUrl = 'http://127.0.0.1:9400'

/** Its key is public: it signs for the devnet only. */
const devnetAppleKey =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgn5ZnPiq3aQeeXDgQg6lhbOH0Qi9O3IKMrvZI/wFAOzShRANCAATgqyZ4ZGmFB7NlXVekusZgVbIzP57Twgb7xJ0n6OiRlL6PTwNUIsDG8aap+CuOioIQA1RZICSoOGopUYIYrX/s'

const names: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
}

/** The value of a row that is set: a client, or none. */
type SocialValue = SocialClient | 'none'

/** The value of a row that is not valid. */
const invalid = Symbol('invalid')

const socialRow = (provider: Exclude<SocialProvider, 'apple'>) =>
  row({
    variable: `LATCHKEY_SOCIAL_${provider.toUpperCase()}`,
    group: 'Secure site',
    description: `Client of logins with ${names[provider]}: its id and secret, separated by a colon, and optionally @ and a URL that replaces ${provider === 'google' ? "the provider's issuer" : "the host of the provider's endpoints"}. Register /login/callback/${provider} of the secure site as redirect URI.`,
    initialWords: 'that of latchkey-devnet with LATCHKEY_DEV, otherwise none',
    isSecret: true,
    expected: 'none, or id:secret or id:secret@https://issuer.example.com',
    schema: clientSchema(parseClient),
  })

/** Settings of social logins. */
export const socialRows = {
  socialGoogle: socialRow('google'),
  socialGithub: socialRow('github'),
  socialApple: row({
    variable: 'LATCHKEY_SOCIAL_APPLE',
    group: 'Secure site',
    description:
      'Client of logins with Apple: services id, team id, key id and the private key (the .p8 file), separated by colons, and optionally @ and a URL that replaces the issuer. Register /login/callback/apple of the secure site as return URL. Another team gives every visitor another identity.',
    initialWords: 'that of latchkey-devnet with LATCHKEY_DEV, otherwise none',
    isSecret: true,
    expected: 'none, or services id:team id:key id:private key, where the key is PKCS #8 of the curve P-256',
    schema: clientSchema(parseAppleClient),
  }),
  socialFacebook: socialRow('facebook'),
  socialX: socialRow('x'),
  socialDiscord: socialRow('discord'),
  socialDevnet: row({
    variable: 'LATCHKEY_SOCIAL_DEVNET',
    group: 'Secure site',
    description:
      'URL of the identity provider of latchkey-devnet, which replaces every provider that is not set, in development only. `none` for none.',
    initialWords: `${initialDevnetUrl} with LATCHKEY_DEV, otherwise none`,
    expected: 'none or a loopback URL such as http://127.0.0.1:9400',
    schema: pipe(
      string(),
      transform((text) => text.replace(/\/$/, '')),
      check((text) => text === 'none' || (URL.canParse(text) && isLoopbackHost(new URL(text).hostname))),
    ),
  }),
}

interface Values {
  readonly socialGoogle: SocialValue | undefined
  readonly socialGithub: SocialValue | undefined
  readonly socialApple: SocialValue | undefined
  readonly socialFacebook: SocialValue | undefined
  readonly socialX: SocialValue | undefined
  readonly socialDiscord: SocialValue | undefined
  readonly socialDevnet: string | undefined
}

/** The URL of the devnet's identity provider, in development unless it is turned off. */
export function getSocialDevnet(parameters: {
  readonly values: Pick<Values, 'socialDevnet'>
  readonly isDev: boolean
}): string | undefined {
  const { socialDevnet = initialDevnetUrl } = parameters.values
  return parameters.isDev && socialDevnet !== 'none' ? socialDevnet : undefined
}

/** Combines the clients. In development, the devnet is the provider of those that are not set. */
export function toSocialSettings(parameters: { readonly values: Values; readonly isDev: boolean }): SocialSettings {
  const values = toRecord(parameters.values)
  const devnetUrl = getSocialDevnet(parameters)
  return new Map(
    socialProviders.flatMap((provider) => {
      const value = values[provider] ?? (devnetUrl === undefined ? 'none' : createDevnetClient(provider, devnetUrl))
      return value === 'none' ? [] : [[provider, value] as const]
    }),
  )
}

/** Reports clients that nothing uses. */
export function checkSocials(parameters: {
  readonly values: Values
  readonly hasSecureSite: boolean
}): readonly string[] {
  const { hasSecureSite } = parameters
  const values = toRecord(parameters.values)
  return socialProviders
    .filter((provider) => !hasSecureSite && typeof values[provider] === 'object')
    .map((provider) => `LATCHKEY_SOCIAL_${provider.toUpperCase()}: requires LATCHKEY_SECURE_SITE_URL`)
}

function toRecord(values: Values): Readonly<Record<SocialProvider, SocialValue | undefined>> {
  return {
    google: values.socialGoogle,
    github: values.socialGithub,
    apple: values.socialApple,
    facebook: values.socialFacebook,
    x: values.socialX,
    discord: values.socialDiscord,
  }
}

function createDevnetClient(provider: SocialProvider, devnetUrl: string): SocialClient {
  const base = `${devnetUrl}/${provider}`
  const clientId = `latchkey-${provider}`
  return provider === 'apple'
    ? { clientId, base, secret: { kind: 'key', teamId: 'DEVNETTEAM', keyId: 'DEVNETKEY1', privateKey: devnetAppleKey } }
    : { clientId, base, secret: { kind: 'text', text: `secret-of-${provider}` } }
}

function clientSchema(parse: (text: string) => SocialClient | undefined) {
  return pipe(
    string(),
    transform((text): SocialValue | typeof invalid => (text === 'none' ? text : (parse(text) ?? invalid))),
    check((value) => value !== invalid),
    transform((value): SocialValue => (value === invalid ? 'none' : value)),
  )
}

/** Splits off a URL at the end: no id and no secret of a provider has an @ before a scheme. */
function splitBase(text: string): { readonly client: string; readonly base: string | undefined } | undefined {
  const at = /^(.*)@(https?:\/\/.*)$/s.exec(text)
  if (at === null) return { client: text, base: undefined }
  const [, client = '', base = ''] = at
  if (!URL.canParse(base)) return undefined
  const { hash, hostname, password, protocol, search, username } = new URL(base)
  const isBare = [hash, password, search, username].every((part) => part === '')
  const isProtected = protocol === 'https:' || isLoopbackHost(hostname)
  return isBare && isProtected ? { client, base: base.replace(/\/$/, '') } : undefined
}

const idPattern = /^[\w.-]{1,256}$/

function parseClient(text: string): SocialClient | undefined {
  const parts = splitBase(text)
  const [, clientId = '', secret = ''] = /^([^:]*):(.*)$/.exec(parts?.client ?? '') ?? []
  if (parts === undefined || !idPattern.test(clientId) || !/^[\x21-\x7E]{8,512}$/.test(secret)) return undefined
  return { clientId, base: parts.base, secret: { kind: 'text', text: secret } }
}

function parseAppleClient(text: string): SocialClient | undefined {
  const parts = splitBase(text)
  const [clientId = '', teamId = '', keyId = '', key = '', ...others] = parts?.client.split(':') ?? []
  // A file arrives with its lines separated by commas.
  const privateKey = key.replaceAll(/-----[A-Z ]+-----|[\s,]/g, '')
  const isWhole = others.length === 0 && [clientId, teamId, keyId].every((id) => idPattern.test(id))
  if (parts === undefined || !isWhole || !isSigningKey(privateKey)) return undefined
  return { clientId, base: parts.base, secret: { kind: 'key', teamId, keyId, privateKey } }
}

function isSigningKey(privateKey: string): boolean {
  try {
    const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' })
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}
