import type { Modal } from '@latchkey/core'
import { reopeningPlugin } from '@latchkey/core/internal'
import { useEffect, useState, type ReactElement } from 'react'
import { useSelector } from '../internals/useSelector.ts'
import { enButtons } from '../messages/languages/en/buttons.ts'
import { buttonPagePlugin } from './buttonPagePlugin.ts'
import { modalCodePlugin } from './modalCodePlugin.ts'
import { useButtonMessages } from './useButtonMessages.ts'
import { announceAfter } from './openingNotice.ts'
import { retryLoad } from './retryLoad.ts'
import { startModal } from './startModal.ts'

/** Renders the modal when it opens or has a toast to show. Until its code has loaded, says what the visitor waits for. */
export function LazyModal({ modal }: { readonly modal: Modal }): ReactElement | null {
  const { get, store } = modal.plugin(modalCodePlugin)
  const machine = get()
  const { Root, hasFailed, isShownByButton } = useSelector(store, (state) => state)
  const isOpen = useSelector(modal.controllers.modal.store, (state) => state.isOpen)
  const hasToast = useSelector(modal.controllers.toasts.store, (state) => state.toast !== null)
  const isNeeded = isOpen || hasToast
  const t = useButtonMessages(enButtons)
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    // An app that replaces the modal may destroy this one before React runs the effects of its last render.
    if (machine.signal.aborted) return undefined
    // For the notice below, in an app that shows none of our buttons.
    modal.plugin(buttonPagePlugin).get()
    return startModal({ modal, getButtons, ...machine })
  }, [modal, machine])

  const isLoading = isNeeded && Root === undefined
  useEffect(() => {
    if (!isLoading) return undefined
    const ended = new AbortController()
    const cancelAnnouncement = modal.ports.clock.after(announceAfter, () => setIsLate(true))
    retryLoad({
      modal,
      load: machine.load,
      isDone: () => store.getState().Root !== undefined || machine.signal.aborted,
      signal: ended.signal,
    })
    return () => {
      ended.abort()
      cancelAnnouncement()
      setIsLate(false)
      machine.showByButton(false)
    }
  }, [modal, machine, store, isLoading])

  if (Root) return <Root />
  if (!isOpen || (!hasFailed && (!isLate || isShownByButton))) return null
  const text = !hasFailed ? 'button.opening' : navigator.onLine ? 'button.loadFailed' : 'button.offline'
  return (
    <div role="status" data-testid="lk-opening" className="lk-notice">
      <span>{t(text)}</span>
      {text === 'button.loadFailed' && (
        <button type="button" className="lk-button" onClick={modal.plugin(reopeningPlugin).get().reload}>
          {t('button.reload')}
        </button>
      )}
      <button type="button" className="lk-button" onClick={() => modal.close()}>
        {t('button.cancel')}
      </button>
    </div>
  )
}

const getButtons = (): Iterable<Element> => document.querySelectorAll('.lk-button')
