import { useEffect, useState } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'
import {
  createButtonTranslator,
  type EnglishButtons,
  type TranslateButton,
} from '../messages/createButtonTranslator.ts'
import { loadButtonMessages } from '../messages/loadButtonMessages.ts'
import type { ButtonMessages } from '../messages/Messages.ts'
import { buttonPagePlugin } from './buttonPagePlugin.ts'

/**
 * The messages of a button in the app's language, else the page's; English until they have loaded.
 *
 * @param english a constant with the messages of this button.
 */
export function useButtonMessages<English extends EnglishButtons>(english: English): TranslateButton<English> {
  const modal = useModalInstance()
  const { locale, messages: overrides } = useSelector(modal.controllers.options.store, (state) => state)
  const { lang } = useSelector(modal.plugin(buttonPagePlugin).store, (state) => state)
  const [messages, setMessages] = useState<ButtonMessages>()
  useEffect(() => {
    let isCurrent = true
    const tag = locale ?? lang ?? document.documentElement.lang
    void loadButtonMessages(tag).then((loaded) => isCurrent && setMessages(loaded))
    return () => {
      isCurrent = false
    }
  }, [locale, lang])
  return createButtonTranslator({ english, messages, overrides })
}
