import { listOnrampSellers } from '@latchkey/core'
import { projectPlugin } from '@latchkey/core/internal'
import { useModalInstance } from '../useModalInstance.ts'
import { useSelector } from '../useSelector.ts'

/** Whether the cloud has a seller for the account in use, on a chain where buying is offered (S2.039, S9.074). */
export function useCanBuy(): boolean {
  const modal = useModalInstance()
  const { network, options } = modal.controllers
  const isKnown = useSelector(modal.plugin(projectPlugin).store, ({ status }) => status === 'ready')
  const namespace = useSelector(network.store, (state) => state.activeNamespace)
  const hasSeller = useSelector(
    options.store,
    (state) => listOnrampSellers({ providers: state.remoteFeatures.onramp, namespace }).length > 0,
  )
  return isKnown && hasSeller
}
