import type { RegisteredModal } from '@latchkey/core'
import { ModalError } from '@latchkey/core/internal'
import { useContext } from 'react'
import { ModalContext } from './ModalContext.ts'

/**
 * Returns the modal of the nearest `ModalProvider`, typed as the app registered it.
 *
 * @param caller the hook or component that the app uses, for the error.
 * @throws `modal.providerMissing` outside a provider.
 */
export function useModalInstance(caller: string = 'A component'): RegisteredModal {
  const modal = useContext(ModalContext)
  if (modal === null) throw new ModalError('modal.providerMissing', { context: { caller } })
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- necessary in an app that registers its modal
  return modal as RegisteredModal
}
