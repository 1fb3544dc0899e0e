import type { NamespaceTypes, TransactionOutcome } from '@latchkey/core/adapter'
import type { AdapterCase } from '../AdapterCase.ts'
import type { CaseWorld } from '../CaseWorld.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { waitUntil } from '../checks/waitUntil.ts'
import { within } from '../checks/within.ts'

/** Invariant 18, fourth part: transactions that wallets replace while they wait for a block. */
export const replacementCases: readonly AdapterCase[] = [
  {
    invariant: 18,
    title: 'a transaction that was sped up settles with the new id',
    run: async (world) => {
      const replaced = await replace(world, 'spedUp')
      if (!replaced) return
      const { outcome, id, arrived } = replaced
      checkEqual({
        actual: outcome,
        expected: { status: 'success', id, replacedBy: 'spedUp' },
        claim: 'The replacement counts as the original',
      })
      checkEqual({ actual: arrived, expected: world.harness.chain.amount, claim: 'The amount arrived once' })
    },
  },
  {
    invariant: 18,
    title: 'a transaction that was cancelled does not succeed',
    run: async (world) => {
      const replaced = await replace(world, 'cancelled')
      if (!replaced) return
      const { outcome, id, arrived } = replaced
      checkEqual({
        actual: outcome,
        expected: { status: 'replaced', id, replacedBy: 'cancelled' },
        claim: 'The transaction is told from the one that cancelled it',
      })
      checkEqual({ actual: arrived, expected: 0n, claim: 'Nothing arrived' })
    },
  },
]

/** Waits for a transaction that is replaced meanwhile. Returns `undefined` where transactions cannot be replaced. */
async function replace<types extends NamespaceTypes>(
  world: CaseWorld<types>,
  how: 'spedUp' | 'cancelled',
): Promise<
  | { readonly outcome: TransactionOutcome<types>; readonly id: types['transactionId']; readonly arrived: bigint }
  | undefined
> {
  const { harness, patience } = world
  const { chain, networks } = harness
  const adapter = await world.startAdapter()
  const { transaction } = adapter.features
  if (!transaction || !chain.sendReplaceable) return undefined
  const to = chain.createRecipient()
  const sent = await chain.sendReplaceable({ to, amount: chain.amount })
  let isPending = false
  const waiting = transaction.wait({
    id: sent.id,
    network: networks.current,
    onStatus: ({ status }) => {
      isPending ||= status === 'pending'
    },
  })
  waiting.catch(() => undefined)
  // An adapter that has seen the transaction can tell another one from it.
  await waitUntil({ condition: () => isPending, patience, awaited: 'the transaction is pending' })
  const id = await sent.replace(how)
  const outcome = await within({ promise: waiting, patience, awaited: 'the replacement is noticed' })
  return { outcome, id, arrived: await chain.getBalance({ address: to }) }
}
