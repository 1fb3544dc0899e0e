import { isModalError, ModalError, pollChain, readProperty } from '@latchkey/core/adapter'
import type { ClockPort, TransactionOutcome, WaitForTransactionParameters } from '@latchkey/core/adapter'
import type { BitcoinTypes } from '../types.ts'
import { FIRST_POLL, LAST_POLL } from './constants.ts'
import type { AskEsplora } from './createEsplora.ts'
import { parseAmount } from './parseAmount.ts'
import { readJson } from './readJson.ts'

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
    const input = readList(known, 'vin')[0]
    const coin = readProperty(input, 'txid')
    if (!isId(coin)) return undefined
    const spent = await read(`/tx/${coin}/outspend/${Number(readProperty(input, 'vout'))}`).catch(() => undefined)
    const other = readProperty(spent, 'txid')
    if (!isConfirmed(spent) || !isId(other) || other === id) return undefined
    const replacement = await read(`/tx/${other}`)
    const replacedBy = tellReplacement(replacement, known)
    const outcome = { status: replacedBy === 'spedUp' ? 'success' : 'replaced', id: other, replacedBy } as const
    return { outcome, spent }
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
      if (replaced) return finish(replaced.outcome, replaced.spent)
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

function readList(transaction: unknown, key: 'vin' | 'vout'): readonly unknown[] {
  const list = readProperty(transaction, key)
  return Array.isArray(list) ? list : []
}

/** A replacement that pays the same is sped up. One that pays only the accounts whose coins it spends is cancelled. */
function tellReplacement(replacement: unknown, original: unknown): 'spedUp' | 'cancelled' | 'replaced' {
  const payments = listPayments(replacement)
  if (payments.join() === listPayments(original).join()) return 'spedUp'
  return payments.length === 0 ? 'cancelled' : 'replaced'
}

/** The outputs that are no change, in the form `script:amount`. */
function listPayments(transaction: unknown): readonly string[] {
  const own = readList(transaction, 'vin').map((input) => readProperty(readProperty(input, 'prevout'), 'scriptpubkey'))
  return readList(transaction, 'vout')
    .filter((output) => !own.includes(readProperty(output, 'scriptpubkey')))
    .map((output) => `${String(readProperty(output, 'scriptpubkey'))}:${String(readProperty(output, 'value'))}`)
    .toSorted()
}
