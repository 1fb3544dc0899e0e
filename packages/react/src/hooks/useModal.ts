import { type CloseReason, type OpenParameters, type ViewName } from '@latchkey/core'
import { selectRoute } from '@latchkey/core/internal'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** What `useModal` gives. */
export interface UseModalReturnType {
  /** Opens the modal: to Account when connected, to Connect otherwise, or to the view that is named. */
  readonly open: <view extends ViewName>(parameters?: OpenParameters<view>) => void
  /** Closes it, unless closing is blocked. */
  readonly close: (reason?: CloseReason) => void
  readonly isOpen: boolean
  /** The view on screen. */
  readonly view: ViewName
}

/**
 * Opens and closes the modal.
 *
 * @example
 * ```tsx
 * function Login() {
 *   const { open } = useModal()
 *   return <button onClick={() => open()}>Log in</button>
 * }
 * ```
 */
export function useModal(): UseModalReturnType {
  const { open, close, controllers } = useModalInstance()
  const isOpen = useSelector(controllers.modal.store, (state) => state.isOpen)
  const view = useSelector(controllers.router.store, (state) => selectRoute(state).view)
  return { open, close, isOpen, view }
}
