import { selectActiveConnection, type Namespace } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/**
 * Returns the connected wallet's provider, such as an EIP-1193 provider on eip155; `undefined` while nothing is connected or
 * while it is loading. For a typed provider, use `modal.adapter('eip155').getProvider()`.
 */
export function useProvider(parameters: { readonly namespace?: Namespace | undefined } = {}): {
  readonly provider: unknown
} {
  const { adapters, network } = useModalInstance('useProvider').controllers
  const namespace = useSelector(network.store, (state) => parameters.namespace ?? state.activeNamespace)
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
  return { provider: loaded?.connectionId === connectionId ? loaded?.provider : undefined }
}
