import type { RandomPort } from '../../../kernel/ports/ports.ts'
import type { Cryptography } from './Cryptography.ts'
import { createWebCryptography } from './createWebCryptography.ts'

/**
 * Returns the platform's cryptography if it is complete, as in browsers since 2025. Otherwise, and on insecure pages, loads an
 * implementation in JavaScript.
 */
export async function loadCryptography(parameters: {
  readonly random: RandomPort
  /** Defaults to `crypto.subtle`. */
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
