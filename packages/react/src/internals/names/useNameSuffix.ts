import { projectPlugin } from '@latchkey/core/internal'
import { useModalInstance } from '../useModalInstance.ts'
import { useSelector } from '../useSelector.ts'

/** The suffix of the names that the account in use can register; `undefined` if the cloud offers none, or for accounts of other networks than EVM. */
export function useNameSuffix(): string | undefined {
  const modal = useModalInstance()
  const suffix = useSelector(modal.plugin(projectPlugin).store, ({ nameSuffix }) => nameSuffix)
  const isEvm = useSelector(modal.controllers.network.store, ({ activeNamespace }) => activeNamespace === 'eip155')
  return isEvm ? suffix : undefined
}
