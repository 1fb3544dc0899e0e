import type { Translator } from '../../messages/createTranslator.ts'
import { toDisplayText } from '../../ui/toDisplayText.ts'

/** A wallet's name for a sentence; for one that has none, "The wallet". */
export function toWalletName({
  wallet,
  t,
}: {
  readonly wallet: { readonly name: string } | undefined
  readonly t: Translator['t']
}): string {
  return toDisplayText(wallet?.name ?? '') || t('common.theWallet')
}
