import type { SecretStore } from '../session/createSecretStore.ts'

/** A store that writes nothing until it is told to. */
export interface HeldStore extends SecretStore {
  /** Writes what was held, and everything from now on. */
  keep(): Promise<void>
}

/**
 * Holds the secret of a session back until the visitor has proved with the wallet itself that it is theirs: a link from another
 * visitor logs nothing in.
 */
export function createHeldStore(store: SecretStore): HeldStore {
  let held: { readonly secret: string } | undefined
  let isKept = false
  return {
    read: () => store.read(),
    write: async (secret) => {
      held = undefined
      if (isKept || secret === undefined) await store.write(secret)
      else held = { secret }
    },
    keep: async () => {
      isKept = true
      const write = held
      held = undefined
      if (write !== undefined) await store.write(write.secret)
    },
  }
}
