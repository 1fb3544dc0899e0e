import type { Siwx } from '@latchkey/protocol/siwx'
import type { Network } from '../adapter/Network.ts'

/** Signs accounts out on each of the given networks. Tries all of them, then throws the first failure. */
export async function endSessions(parameters: {
  readonly siwx: Siwx
  /** The networks of the accounts' namespace. */
  readonly networks: readonly Network[]
  readonly addresses: readonly string[]
}): Promise<void> {
  const { siwx, networks, addresses } = parameters
  const failures: unknown[] = []
  for (const { caipNetworkId: chainId } of networks)
    for (const accountAddress of addresses) {
      const account = { chainId, accountAddress }
      try {
        // One at a time, so that a session shared by several networks is revoked once.
        if ((await siwx.getSessions(account)).length > 0) await siwx.revokeSession(account)
      } catch (error) {
        failures.push(error)
      }
    }
  if (failures.length > 0) throw failures[0]
}
