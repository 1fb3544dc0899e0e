import { useContext } from 'react'
import type { Translator } from './createTranslator.ts'
import { createTranslator } from './createTranslator.ts'
import { en } from './languages/en/opening.ts'
import { MessagesContext } from './MessagesContext.ts'

/**
 * Returns the translator of the surrounding modal; English outside one.
 *
 * @example
 * const { t } = useMessages()
 * return <h3>{t('connecting.waiting', { wallet: name })}</h3>
 */
export function useMessages(): Translator {
  return useContext(MessagesContext) ?? english
}

const english = /*#__PURE__*/ createTranslator({ locale: 'en', messages: en })
