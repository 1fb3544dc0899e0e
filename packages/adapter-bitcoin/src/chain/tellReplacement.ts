import { readProperty } from '@latchkey/core/adapter'
import { listOutputs } from './listOutputs.ts'

/** Lists the inputs of a transaction, as esplora describes it. */
export function listInputs(transaction: unknown): readonly unknown[] {
  const list = readProperty(transaction, 'vin')
  return Array.isArray(list) ? list : []
}

/** A replacement that pays the same is sped up. One that pays only the accounts whose coins it spends is cancelled. */
export function tellReplacement(
  replacement: unknown,
  original: readonly string[] | undefined,
): 'spedUp' | 'cancelled' | 'replaced' {
  const own = listInputs(replacement).map((input) => readProperty(readProperty(input, 'prevout'), 'scriptpubkey'))
  // The outputs that are no change.
  const toPayments = (outputs: readonly string[]): readonly string[] =>
    outputs.filter((output) => !own.includes(output.split(':')[0])).toSorted()
  const payments = toPayments(listOutputs(replacement))
  if (original && payments.join() === toPayments(original).join()) return 'spedUp'
  return payments.length === 0 ? 'cancelled' : 'replaced'
}
