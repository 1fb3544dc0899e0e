import { selectActiveConnection, type Namespace } from '@latchkey/core'
import { ModalError } from '@latchkey/core/internal'
import { useAction } from '../internals/useAction.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'

/** Return type of `useSignMessage`. */
export interface UseSignMessageReturnType {
  /** Asks the connected wallet to sign a text. @throws `connection.required`, `request.rejected`, `feature.unsupported` */
  readonly signMessage: (parameters: { readonly message: string }) => Promise<string>
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly isPending: boolean
  /** The signature. */
  readonly data: string | undefined
  readonly error: ModalError | undefined
  readonly reset: () => void
}

/**
 * Signs messages on the active namespace or on the given one.
 *
 * @example
 * ```tsx
 * function Sign() {
 *   const { signMessage, data, error } = useSignMessage()
 *   return (
 *     <>
 *       <button type="button" onClick={() => void signMessage({ message: 'Hello' }).catch(() => undefined)}>Sign</button>
 *       <p>{error ? error.message : data}</p>
 *     </>
 *   )
 * }
 * ```
 */
export function useSignMessage(
  parameters: { readonly namespace?: Namespace | undefined } = {},
): UseSignMessageReturnType {
  const { adapters, network } = useModalInstance('useSignMessage').controllers
  const { run, ...state } = useAction(async ({ message }: { readonly message: string }) => {
    const namespace = parameters.namespace ?? network.store.getState().activeNamespace
    const connection = selectActiveConnection(adapters.store.getState(), namespace)
    if (connection === undefined) throw new ModalError('connection.required', { text: 'Wallet is not connected' })
    const feature = adapters.get(namespace).features.message
    if (feature === undefined || !connection.features.includes('message'))
      throw new ModalError('feature.unsupported', {
        context: { feature: 'message' },
        text: 'The wallet does not support {feature}',
      })
    return (await feature.sign({ connectionId: connection.id, message })).signature
  })
  return { signMessage: run, ...state }
}
