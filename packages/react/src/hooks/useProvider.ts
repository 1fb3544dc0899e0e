import { selectActiveConnection, type Namespace, type ProviderOf } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/**
 * Returns the connected wallet's provider, such as an EIP-1193 provider on eip155; `undefined` while nothing is connected or
 * while it is loading. Its type is that of the namespace's adapter if the app registered its modal (see `Register`), otherwise
 * `unknown`.
 *
 * @example
 * ```tsx
 * import type { Eip1193Provider } from '@latchkey/adapter-eip155'
 * import { useProvider } from '@latchkey/react'
 *
 * function AddToken({ token }: { token: { address: string; symbol: string; decimals: number } }) {
 *   const { provider } = useProvider({ namespace: 'eip155' })
 *   const wallet = provider as Eip1193Provider | undefined // Not needed if the app registers its modal.
 *   const add = () => wallet?.request({ method: 'wallet_watchAsset', params: { type: 'ERC20', options: token } })
 *   return <button type="button" onClick={() => void add()?.catch(() => undefined)}>Add to the wallet</button>
 * }
 * ```
 */
export function useProvider<namespace extends Namespace = Namespace>(
  parameters: { readonly namespace?: namespace | undefined } = {},
): {
  readonly provider: ProviderOf<namespace> | undefined
} {
  const { adapters, network } = useModalInstance('useProvider').controllers
  const namespace: Namespace = useSelector(network.store, (state) => parameters.namespace ?? state.activeNamespace)
  const connectionId = useSelector(adapters.store, (state) => selectActiveConnection(state, namespace)?.id)
  const [loaded, setLoaded] = useState<{ readonly connectionId: string; readonly provider: unknown }>()
  useEffect(() => {
    if (connectionId === undefined) return undefined
    let isCurrent = true
    adapters
      .find(namespace)
      ?.getProvider({ connectionId })
      .then(
        (provider) => isCurrent && setLoaded({ connectionId, provider }),
        // The connection has ended meanwhile, so there is no provider.
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [adapters, namespace, connectionId])
  const provider = loaded?.connectionId === connectionId ? loaded?.provider : undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the namespace's adapter declared the type of its providers
  return { provider: provider as ProviderOf<namespace> | undefined }
}
