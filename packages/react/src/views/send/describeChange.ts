import type { SendReview } from '@latchkey/core'
import { truncateMiddle } from '../../ui/truncateMiddle.ts'
import { formatShort } from '../../internals/amounts/formatCoin.ts'
import type { SendUnits } from './useSendUnits.ts'

/** Writes what changes for the account, such as "−0.25 ETH". Of an unknown token only its address is known. */
export function describeChange(parameters: {
  readonly change: NonNullable<SendReview['changes']>[number]
  readonly units: SendUnits
  readonly locale: string
}): string {
  const { change, units, locale } = parameters
  const { token = null, value } = change
  const unit = units.find(token)
  const sign = value < 0n ? '−' : '+'
  if (!unit) return `${sign} ${truncateMiddle({ text: token ?? '' })}`
  return `${sign}${formatShort({ value: value < 0n ? -value : value, unit, locale })}`
}
