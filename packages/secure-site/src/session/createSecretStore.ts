import { openTable } from '../storage/openDatabase.ts'

/** Keeps a secret where the browser keeps no cookies. */
export interface SecretStore {
  read(): Promise<string | undefined>
  write(secret: string | undefined): Promise<void>
}

/** Keeps it beside the device share (Safari before 26.2 keeps keys in a frame, but no cookies). */
export function createSecretStore({ key }: { readonly key: string }): SecretStore {
  const table = openTable('sessions')
  return {
    read: async () => {
      const secret = await table.get(key)
      return typeof secret === 'string' && /^[\x21-\x7E]{1,512}$/.test(secret) ? secret : undefined
    },
    write: (secret) => (secret === undefined ? table.delete(key) : table.put(key, secret)),
  }
}

/** Where nothing outlives the document. */
export function createMemoryStore(): SecretStore {
  let kept: string | undefined
  return {
    read: async () => kept,
    write: async (secret) => {
      kept = secret
    },
  }
}
