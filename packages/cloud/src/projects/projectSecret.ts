import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** What every secret begins with, so that scanners of source code and logs recognise it. */
const prefix = 'latchkey_ps_'

const pattern = new RegExp(`^${prefix}[0-9a-f]{72}$`)

/** The header in which programs send a project's secret. `Authorization` carries the tokens of visitors and clients. */
export const secretHeader = 'x-project-secret'

/** Creates the secret of a project: the prefix, 256 random bits, and a checksum by which scanners exclude lookalikes. */
export function createProjectSecret(): string {
  const text = `${prefix}${randomBytes(32).toString('hex')}`
  return `${text}${getChecksum(text)}`
}

/** Returns the hash by which the database knows a secret. A fast hash suffices for 256 random bits. */
export function toProjectSecretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Whether a text is one of the secrets with these hashes. The time does not depend on which, or on how much agrees. */
export function isProjectSecret(text: string, hashes: readonly string[]): boolean {
  if (!pattern.test(text) || !text.endsWith(getChecksum(text.slice(0, -8)))) return false
  const hash = Buffer.from(toProjectSecretHash(text), 'hex')
  return hashes.filter((expected) => timingSafeEqual(hash, Buffer.from(expected, 'hex'))).length > 0
}

/** The first 32 bits of the SHA-256 of a text, in hex. */
function getChecksum(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
