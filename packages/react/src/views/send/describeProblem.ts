import type { SendPluginState, SendProblem } from '@latchkey/core'
import type { Translator } from '../../messages/createTranslator.ts'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { formatCoin, formatShort } from '../../internals/amounts/formatCoin.ts'
import type { SendUnits } from './useSendUnits.ts'

/** What a problem is called, and what to do about it. */
export interface ProblemText {
  readonly title: string
  readonly text: string
  /** In the words of the chain or the contract. Untrusted. */
  readonly reason?: string | undefined
}

/** Describes a problem that no field shows; `undefined` for the others. */
export function describeProblem(parameters: {
  readonly problem: SendProblem
  readonly state: Pick<SendPluginState, 'receiver'>
  readonly units: SendUnits
  readonly translator: Translator
}): ProblemText | undefined {
  const { problem, state, units, translator } = parameters
  const { t, locale } = translator
  const coin = toDisplayText(units.coin.symbol)
  const write = (value: bigint, unit = units.token): string => formatCoin({ value, unit, locale })
  const writeFee = (value: bigint): string => formatShort({ value, unit: units.coin, locale })
  switch (problem.problem) {
    case 'fee': {
      const fee = writeFee(problem.needed)
      return problem.most === null
        ? {
            title: t('send.noFeeToken', { coin }),
            text: t('send.noFeeTokenText', { fee, coin, available: writeFee(problem.available) }),
          }
        : { title: t('send.noFee'), text: t('send.noFeeText', { fee, coin, most: writeFee(problem.most) }) }
    }
    case 'minimum':
      return { title: t('send.minimum'), text: t('send.minimumText', { amount: write(problem.minimum) }) }
    case 'nameChanged': {
      const name = state.receiver.status === 'found' ? toDisplayText(state.receiver.name ?? '') : ''
      return { title: t('send.nameChanged', { name }), text: t('send.nameChangedText') }
    }
    case 'maxChanged':
      return { title: t('send.maxChanged'), text: t('send.maxChangedText', { amount: write(problem.amount) }) }
    case 'wouldFail':
      return { title: t('send.wouldFail'), text: t('send.wouldFailText'), reason: problem.reason ?? undefined }
    case 'unread':
      return { title: t('send.unread'), text: t('send.unreadText') }
    case 'decimalsChanged':
      return { title: t('send.tokenChanged'), text: t('send.tokenChangedText') }
    case 'tokenMissing':
      return { title: t('send.tokenMissing'), text: t('send.tokenMissingText') }
    case 'balance':
    case 'amountMissing':
    case 'receiverMissing':
    case 'receiver':
    case 'lookAlike':
      return undefined
  }
}
