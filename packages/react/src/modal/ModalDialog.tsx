import { useContext, useDeferredValue, useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { modalFrameStyles } from './ModalFrame.styles.ts'
import type { ModalCloseReason, ModalFrameProps } from './ModalFrameProps.ts'
import { ModalHeader } from './ModalHeader.tsx'
import { ModalHostContext } from './ModalHostContext.ts'
import { useDialog } from './useDialog.ts'
import { useEvent } from './useEvent.ts'
import { useHeightMorph } from './useHeightMorph.ts'
import { useLatched } from '../internals/useLatched.ts'
import { useHostGuard } from './useHostGuard.ts'
import { useScrollLock } from './useScrollLock.ts'
import { useShake } from './useShake.ts'
import { ViewFailureNote } from './ViewFailureNote.tsx'
import { ViewOutlet } from './ViewOutlet.tsx'

export interface ModalDialogProps extends ModalFrameProps {
  /** False until the dialog opens for the first time, true from then on. */
  readonly isShown: boolean
  /** The closing animation has ended; the component can be unmounted. */
  readonly onExited: () => void
}

const testId = 'lk-modal'

/** The frame from opening to closing. */
export function ModalDialog(props: ModalDialogProps): ReactNode {
  useStyles(modalFrameStyles)
  const { open, isShown, onBack, onClose, onEscape, onOpened, onExited } = props
  const surroundings = useContext(ModalHostContext)
  // A dialog that is only prepared changes nothing around it.
  const host = isShown ? surroundings : null
  const dialog = useRef<HTMLDialogElement>(null)
  const scrim = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  const key = getDialogKey(props)
  // A view whose chunk is still loading renders in the background; the previous view stays until it can be replaced.
  const isPending = useDeferredValue(key) !== key
  const page = useLatched({ value: props, hold: isPending || !open })
  const pageKey = getDialogKey(page)

  const landedOn = useRef<string>(undefined)
  const landFocus = useEvent((viewKey: string) => {
    if (dialog.current?.open !== true) return
    const focused = panel.current?.querySelector<HTMLElement>(':focus')
    const field = panel.current?.querySelector<HTMLElement>('.lk-view:not([data-to]) [data-autofocus]')
    const target = field ?? heading.current
    // The focus is already there, or the visitor moved it while the view was loading.
    if (landedOn.current === viewKey && focused && (!field || focused !== heading.current)) return
    // A screen reader announces an element only when the focus moves to it.
    if (focused === target) focused?.blur()
    landedOn.current = viewKey
    target?.focus({ preventScroll: true })
  })

  const lockScrolling = useScrollLock()
  const show = useDialog({
    dialog,
    scrim,
    panel,
    isOpen: open,
    onShown: (ownerDocument) => {
      // The browser has already placed the focus.
      landedOn.current = undefined
      landFocus(pageKey)
      // Last, because it changes the layout.
      lockScrolling(ownerDocument)
    },
    onOpened: () => onOpened?.(),
    onClosed: onExited,
  })
  useHostGuard(host?.root.host)
  useHeightMorph({ panel, content })
  const shake = useShake({ panel, shakeKey: props.shakeKey })
  const requestClose = (reason: ModalCloseReason): void => {
    if (!open) return
    if (props.closeBlocked) shake()
    else onClose(reason)
  }
  const onDismiss = useEvent(() => requestClose('drag'))
  const { attachDrag } = props
  useEffect(
    () =>
      dialog.current && panel.current
        ? attachDrag?.({ dialog: dialog.current, panel: panel.current, onDismiss })
        : undefined,
    [attachDrag, onDismiss],
  )

  const setDialog = host?.setDialog
  useLayoutEffect(() => {
    setDialog?.(dialog.current)
    return () => setDialog?.(null)
  }, [setDialog])

  const escape = (): void => {
    if (!open) return
    if (onEscape) onEscape()
    else if (props.canGoBack) onBack()
    else requestClose('escape')
  }
  const onClick = (event: SyntheticEvent): void => {
    if (event.target === scrim.current) requestClose('scrim')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    // Otherwise the browser would close the dialog, and the page would handle the key, too.
    event.preventDefault()
    event.stopPropagation()
    if (!event.repeat) escape()
  }
  // The browser requests to close in another way, or with the focus outside (Android's back gesture).
  const onCancel = (event: SyntheticEvent): void => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    escape()
  }
  // The browser does not let a second such request be prevented.
  const onNativeClose = (event: SyntheticEvent): void => {
    if (event.target !== event.currentTarget || !open || dialog.current?.open !== false) return
    show()
    escape()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- What the scrim and Escape do, buttons do too.
    <dialog
      ref={dialog}
      className="lk-surface lk-frame"
      // One that is only prepared is not there for tests of apps.
      data-testid={isShown ? testId : undefined}
      data-view={page.view}
      data-status={page.status}
      aria-labelledby={titleId}
      tabIndex={-1}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onNativeClose}
    >
      <div ref={scrim} className="lk-scrim" part="scrim" />
      <div ref={panel} className="lk-panel" part="dialog">
        <div className="lk-clip">
          <div ref={content} className="lk-content">
            <ModalHeader
              titleId={titleId}
              headingRef={heading}
              viewKey={pageKey}
              title={page.title}
              heading={page.heading}
              start={page.start}
              canGoBack={page.canGoBack}
              canClose={!page.isBinding}
              onBack={onBack}
              onClose={() => requestClose('button')}
            />
            <ViewOutlet
              viewKey={pageKey}
              direction={page.direction}
              isPending={isPending}
              fallback={page.fallback}
              failureView={page.failureView ?? ViewFailureNote}
              onError={props.onViewError}
              onEnter={landFocus}
            >
              {page.children}
            </ViewOutlet>
          </div>
        </div>
      </div>
    </dialog>
  )
}

/** Identifies the view of a dialog. */
export const getDialogKey = ({ view, viewKey }: ModalFrameProps): string => viewKey ?? view
