import type { AdapterFeatures, CaipNetworkId } from '@latchkey/core/adapter'
import type { ReferenceChain } from './createReferenceChain.ts'
import type { ReferenceConnections } from './createReferenceConnections.ts'
import type { ReferenceTypes } from './ReferenceTypes.ts'

type Transfer = Required<NonNullable<AdapterFeatures<ReferenceTypes>['transfer']>>

/** Forecasts transfers. */
export function createReferenceForecasts(parameters: {
  readonly connections: ReferenceConnections
  readonly readChain: (networkId: CaipNetworkId) => ReferenceChain
  /** Aborted with the adapter's end. */
  readonly life: AbortSignal
}): Omit<Transfer, 'send'> {
  const { connections, readChain, life } = parameters

  /** What the account has, of the coin without its fee. */
  const read = ({
    connectionId,
    token,
  }: {
    readonly connectionId: string
    readonly token?: `0x${string}` | undefined
  }) => {
    life.throwIfAborted()
    const { connection } = connections.get(connectionId)
    const { fee, getBalance } = readChain(connection.networkId)
    const coins = getBalance(connection.activeAddress) - fee
    return { fee, coins, held: token === undefined ? coins : getBalance(connection.activeAddress, token) }
  }

  return {
    getSpeeds: async (call) => {
      read(call)
      return ['slow', 'normal', 'fast']
    },
    estimate: async (call) => {
      const { fee } = read(call)
      return { fee, feeAtMost: fee }
    },
    getMax: async (call) => {
      const { fee, held } = read(call)
      return { amount: held > 0n ? held : 0n, fee }
    },
    simulate: async ({ amount, token, ...call }) => {
      const { coins, held } = read({ ...call, token })
      if (coins < 0n || held < amount) return { status: 'failure', reason: 'insufficient funds' }
      return { status: 'success', arrives: amount, changes: [{ token, value: -amount }] }
    },
    inspect: async (call) => {
      read(call)
      return { kind: 'account' }
    },
  }
}
