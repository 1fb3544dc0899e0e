import { isPlainObject, ModalError, readProperty } from '@latchkey/core/adapter'

/** Maps a transaction's outcome (`TransactionError`) to an error of the catalogue. */
export function toChainError(parameters: {
  readonly outcome: unknown
  readonly logs?: unknown
  readonly cause?: unknown
}): ModalError {
  const { outcome, logs, cause = outcome } = parameters
  const lines: readonly unknown[] = Array.isArray(logs) ? logs.slice(-20) : []
  const text = lines.filter((line) => typeof line === 'string').join('\n')
  const telling = lines.filter((line) => typeof line === 'string' && /error|failed|insufficient/i.test(line))
  // The words of a program, before the line with which the chain ends it.
  const last = telling.findLast((line) => !/^Program \w+ failed: /.test(String(line))) ?? telling.at(-1)
  const details = `${describe(outcome)}${typeof last === 'string' ? `: ${last}` : ''}`.slice(0, 300)
  if (outcome === 'BlockhashNotFound') return new ModalError('transaction.expired', { cause, details })
  const rent = isPlainObject(outcome) ? outcome['InsufficientFundsForRent'] : undefined
  if (rent !== undefined && readProperty(rent, 'account_index') !== 0) {
    const reason = 'An account would be left with less than the chain asks of it'
    return new ModalError('transaction.simulationFailed', { cause, details: `${reason}: ${details}` })
  }
  const isPoor = outcome === 'InsufficientFundsForFee' || outcome === 'AccountNotFound' || rent !== undefined
  if (isPoor || /insufficient (funds|lamports)/i.test(text))
    return new ModalError('transaction.insufficientFunds', { cause, details })
  return new ModalError('transaction.simulationFailed', { cause, details })
}

function describe(outcome: unknown): string {
  try {
    return typeof outcome === 'string' ? outcome : (JSON.stringify(outcome) ?? '')
  } catch {
    return ''
  }
}
