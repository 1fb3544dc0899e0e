/** The providers that the identity provider imitates. */
export const socials = ['google', 'apple', 'github', 'facebook', 'x', 'discord'] as const

/** A provider that the identity provider imitates. */
export type Social = (typeof socials)[number]

/** The client that a cloud in development uses at a provider. Its secret is public. */
export function getClient(social: Social): { readonly id: string; readonly secret: string } {
  return { id: `latchkey-${social}`, secret: `secret-of-${social}` }
}

/** Apple knows the client by a key. The cloud has the private one. */
export const appleTeam = {
  id: 'DEVNETTEAM',
  keyId: 'DEVNETKEY1',
  publicKey:
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE4KsmeGRphQezZV1XpLrGYFWyMz+e08IG+8SdJ+jokZS+j08DVCLAxvGmqfgrjoqCEANUWSAkqDhqKVGCGK1/7A==',
} as const

/** Names that lead to this machine, or that are reserved for examples (RFC 2606). */
const hostPattern = /^(?:127\.0\.0\.1|(?:.+\.)?(?:localhost|test|example\.com))$/

/** Whether a provider accepts a redirect URI. The port is not known before, so hosts and the one path are what counts. */
export function isRedirectAllowed({ social, uri }: { readonly social: Social; readonly uri: string }): boolean {
  if (!URL.canParse(uri)) return false
  const { hash, hostname, href, pathname, search } = new URL(uri)
  const isExact = href === uri && hash === '' && search === ''
  return isExact && hostPattern.test(hostname) && pathname === `/login/callback/${social}`
}
