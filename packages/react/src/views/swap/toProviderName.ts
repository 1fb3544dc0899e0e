import type { SwapReview } from '@latchkey/core'
import type { Translator } from '../../messages/createTranslator.ts'

/** Names of companies, which are the same in every language. */
const names = { '1inch': '1inch', kyberswap: 'KyberSwap' } as const

/** Returns the name of who makes a swap. */
export function toProviderName(provider: SwapReview['provider'], t: Translator['t']): string {
  return provider === 'devnet' ? t('swap.localExchange') : names[provider]
}
