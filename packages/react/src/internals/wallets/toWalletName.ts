import type { Translator } from '../../messages/createTranslator.ts'
import { toDisplayText } from '../../ui/toDisplayText.ts'

/** Returns a wallet's display name, or "The wallet" if it has none. */
export function toWalletName({
  wallet,
  t,
}: {
  readonly wallet: { readonly name: string } | undefined
  readonly t: Translator['t']
}): string {
  return toDisplayText(wallet?.name ?? '') || t('common.theWallet')
}
