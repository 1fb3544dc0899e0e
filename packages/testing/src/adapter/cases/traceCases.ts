import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkTrue } from '../checks/checkTrue.ts'
import { within } from '../checks/within.ts'

/** Invariant 18, fifth part: transactions whose id never arrived. */
export const traceCases: readonly AdapterCase[] = [
  {
    invariant: 18,
    title: 'a transaction is found by what was read before it was sent, and not mistaken for another',
    run: async (world) => {
      const { chain, networks, wallet } = world.harness
      const { adapter, connection } = await world.startConnected()
      const { transaction } = adapter.features
      const { trace, find } = transaction ?? {}
      if (!transaction || !trace || !find) {
        checkTrue(
          trace === undefined && find === undefined,
          'An adapter that reads traces finds by them, and the reverse',
        )
        return
      }
      const [address] = wallet.accounts
      const network = networks.current
      const to = chain.createRecipient()
      const request = chain.createTransaction?.({ from: address, to, amount: chain.amount })
      const other = { to: chain.createRecipient(), amount: chain.amount }
      checkTrue(request !== undefined, 'The harness makes a transaction of the adapter’s kind')
      const traces = await within({
        promise: Promise.all([
          trace({ address, network, transfer: { to, amount: chain.amount } }),
          trace({ address, network, transfer: other }),
          trace({ address, network, transaction: request }),
        ]),
        patience: world.patience,
        awaited: 'the traces are read',
      })
      const search = async () =>
        await within({
          // A trace comes back from storage.
          promise: Promise.all(traces.map((each) => find({ address, network, trace: structuredClone(each) }))),
          patience: world.patience,
          awaited: 'the transaction is searched',
        })
      checkEqual({
        actual: await search(),
        expected: [undefined, undefined, undefined],
        claim: 'Nothing is found before it was sent',
      })
      const { id } = await within({
        promise: transaction.send({ connectionId: connection.id, transaction: request }),
        patience: world.patience,
        awaited: 'the transaction is sent',
      })
      await within({
        promise: transaction.wait({ id, network }),
        patience: world.patience,
        awaited: 'the transaction is in a block',
      })
      checkEqual({
        actual: await search(),
        expected: [{ id }, undefined, { id }],
        claim: 'It is found by its content, and not in the place of another',
      })
      const later = await trace({ address, network, transfer: { to, amount: chain.amount } })
      checkEqual({
        actual: await find({ address, network, trace: later }),
        expected: undefined,
        claim: 'What was read later does not find it',
      })
    },
  },
]
