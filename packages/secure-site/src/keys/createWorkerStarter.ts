import workerUrl from '../vault/worker/vault.worker.ts?worker&url'

/** The part of Trusted Types that the frame uses. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(input: string): string }
}

/**
 * Starts workers that have the keys. The policy `latchkey` is the only one that the document may have, and its only product is the
 * address of this worker: no other address is trusted, wherever it comes from. Browsers without Trusted Types take the address as
 * a text.
 */
export function createWorkerStarter(): () => Worker {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the DOM do not have it yet
  const { trustedTypes } = globalThis as unknown as { readonly trustedTypes?: TrustedTypes | undefined }
  const policy = trustedTypes?.createPolicy('latchkey', { createScriptURL: () => workerUrl })
  return () => new Worker(policy?.createScriptURL('') ?? workerUrl)
}
