import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkRejects } from '../checks/checkRejects.ts'
import { checkTrue } from '../checks/checkTrue.ts'
import { within } from '../checks/within.ts'

/** Invariant 18, second part: balances and transfers on a real local chain. */
export const transferCases: readonly AdapterCase[] = [
  {
    invariant: 18,
    title: 'the native balance is the chain’s',
    run: async (world) => {
      const { chain, networks, wallet } = world.harness
      const { adapter, connection } = await world.startConnected()
      const { balance } = adapter.features
      if (!balance) {
        checkTrue(!connection.features.includes('balance'), 'No wallet tells balances if the adapter cannot')
        return
      }
      for (const address of [wallet.accounts[0], chain.createRecipient()]) {
        const { decimals, symbol } = networks.current.nativeCurrency
        checkEqual({
          actual: await within({
            promise: balance.getNative({ address, network: networks.current }),
            patience: world.patience,
            awaited: 'the balance',
          }),
          expected: { value: await chain.getBalance({ address }), decimals, symbol },
          claim: `The balance of ${address} is the chain’s`,
        })
      }
    },
  },
  {
    invariant: 18,
    title: 'a native transfer changes the balances by what was sent and a fee that the estimate covers',
    run: async (world) => {
      const { chain, wallet } = world.harness
      const { adapter, connection } = await world.startConnected()
      const { transfer } = adapter.features
      if (!transfer) {
        checkTrue(!connection.features.includes('transfer'), 'No wallet transfers if the adapter cannot')
        return
      }
      const to = chain.createRecipient()
      const [from] = wallet.accounts
      const before = await chain.getBalance({ address: from })
      const prompts = wallet.getPromptCount()
      const parameters = { connectionId: connection.id, to, amount: chain.amount }
      const { fee, feeAtMost } = await within({
        promise: transfer.estimate(parameters),
        patience: world.patience,
        awaited: 'the fee is estimated',
      })
      checkTrue(fee > 0n, 'The estimated fee is more than nothing')
      checkTrue(feeAtMost >= fee, 'The largest fee is no less than the expected one')
      checkTrue(fee < before, 'The estimated fee can be paid')
      checkEqual({ actual: wallet.getPromptCount(), expected: prompts, claim: 'An estimate asks nobody' })
      const { id } = await within({
        promise: transfer.send(parameters),
        patience: world.patience,
        awaited: 'the transfer',
      })
      checkTrue(id !== '', 'The transfer has an id')
      await world.waitForBalance({ address: to, balance: chain.amount })
      const paid = before - (await chain.getBalance({ address: from })) - chain.amount
      checkTrue(paid >= 0n, 'The sender paid what was sent')
      checkTrue(paid <= feeAtMost, 'The sender paid no more than the largest estimated fee')
    },
  },
  {
    invariant: 18,
    title: 'after the largest transfer no more is left than its fee, and it can be sent',
    run: async (world) => {
      const { chain, wallet } = world.harness
      const { adapter, connection } = await world.startConnected()
      const { transfer } = adapter.features
      if (!transfer?.getMax) return
      const { patience } = world
      const connectionId = connection.id
      const [from, to] = wallet.accounts
      const before = await chain.getBalance({ address: from })
      const had = await chain.getBalance({ address: to })
      const { amount, fee } = await within({
        promise: transfer.getMax({ connectionId, to }),
        patience,
        awaited: 'the largest amount',
      })
      checkTrue(amount > 0n && amount + fee <= before, 'The largest amount and its fee can be paid')
      await within({ promise: transfer.send({ connectionId, to, amount }), patience, awaited: 'the transfer' })
      await world.waitForBalance({ address: to, balance: had + amount })
      const left = await chain.getBalance({ address: from })
      checkTrue(left <= fee, 'No more than the fee is left')
      // The other cases need the account's coins.
      await within({ promise: adapter.switchAccount({ connectionId, address: to }), patience, awaited: 'the switch' })
      await within({
        promise: transfer.send({ connectionId, to: from, amount: amount - chain.amount }),
        patience,
        awaited: 'the way back',
      })
      await world.waitForBalance({ address: from, balance: left + amount - chain.amount })
      for (const token of chain.tokens) {
        const held = await chain.getBalance({ address: to, token })
        checkEqual({
          actual: (await transfer.getMax({ connectionId, to: from, token })).amount,
          expected: held,
          claim: 'The largest amount of a token is all that the account has',
        })
      }
    },
  },
  {
    invariant: 18,
    title: 'a transfer of each token changes its balances by what was sent; without tokens it is refused by code',
    run: async (world) => {
      const { chain, wallet } = world.harness
      const { adapter, connection } = await world.startConnected()
      const { transfer } = adapter.features
      if (!transfer) return
      const [from] = wallet.accounts
      for (const token of chain.tokens) {
        const to = chain.createRecipient()
        const before = await chain.getBalance({ address: from, token })
        const coins = await chain.getBalance({ address: from })
        const parameters = { connectionId: connection.id, to, amount: chain.amount, token }
        const { fee, feeAtMost } = await within({
          promise: transfer.estimate(parameters),
          patience: world.patience,
          awaited: 'the fee is estimated',
        })
        checkTrue(fee > 0n, 'The estimated fee is more than nothing')
        await within({ promise: transfer.send(parameters), patience: world.patience, awaited: 'the transfer' })
        await world.waitForBalance({ address: to, token, balance: chain.amount })
        checkEqual({
          actual: await chain.getBalance({ address: from, token }),
          expected: before - chain.amount,
          claim: 'The sender has as much less as was sent',
        })
        checkEqual({ actual: await chain.getBalance({ address: to }), expected: 0n, claim: 'No coin was sent along' })
        const paid = coins - (await chain.getBalance({ address: from }))
        checkTrue(paid <= feeAtMost, 'The sender paid no more than the largest estimated fee')
      }
      if (chain.tokens.length > 0) return
      const to = chain.createRecipient()
      await checkRejects({
        promise: transfer.send({
          connectionId: connection.id,
          to,
          amount: chain.amount,
          token: chain.createRecipient(),
        }),
        patience: world.patience,
        claim: 'A chain without tokens refuses to send one',
      })
      checkEqual({ actual: await chain.getBalance({ address: to }), expected: 0n, claim: 'Nothing was sent' })
    },
  },
  {
    invariant: 18,
    title: 'a transaction of the chain’s own kind is sent and waited for',
    run: async (world) => {
      const { chain, networks, wallet } = world.harness
      const { adapter, connection } = await world.startConnected()
      const { transaction } = adapter.features
      if (!transaction) {
        checkTrue(!connection.features.includes('transaction'), 'No wallet sends transactions if the adapter cannot')
        return
      }
      const to = chain.createRecipient()
      const request = chain.createTransaction?.({ from: wallet.accounts[0], to, amount: chain.amount })
      checkTrue(request !== undefined, 'The harness makes a transaction of the adapter’s kind')
      const { id } = await within({
        promise: transaction.send({ connectionId: connection.id, transaction: request }),
        patience: world.patience,
        awaited: 'the transaction is sent',
      })
      checkEqual({
        actual: await within({
          promise: transaction.wait({ id, network: networks.current }),
          patience: world.patience,
          awaited: 'the transaction is in a block',
        }),
        expected: { status: 'success', id },
        claim: 'The transaction succeeds',
      })
      checkEqual({
        actual: await chain.getBalance({ address: to }),
        expected: chain.amount,
        claim: 'The balance has changed by the time the wait resolves',
      })
    },
  },
]
