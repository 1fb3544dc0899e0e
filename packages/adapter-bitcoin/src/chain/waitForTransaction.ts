import { isModalError, ModalError, pollChain, readProperty } from '@latchkey/core/adapter'
import type { ClockPort, TransactionOutcome, WaitForTransactionParameters } from '@latchkey/core/adapter'
import type { BitcoinTypes } from '../types.ts'
import { FIRST_POLL, LAST_POLL } from './constants.ts'
import type { AskEsplora } from './createEsplora.ts'
import { listOutputs } from './listOutputs.ts'
import { parseAmount } from './parseAmount.ts'
import { readJson } from './readJson.ts'
import { parseSpent } from './spentFacts.ts'
import { listInputs, tellReplacement } from './tellReplacement.ts'

/** The form of a transaction's id. */
const ID = /^[\da-f]{64}$/

/**
 * Waits until a transaction is in a block, or another one that spends the same coin. Every Bitcoin transaction in a block has
 * succeeded.
 *
 * @throws `request.failed` if the chain cannot be read for a minute, `options.invalid` for an invalid id, and the signal's
 * reason.
 */
export async function waitForTransaction(
  parameters: WaitForTransactionParameters<BitcoinTypes> & {
    readonly ask: AskEsplora
    readonly clock: ClockPort
  },
): Promise<TransactionOutcome<BitcoinTypes>> {
  const { id, network, ask, clock, onStatus, isFinal = false, signal } = parameters
  const spent = parseSpent(parameters.trace)
  if (!ID.test(id)) {
    const context = { option: 'id', given: id.slice(0, 100), allowed: 'the id of a transaction' }
    throw new ModalError('options.invalid', { context })
  }
  const read = (path: string): Promise<unknown> => readJson(ask, { network, path, signal })
  let known: unknown

  /** Returns the outcome if its block is deep enough, and reports it otherwise. `included` is the transaction or spending in a block. */
  const finish = async (outcome: TransactionOutcome<BitcoinTypes>, included: unknown) => {
    if (!isFinal) return outcome
    const height = readProperty(readProperty(included, 'status'), 'block_height')
    const tip = await read('/blocks/tip/height')
    if (typeof height === 'number' && typeof tip === 'number' && tip > height) return outcome
    onStatus?.({ status: 'included', outcome })
    return undefined
  }

  /** Finds a transaction in a block that spends the first coin of this one. */
  const findReplacement = async () => {
    const input = listInputs(known)[0]
    const { txid, index } = spent?.coins[0] ?? {
      txid: readProperty(input, 'txid'),
      index: Number(readProperty(input, 'vout')),
    }
    if (!isId(txid)) return undefined
    const spending = await read(`/tx/${txid}/outspend/${index}`).catch(() => undefined)
    const other = readProperty(spending, 'txid')
    if (!isConfirmed(spending) || !isId(other) || other === id) return undefined
    const outputs = known === undefined ? spent?.outputs : listOutputs(known)
    const replacedBy = tellReplacement(await read(`/tx/${other}`), outputs)
    const outcome = { status: replacedBy === 'spedUp' ? 'success' : 'replaced', id: other, replacedBy } as const
    return { outcome, spending }
  }

  const check = async (): Promise<TransactionOutcome<BitcoinTypes> | undefined> => {
    // This server may not have it yet, or no longer.
    const transaction = await read(`/tx/${id}`).catch((error: unknown) => {
      if (isModalError(error, 'request.failed') && error.context?.providerCode === 404) return undefined
      throw error
    })
    if (isConfirmed(transaction)) return finish({ status: 'success', id }, transaction)
    if (transaction === undefined) {
      const replaced = await findReplacement()
      if (replaced) return finish(replaced.outcome, replaced.spending)
    }
    known ??= transaction
    if (onStatus) {
      const block = parseAmount(await read('/blocks/tip/height'))
      onStatus({ status: transaction === undefined ? 'notFound' : 'pending', block })
    }
    return undefined
  }
  const getPause = (checks: number): number => Math.min(FIRST_POLL * 2 ** (checks - 1), LAST_POLL)
  return pollChain({ check, getPause, clock, signal })
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value)
}

function isConfirmed(transaction: unknown): boolean {
  return readProperty(readProperty(transaction, 'status'), 'confirmed') === true
}
