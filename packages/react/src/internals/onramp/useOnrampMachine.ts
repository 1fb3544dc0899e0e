import { onrampPlugin, type Onramp, type OnrampState } from '@latchkey/core'
import { visitsPlugin } from '@latchkey/core/internal'
import { useEffect } from 'react'
import { useChunk } from '../useChunk.ts'
import { useModalInstance } from '../useModalInstance.ts'
import { useSelector } from '../useSelector.ts'

/** The machine that buys, which loads beside its view, and its state. A failure to load goes to the view's error boundary. */
export function useOnrampMachine(): { readonly machine: Onramp | undefined; readonly state: OnrampState } {
  const modal = useModalInstance()
  const plugin = modal.plugin(onrampPlugin)
  const machine = useChunk(plugin.load)
  const state = useSelector(plugin.store, (current) => current)
  useEffect(() => {
    // From now on the form is entered with its view.
    if (machine) modal.plugin(visitsPlugin).get().add(onrampPlugin)
  }, [modal, machine])
  return { machine, state }
}
