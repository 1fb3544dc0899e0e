import type { Modal } from '@latchkey/core'
import { readProperty } from '@latchkey/core/internal'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { useSelector } from '../internals/useSelector.ts'
import { enButtons } from '../messages/en.buttons.ts'
import { modalCodePlugin } from './modalCodePlugin.ts'
import { useButtonMessages } from './useButtonMessages.ts'
import { watchIntent } from './watchIntent.ts'

/** The pause before the first and before any later attempt to load the modal's code again, in ms. */
const retryPauses = [1_000, 4_000] as const

/** After this time in ms, an opening that no button shows is announced. */
const announceAfter = 100

/** Renders the modal when it opens or has a toast to show. Until its code has loaded, says what the visitor waits for. */
export function LazyModal({ modal }: { readonly modal: Modal }): ReactElement | null {
  const { store, machine } = useMemo(() => {
    const code = modal.plugin(modalCodePlugin)
    return { store: code.store, machine: code.get() }
  }, [modal])
  const { Root, hasFailed, isShownByButton } = useSelector(store, (state) => state)
  const isOpen = useSelector(modal.controllers.modal.store, (state) => state.isOpen)
  const hasToast = useSelector(modal.controllers.toasts.store, (state) => state.toast !== null)
  const isNeeded = isOpen || hasToast
  const t = useButtonMessages(enButtons)
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    // An app that replaces the modal may destroy this one before React runs the effects of its last render.
    if (machine.signal.aborted) return undefined
    void modal.start()
    const preload = readPreload(modal)
    const load = (): void => void machine.load()
    if (preload === 'none') return undefined
    return watchIntent({
      onIntent: () => {
        load()
        void modal.preload({ adapters: false })
      },
      onIdle: load,
      isEager: preload === 'idle',
      signal: machine.signal,
    })
  }, [modal, machine])

  const isAwaited = isNeeded && Root === undefined
  useEffect(() => {
    if (!isAwaited) return undefined
    let attempts = 0
    let cancel: (() => void) | undefined
    const ended = new AbortController()
    const signal = AbortSignal.any([ended.signal, machine.signal])
    const load = async (): Promise<void> => {
      cancel?.()
      await machine.load()
      if (store.getState().Root === undefined && !signal.aborted)
        cancel = modal.ports.clock.after(retryPauses[attempts++] ?? retryPauses[1], () => void load())
    }
    window.addEventListener('online', () => void load(), { signal })
    void load()
    return () => {
      ended.abort()
      cancel?.()
    }
  }, [modal, machine, store, isAwaited])

  useEffect(() => {
    if (!isAwaited) return undefined
    const cancel = modal.ports.clock.after(announceAfter, () => setIsLate(true))
    return () => {
      cancel()
      setIsLate(false)
      machine.showByButton(false)
    }
  }, [modal, machine, isAwaited])

  if (Root) return <Root />
  if (!isOpen || (!hasFailed && (!isLate || isShownByButton))) return null
  return (
    <div role="status" data-testid="lk-opening" style={noticeStyle}>
      <span>{t(!hasFailed ? 'button.opening' : navigator.onLine ? 'button.loadFailed' : 'button.offline')}</span>
      <button type="button" className="lk-button" onClick={() => modal.close()}>
        {t('button.cancel')}
      </button>
    </div>
  )
}

/** Returns the option `preload`; `none` where the browser saves data. */
function readPreload({ controllers }: Modal): 'intent' | 'idle' | 'none' {
  const connection = readProperty(navigator, 'connection')
  return readProperty(connection, 'saveData') === true ? 'none' : controllers.options.store.getState().preload
}

const noticeStyle = {
  position: 'fixed',
  insetBlockEnd: 24,
  insetInline: 16,
  zIndex: 2_147_483_647,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: '8px 8px 8px 20px',
  borderRadius: 20,
  font: '15px/20px system-ui, sans-serif',
  color: 'CanvasText',
  background: 'Canvas',
  boxShadow: '0 0 0 1px rgb(128 128 128 / 0.3), 0 8px 32px rgb(0 0 0 / 0.2)',
} as const
