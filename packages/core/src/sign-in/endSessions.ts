import type { Siwx } from '@latchkey/protocol/siwx'
import type { Network } from '../adapter/Network.ts'

/** Signs accounts out on every network of theirs that the app runs on. Tries all before it throws what failed first. */
export async function endSessions(parameters: {
  readonly siwx: Siwx
  /** Those of the accounts' namespace. */
  readonly networks: readonly Network[]
  readonly addresses: readonly string[]
}): Promise<void> {
  const { siwx, networks, addresses } = parameters
  const faults: unknown[] = []
  for (const { caipNetworkId: chainId } of networks)
    for (const accountAddress of addresses) {
      const account = { chainId, accountAddress }
      try {
        // One at a time: where there is one session for all, it is ended once.
        if ((await siwx.getSessions(account)).length > 0) await siwx.revokeSession(account)
      } catch (error) {
        faults.push(error)
      }
    }
  if (faults.length > 0) throw faults[0]
}
