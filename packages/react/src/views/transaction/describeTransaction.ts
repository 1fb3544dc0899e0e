import type { ShownTransaction } from '../../internals/transactions/ShownTransaction.ts'
import type { Translator } from '../../messages/createTranslator.ts'
import type { ConnectingRingProps } from '../../ui/ConnectingRing.tsx'

/** What has become of a transaction, and what the visitor can do. */
export interface TransactionStory {
  readonly ring: ConnectingRingProps['status']
  readonly text: string
  /** What was not lost, or what not to do. */
  readonly note?: { readonly tone: 'quiet' | 'warn'; readonly title: string; readonly text: string } | undefined
}

/** Tells the state of a transaction with its cause. */
export function describeTransaction(
  { phase, cause, isSpedUp, isSpam }: ShownTransaction,
  { t, wallet, date }: { readonly t: Translator['t']; readonly wallet: string; readonly date: string },
): TransactionStory {
  const spent = { tone: 'quiet', title: t('transaction.notMoved'), text: t('transaction.onlyFee') } as const
  switch (phase) {
    case 'asking':
      return { ring: 'waiting', text: t('transaction.asking', { wallet }) }
    case 'pending':
      // A low fee is no reason to worry, where newer blocks still take it.
      return { ring: 'waiting', text: t(cause === 'slow' ? 'transaction.slow' : 'transaction.pending') }
    case 'again':
      return { ring: 'waiting', text: t('transaction.again') }
    case 'stuck':
      return {
        ring: 'late',
        text: t('transaction.stuck'),
        note: { tone: 'warn', title: t('transaction.notAgain'), text: t('transaction.speedUp', { wallet }) },
      }
    case 'unknown':
      return {
        ring: 'late',
        text: t('transaction.unknown'),
        note: { tone: 'warn', title: t('transaction.notAgain'), text: t('transaction.lookFirst', { wallet }) },
      }
    case 'expired':
      return {
        ring: 'idle',
        text: t('transaction.expired'),
        note: { tone: 'quiet', title: t('transaction.notMoved'), text: t('transaction.mayRepeat') },
      }
    case 'cancelled':
      return { ring: 'idle', text: t('transaction.cancelled'), note: spent }
    case 'replaced':
      return {
        ring: 'idle',
        text: t('transaction.replaced'),
        note: { tone: 'quiet', title: t('transaction.notMoved'), text: t('transaction.seeOther', { wallet }) },
      }
    case 'failed':
      if (cause === 'notSent')
        return {
          ring: 'declined',
          text: t('transaction.notSent', { wallet }),
          note: { tone: 'quiet', title: t('transaction.notMoved'), text: t('transaction.noFee') },
        }
      return cause === 'partlyReverted'
        ? {
            ring: 'declined',
            text: t('transaction.partly'),
            note: { tone: 'warn', title: t('transaction.notAgain'), text: t('transaction.lookFirst', { wallet }) },
          }
        : { ring: 'declined', text: t('transaction.reverted'), note: spent }
    default:
      return {
        ring: 'done',
        text:
          date === ''
            ? t('transaction.stepConfirmed')
            : t(isSpedUp ? 'transaction.spedUp' : 'transaction.confirmed', { date }),
        note: isSpam ? { tone: 'warn', title: t('transaction.spam'), text: t('transaction.spamText') } : undefined,
      }
  }
}
