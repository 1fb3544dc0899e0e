import { deriveAccounts } from '../derive/deriveAccounts.ts'
import type { Accounts } from '../derive/deriveAccounts.ts'
import { toHex } from '../bytes.ts'
import type { Command, Results } from '../worker/Command.ts'
import { createVault } from '../worker/createVault.ts'
import { readResult } from '../worker/readResult.ts'

/** Derives the keys of each wallet once, because a model test opens it thousands of times. */
export function createDerive(): typeof deriveAccounts {
  const known = new Map<string, Accounts>()
  return async ({ entropy, vaultId }) => {
    const id = `${vaultId} ${toHex(entropy)}`
    const accounts = known.get(id) ?? (await deriveAccounts({ entropy, vaultId }))
    known.set(id, accounts)
    return structuredClone(accounts)
  }
}

/** The worker's vault without a worker: a new one for each page load. */
export function createTestKeeper(place: 'frame' | 'window', derive?: typeof deriveAccounts) {
  const vault = createVault({ derive })
  const started = vault.run({ type: 'start', place })
  return {
    run: async <type extends Command['type']>(command: Extract<Command, { type: type }>): Promise<Results[type]> => {
      await started
      return readResult<type>(command.type, await vault.run(structuredClone(command)))
    },
  }
}
