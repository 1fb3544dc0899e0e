import type { RegisteredModal } from '@latchkey/core'
import { ModalError } from '@latchkey/core/internal'
import { useContext } from 'react'
import { ModalContext } from './ModalContext.ts'

/**
 * The modal of the nearest `ModalProvider`, in the type that the app registered.
 *
 * @throws `modal.providerMissing` outside of a provider.
 */
export function useModalInstance(): RegisteredModal {
  const modal = useContext(ModalContext)
  if (modal === null) throw new ModalError('modal.providerMissing')
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- necessary in an app that registers its modal
  return modal as RegisteredModal
}
