import type { SwapProblem } from '@latchkey/core'
import { formatCoin, formatShort } from '../../internals/amounts/formatCoin.ts'
import type { Translator } from '../../messages/createTranslator.ts'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { formatPercent } from './formatPercent.ts'
import type { SwapUnits } from './useSwapUnits.ts'

/** What a problem is called, and what to do about it. */
export interface ProblemText {
  readonly title: string
  readonly text: string
  /** In the words of the chain or the contract. Untrusted. */
  readonly reason?: string | undefined
}

/** Describes a problem that neither a field nor the note of the loss shows; `undefined` for the others. */
export function describeSwapProblem(parameters: {
  readonly problem: SwapProblem
  readonly units: SwapUnits
  readonly translator: Translator
}): ProblemText | undefined {
  const { problem, units, translator } = parameters
  const { t, locale } = translator
  const coin = toDisplayText(units.coin.symbol)
  const writeFee = (value: bigint): string => formatShort({ value, unit: units.coin, locale })
  switch (problem.problem) {
    case 'fee': {
      const fee = writeFee(problem.needed)
      return problem.most === null
        ? {
            title: t('send.noFeeToken', { coin }),
            text: t('swap.noFeeTokenText', { fee, coin, available: writeFee(problem.available) }),
          }
        : {
            title: t('send.noFee'),
            text: t('swap.noFeeText', {
              fee,
              coin,
              most: formatCoin({ value: problem.most, unit: units.coin, locale }),
            }),
          }
    }
    case 'impactRefused':
      return {
        title: t('swap.impactRefused'),
        text: t('swap.impactRefusedText', { percent: formatPercent(problem.impact, locale) }),
      }
    case 'wouldFail':
      return { title: t('send.wouldFail'), text: t('send.wouldFailText'), reason: problem.reason ?? undefined }
    case 'unread':
      return { title: t('send.unread'), text: t('send.unreadText') }
    case 'decimalsChanged':
      return { title: t('send.tokenChanged'), text: t('send.tokenChangedText') }
    case 'sameToken':
      return { title: t('swap.sameToken'), text: t('swap.sameTokenText') }
    case 'tokenMissing':
    case 'networkUnsupported':
    case 'balance':
    case 'amountMissing':
    case 'impactUnaccepted':
      return undefined
  }
}
