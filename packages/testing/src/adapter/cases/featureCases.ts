import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkRejects } from '../checks/checkRejects.ts'
import { checkTrue } from '../checks/checkTrue.ts'
import { adoptSession } from './adoptSession.ts'

/** What a wallet that takes part in the suite can do, if the adapter can. */
const EXPECTED_OF_WALLETS = ['message', 'balance', 'transfer', 'transaction'] as const

/** Invariant 17: features are there or not, never in between. */
export const featureCases: readonly AdapterCase[] = [
  {
    invariant: 17,
    title: 'a connection’s features are a subset of the adapter’s',
    run: async (world) => {
      const { wallet, otherWallet } = world.harness
      const { adapter, controlled, connection } = await adoptSession(world)
      const connections = [connection, await world.connect(adapter, wallet), await world.connect(adapter, otherWallet)]
      const known = Object.keys(adapter.features)
      for (const { id, features } of connections) {
        checkEqual({
          actual: features.filter((feature) => !known.includes(feature)),
          expected: [],
          claim: `${id} has no feature that the adapter has not`,
        })
        checkEqual({ actual: features.length, expected: new Set(features).size, claim: `${id} names no feature twice` })
      }
      checkTrue(controlled.accounts.length >= 2, 'The session of the harness grants two accounts')
    },
  },
  {
    invariant: 17,
    title: 'a feature is there with all its functions, or not at all',
    run: async (world) => {
      const { adapter, connection } = await world.startConnected()
      for (const [name, feature] of Object.entries(adapter.features)) {
        checkTrue(typeof feature === 'object' && feature !== null, `${name} is there, or is no member`)
        const members = Object.values(feature)
        checkTrue(members.length > 0, `${name} has functions`)
        checkTrue(
          members.every((member) => typeof member === 'function'),
          `${name} has functions only`,
        )
      }
      for (const feature of EXPECTED_OF_WALLETS) {
        if (adapter.features[feature] === undefined) continue
        checkTrue(connection.features.includes(feature), `The first wallet of the harness can do ${feature}`)
      }
    },
  },
  {
    invariant: 17,
    title: 'what a connection cannot do is refused by code, and nobody is asked',
    run: async (world) => {
      const { chain } = world.harness
      const { adapter, controlled, connection } = await adoptSession(world, { methods: [] })
      const { message, transfer } = adapter.features
      const connectionId = connection.id
      for (const feature of ['message', 'transfer', 'transaction', 'calls'] as const)
        checkTrue(!connection.features.includes(feature), `A session without methods cannot do ${feature}`)
      if (message) {
        await checkRejects({
          promise: message.sign({ connectionId, message: 'Hello' }),
          patience: world.patience,
          code: 'feature.unsupported',
          claim: 'Signing is refused',
        })
      }
      if (transfer) {
        await checkRejects({
          promise: transfer.send({ connectionId, to: chain.createRecipient(), amount: chain.amount }),
          patience: world.patience,
          code: 'feature.unsupported',
          claim: 'Sending is refused',
        })
      }
      checkEqual({ actual: controlled.requests, expected: [], claim: 'The session is not asked' })
    },
  },
]
