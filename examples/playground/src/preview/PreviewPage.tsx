import { ModalProvider } from '@latchkey/react'
import { useEffect, type ReactElement } from 'react'
import type { PlaygroundModal } from '../modal/createPlaygroundModal.ts'
import type { Store } from '../state/createStore.ts'
import { useStore } from '../state/useStore.ts'

/** Nothing but the open modal. */
export function PreviewPage({ modal }: { readonly modal: Store<PlaygroundModal> }): ReactElement {
  const current = useStore(modal)
  useEffect(() => current.open({ view: 'Connect' }), [current])
  return <ModalProvider modal={current} />
}
