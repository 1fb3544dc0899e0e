import { type CloseReason, type OpenParameters, type ViewName } from '@latchkey/core'
import { selectRoute } from '@latchkey/core/internal'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useModal`. */
export interface UseModalReturnType {
  /** Opens the modal at the given view; by default at Account when connected, else at Connect. */
  readonly open: <view extends ViewName>(parameters?: OpenParameters<view>) => void
  /** Closes the modal, unless closing is blocked. */
  readonly close: (reason?: CloseReason) => void
  readonly isOpen: boolean
  /** The current view. */
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
  const { open, close, controllers } = useModalInstance('useModal')
  const isOpen = useSelector(controllers.modal.store, (state) => state.isOpen)
  const view = useSelector(controllers.router.store, (state) => selectRoute(state).view)
  return { open, close, isOpen, view }
}
