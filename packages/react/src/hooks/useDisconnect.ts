import { type DisconnectParameters, type ModalError } from '@latchkey/core'
import { useAction } from '../internals/useAction.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'

/** Return type of `useDisconnect`. */
export interface UseDisconnectReturnType {
  /** Ends one connection, all of a namespace, or all. @throws `connection.disconnectFailed` */
  readonly disconnect: (parameters?: DisconnectParameters) => Promise<void>
  readonly isPending: boolean
  readonly error: ModalError | undefined
}

/**
 * Disconnects wallets.
 *
 * @example
 * ```tsx
 * function LogOut() {
 *   const { disconnect, isPending } = useDisconnect()
 *   return (
 *     <button type="button" disabled={isPending} onClick={() => void disconnect().catch(() => undefined)}>
 *       Log out
 *     </button>
 *   )
 * }
 * ```
 */
export function useDisconnect(): UseDisconnectReturnType {
  const modal = useModalInstance('useDisconnect')
  const { run, isPending, error } = useAction((parameters: DisconnectParameters | undefined) =>
    modal.disconnect(parameters),
  )
  return { disconnect: (parameters) => run(parameters), isPending, error }
}
