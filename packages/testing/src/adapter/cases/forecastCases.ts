import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkRejects } from '../checks/checkRejects.ts'
import { checkTrue } from '../checks/checkTrue.ts'
import { within } from '../checks/within.ts'

/** Invariant 18, third part: the forecast of a transfer, on a real local chain. */
export const forecastCases: readonly AdapterCase[] = [
  {
    invariant: 18,
    title: 'the speeds to choose from contain the usual one, and no other than the contract’s',
    run: async (world) => {
      const { adapter, connection } = await world.startConnected()
      const speeds = await adapter.features.transfer?.getSpeeds?.({ connectionId: connection.id })
      const known: readonly string[] = ['slow', 'normal', 'fast']
      const isWhole =
        speeds === undefined || (speeds.includes('normal') && speeds.every((each) => known.includes(each)))
      checkTrue(isWhole, 'The speeds are those of the contract')
    },
  },
  {
    invariant: 18,
    title: 'a simulated transfer tells what leaves and what arrives, without a prompt, and moves nothing',
    run: async (world) => {
      const { chain, wallet } = world.harness
      const { adapter, connection } = await world.startConnected()
      const { transfer } = adapter.features
      if (!transfer?.simulate) return
      const { patience } = world
      const [from] = wallet.accounts
      const prompts = wallet.getPromptCount()
      for (const token of [undefined, ...chain.tokens]) {
        const to = chain.createRecipient()
        const before = await chain.getBalance({ address: from, token })
        const parameters = { connectionId: connection.id, to, amount: chain.amount, token }
        const simulation = await within({ promise: transfer.simulate(parameters), patience, awaited: 'the simulation' })
        checkEqual({ actual: simulation.status, expected: 'success', claim: 'A transfer that can be paid succeeds' })
        const { arrives, changes } = simulation
        checkTrue(arrives === undefined || arrives === chain.amount, 'All that is sent arrives')
        const change = changes?.find((each) => each.token === token)
        checkTrue(changes === undefined || change?.value === -chain.amount, 'The account pays what is sent')
        checkEqual({
          actual: [await chain.getBalance({ address: from, token }), await chain.getBalance({ address: to, token })],
          expected: [before, 0n],
          claim: 'A simulation moves nothing',
        })
      }
      checkEqual({ actual: wallet.getPromptCount(), expected: prompts, claim: 'A simulation asks nobody' })
    },
  },
  {
    invariant: 18,
    title: 'a simulated transfer of more than the account has is a failure',
    run: async (world) => {
      const { chain, wallet } = world.harness
      const { adapter, connection } = await world.startConnected()
      const { transfer } = adapter.features
      if (!transfer?.simulate) return
      for (const token of [undefined, ...chain.tokens]) {
        const amount = (await chain.getBalance({ address: wallet.accounts[0], token })) + 1n
        const simulation = await within({
          promise: transfer.simulate({ connectionId: connection.id, to: chain.createRecipient(), amount, token }),
          patience: world.patience,
          awaited: 'the simulation',
        })
        checkEqual({ actual: simulation.status, expected: 'failure', claim: 'More than there is cannot be sent' })
        checkEqual({ actual: simulation.arrives, expected: undefined, claim: 'Nothing arrives of a failed transfer' })
      }
    },
  },
  {
    invariant: 18,
    title: 'an unused address is an account, and its least amount can be sent but no less',
    run: async (world) => {
      const { chain, wallet } = world.harness
      const { adapter, connection } = await world.startConnected()
      const { transfer } = adapter.features
      if (!transfer?.inspect) return
      const { patience } = world
      const connectionId = connection.id
      const prompts = wallet.getPromptCount()
      const to = chain.createRecipient()
      for (const token of [undefined, ...chain.tokens]) {
        const { kind } = await within({
          promise: transfer.inspect({ connectionId, to, token }),
          patience,
          awaited: 'the receiver is inspected',
        })
        checkEqual({ actual: kind, expected: 'account', claim: 'An address with a key is an account' })
      }
      checkEqual({ actual: wallet.getPromptCount(), expected: prompts, claim: 'An inspection asks nobody' })
      const { minimum } = await transfer.inspect({ connectionId, to })
      if (minimum === undefined) return
      checkTrue(minimum > 0n && minimum <= chain.amount, 'The least amount is one that can be sent')
      await checkRejects({
        promise: transfer.send({ connectionId, to, amount: minimum - 1n }),
        patience,
        claim: 'Less than the least amount is refused',
      })
      await within({ promise: transfer.send({ connectionId, to, amount: minimum }), patience, awaited: 'the transfer' })
      await world.waitForBalance({ address: to, balance: minimum })
    },
  },
]
