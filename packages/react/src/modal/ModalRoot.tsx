import { installModalPlugins } from '@latchkey/core/internal'
import { useCallback, useEffect, useInsertionEffect, useState, type ReactNode } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'
import { loadMessages, type LoadedMessages } from '../messages/loadMessages.ts'
import { MessagesContext } from '../messages/MessagesContext.ts'
import { useTranslator } from '../messages/useTranslator.ts'
import { ModalHost } from './ModalHost.tsx'
import { loadLater, type Later } from './loadLater.ts'
import { ModalRouter } from './ModalRouter.tsx'
import { useDialogOwner } from './useDialogOwner.ts'
import { usePageLanguage } from './usePageLanguage.ts'

/**
 * The modal of the nearest provider, in the app's language, else the page's. It renders once its messages have loaded, so
 * that no text changes before the visitor's eyes. Only one of several providers with the same modal shows it.
 */
export function ModalRoot(): ReactNode {
  const modal = useModalInstance()
  const { options } = modal.controllers
  useInsertionEffect(() => installModalPlugins(modal), [modal])
  const appLocale = useSelector(options.store, (state) => state.locale)
  // A destroyed modal is closed, and then observes nothing.
  const isOpen = useSelector(modal.controllers.modal.store, (state) => state.isOpen)
  const pageLanguage = usePageLanguage({ isWatched: isOpen })
  const locale = appLocale ?? pageLanguage
  const [initial, setInitial] = useState<LoadedMessages>()
  useEffect(() => {
    let isCurrent = true
    void loadMessages(locale).then((messages) => isCurrent && setInitial(messages))
    return () => {
      isCurrent = false
    }
  }, [locale])
  const isOwner = useDialogOwner(modal)
  return isOwner && initial && <TranslatedModal locale={locale} initial={initial} />
}

function TranslatedModal({
  locale,
  initial,
}: {
  readonly locale: string
  readonly initial: LoadedMessages
}): ReactNode {
  const { alerts, options, theme, toasts } = useModalInstance().controllers
  const overrides = useSelector(options.store, (state) => state.messages)
  const translator = useTranslator({ locale, overrides, initial })
  const { mode, variables } = useSelector(theme.store, (state) => state)
  const direction = useSelector(options.store, (state) => state.direction)
  const notice = useSelector(toasts.store, (state) => state.toast)
  const alert = useSelector(alerts.store, (state) => state.alert)
  const [later, setLater] = useState<Later>()
  const load = useCallback(() => {
    void Promise.all([loadLater(), translator.loaded.load(['views'])]).then(([loaded]) => setLater(loaded), ignore)
  }, [translator.loaded])
  // The next notice tries again if it cannot be loaded.
  useEffect(() => {
    if (notice ?? alert) load()
  }, [notice, alert, load])
  return (
    <MessagesContext.Provider value={translator}>
      <ModalHost themeMode={mode} themeVariables={variables} dir={direction ?? translator.dir} lang={translator.locale}>
        <ModalRouter later={later} onIdle={load} />
        {later && <later.Notices />}
      </ModalHost>
    </MessagesContext.Provider>
  )
}

const ignore = (): void => undefined
