import { useEffect, useState, type ReactNode } from 'react'
import { useModalInstance } from '../hooks/useModalInstance.ts'
import { useSelector } from '../hooks/useSelector.ts'
import { loadMessages, type LoadedMessages } from '../messages/loadMessages.ts'
import { MessagesContext } from '../messages/MessagesContext.ts'
import { useTranslator } from '../messages/useTranslator.ts'
import { ModalHost } from './ModalHost.tsx'
import { Notices } from './Notices.tsx'
import { RoutedFrame } from './RoutedFrame.tsx'

/** The modal of the nearest provider, in the app's language, else the page's. It waits for its words, so that none changes before the visitor's eyes. */
export function ModalRoot(): ReactNode {
  const { options } = useModalInstance().controllers
  const given = useSelector(options.store, (state) => state.locale)
  const locale = given ?? document.documentElement.lang
  const [initial, setInitial] = useState<LoadedMessages>()
  useEffect(() => {
    let isCurrent = true
    void loadMessages(locale).then((messages) => isCurrent && setInitial(messages))
    return () => {
      isCurrent = false
    }
  }, [locale])
  return initial && <TranslatedModal locale={locale} initial={initial} />
}

function TranslatedModal({
  locale,
  initial,
}: {
  readonly locale: string
  readonly initial: LoadedMessages
}): ReactNode {
  const { options, theme } = useModalInstance().controllers
  const translator = useTranslator({ locale, initial })
  const { mode, variables } = useSelector(theme.store, (state) => state)
  const direction = useSelector(options.store, (state) => state.direction)
  return (
    <MessagesContext.Provider value={translator}>
      <ModalHost themeMode={mode} themeVariables={variables} dir={direction ?? translator.dir} lang={translator.locale}>
        <RoutedFrame />
        <Notices />
      </ModalHost>
    </MessagesContext.Provider>
  )
}
