import type { Translator } from '../../messages/createTranslator.ts'
import type { ShownTransaction } from './ShownTransaction.ts'

/** Returns what a transaction did, or what it is doing. */
export function toActionText({ action, phase }: ShownTransaction, t: Translator['t']): string {
  return t(phase === 'done' ? `activity.${action}` : `activity.${action}Pending`)
}
