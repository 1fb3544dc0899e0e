import { useEffect, useMemo, useState } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'
import {
  createButtonTranslator,
  type EnglishButtons,
  type TranslateButton,
} from '../messages/createButtonTranslator.ts'
import { loadButtonMessages } from '../messages/loadButtonMessages.ts'
import type { ButtonMessages } from '../messages/Messages.ts'

/**
 * The messages of a button in the app's language, else the page's; English until they have loaded.
 *
 * @param english a constant with the messages of this button.
 */
export function useButtonMessages<English extends EnglishButtons>(english: English): TranslateButton<English> {
  const { options } = useModalInstance().controllers
  const locale = useSelector(options.store, (state) => state.locale)
  const [messages, setMessages] = useState<ButtonMessages>()
  useEffect(() => {
    let isCurrent = true
    void loadButtonMessages(locale ?? document.documentElement.lang).then((loaded) => isCurrent && setMessages(loaded))
    return () => {
      isCurrent = false
    }
  }, [locale])
  return useMemo(() => createButtonTranslator({ english, messages }), [english, messages])
}
