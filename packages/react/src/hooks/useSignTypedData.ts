import { selectActiveConnection, type Namespace, type TypedData } from '@latchkey/core'
import { ModalError } from '@latchkey/core/internal'
import { useAction } from '../internals/useAction.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'

/** Return type of `useSignTypedData`. */
export interface UseSignTypedDataReturnType {
  /**
   * Asks the connected wallet to sign structured data.
   *
   * @throws `network.mismatch` if the data is for another network than the wallet's, `options.invalid` if it is no typed data;
   * `connection.required`, `feature.unsupported`, `request.rejected`
   */
  readonly signTypedData: (typedData: TypedData) => Promise<string>
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly isPending: boolean
  /** The signature. */
  readonly data: string | undefined
  readonly error: ModalError | undefined
  readonly reset: () => void
}

/**
 * Signs structured data (EIP-712) on the active namespace or on the given one. Such a signature can move money: say what it allows.
 *
 * @example
 * ```tsx
 * function Order() {
 *   const { signTypedData, isPending } = useSignTypedData()
 *   const sign = () =>
 *     signTypedData({
 *       domain: { name: 'Shop', chainId: 1 },
 *       types: { Order: [{ name: 'amount', type: 'uint256' }] },
 *       primaryType: 'Order',
 *       message: { amount: 10n },
 *     })
 *   return <button disabled={isPending} onClick={() => void sign().catch(() => undefined)}>Sign</button>
 * }
 * ```
 */
export function useSignTypedData(
  parameters: { readonly namespace?: Namespace | undefined } = {},
): UseSignTypedDataReturnType {
  const { adapters, network } = useModalInstance('useSignTypedData').controllers
  const { run, ...state } = useAction(async (typedData: TypedData) => {
    const namespace = parameters.namespace ?? network.store.getState().activeNamespace
    const connection = selectActiveConnection(adapters.store.getState(), namespace)
    if (connection === undefined) throw new ModalError('connection.required', { text: 'Wallet is not connected' })
    const feature = adapters.get(namespace).features.typedData
    if (feature === undefined || !connection.features.includes('typedData'))
      throw new ModalError('feature.unsupported', {
        context: { feature: 'typedData' },
        text: 'The wallet does not support {feature}',
      })
    return (await feature.sign({ connectionId: connection.id, typedData })).signature
  })
  return { signTypedData: run, ...state }
}
