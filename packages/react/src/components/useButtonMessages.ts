import { useEffect, useMemo, useState } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'
import { createButtonTranslator, type TranslateButton } from '../messages/createButtonTranslator.ts'
import { loadButtonMessages } from '../messages/loadButtonMessages.ts'
import type { ButtonMessages } from '../messages/Messages.ts'

/** The buttons' messages in the app's language, else the page's; English until they have loaded. */
export function useButtonMessages(): TranslateButton {
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
  return useMemo(() => createButtonTranslator({ messages }), [messages])
}
