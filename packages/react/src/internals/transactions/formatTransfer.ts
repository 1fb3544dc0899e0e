import { createAmountFormat, type AmountFormat } from '@latchkey/core/internal'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import type { ShownTransfer } from './ShownTransaction.ts'

const signs = { in: '+', out: '−', self: '' } as const

export interface FormatTransferParameters {
  /** Writes the amount. Without one, it is a plain decimal number. */
  readonly format?: AmountFormat | undefined
  /** How many decimals to show, cut off; all of them by default. */
  readonly digits?: number | undefined
  /** Whether a sign says the direction; true by default. */
  readonly hasSign?: boolean | undefined
}

/** Formats what moved, with its symbol or name. What is not known is left out. */
export function formatTransfer(
  { direction, value, decimals, symbol }: ShownTransfer,
  { format = createAmountFormat(undefined), digits, hasSign = true }: FormatTransferParameters,
): string {
  const amount = value === undefined ? '' : format({ value, decimals, digits })
  const sign = hasSign && amount !== '' ? signs[direction] : ''
  return `${sign}${amount} ${toDisplayText(symbol)}`.trim()
}
