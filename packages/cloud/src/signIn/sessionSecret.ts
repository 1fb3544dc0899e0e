import { createHash, randomBytes } from 'node:crypto'

const pattern = /^([\w-]{1,128})\.[\w-]{43}$/

/**
 * Creates the secret of a session, which renews its tokens: the session's id and 256 random bits. It is sent only to the
 * cloud, never to the back ends that check tokens.
 */
export function createSessionSecret(sessionId: string): string {
  return `${sessionId}.${randomBytes(32).toString('base64url')}`
}

/** Returns the session id of a secret, or `undefined` for anything else, such as a token. */
export function parseSessionSecret(text: string): string | undefined {
  return pattern.exec(text)?.[1]
}

/** Returns the hash by which the database knows a secret. A fast hash suffices for 256 random bits. */
export function toSecretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
