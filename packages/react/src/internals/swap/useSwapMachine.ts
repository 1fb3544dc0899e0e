import { swapPlugin, type Swap, type SwapPluginState } from '@latchkey/core'
import { visitsPlugin } from '@latchkey/core/internal'
import { useEffect } from 'react'
import { useChunk } from '../useChunk.ts'
import { useModalInstance } from '../useModalInstance.ts'
import { useSelector } from '../useSelector.ts'

/**
 * The machine that swaps, which loads beside the first of its views, and its state. A failure to load goes to the view's error
 * boundary.
 */
export function useSwapMachine(): { readonly machine: Swap | undefined; readonly state: SwapPluginState } {
  const modal = useModalInstance()
  const plugin = modal.plugin(swapPlugin)
  const machine = useChunk(plugin.load)
  const state = useSelector(plugin.store, (current) => current)
  useEffect(() => {
    // From now on the form is entered with its view.
    if (machine) modal.plugin(visitsPlugin).get().add(swapPlugin)
  }, [modal, machine])
  return { machine, state }
}
