import type { RandomPort } from '../../../kernel/ports/ports.ts'
import type { Cryptography } from './Cryptography.ts'
import { createWebCryptography } from './createWebCryptography.ts'

/**
 * The platform's cryptography where all of it works, as in the browsers since 2025; elsewhere, and on pages that are not
 * secure, one in JavaScript, which is downloaded then.
 */
export async function loadCryptography(parameters: {
  readonly random: RandomPort
  /** `crypto.subtle` by default. */
  readonly subtle?: SubtleCrypto | undefined
}): Promise<Cryptography> {
  const { random, subtle = globalThis.crypto?.subtle } = parameters
  try {
    const cryptography = createWebCryptography(subtle)
    await Promise.all([cryptography.getPublicKey(random.bytes(32)), cryptography.createSigner()])
    return cryptography
  } catch {
    const { createNobleCryptography } = await import('./createNobleCryptography.ts')
    return createNobleCryptography(random)
  }
}
