import { sendPlugin, type Send, type SendPluginState } from '@latchkey/core'
import { visitsPlugin } from '@latchkey/core/internal'
import { useEffect } from 'react'
import { useChunk } from '../useChunk.ts'
import { useModalInstance } from '../useModalInstance.ts'
import { useSelector } from '../useSelector.ts'

/**
 * The machine that sends, which loads beside the first of its views, and its state. A failure to load goes to the view's error
 * boundary.
 */
export function useSendMachine(): { readonly machine: Send | undefined; readonly state: SendPluginState } {
  const modal = useModalInstance()
  const plugin = modal.plugin(sendPlugin)
  const machine = useChunk(plugin.load)
  const state = useSelector(plugin.store, (current) => current)
  useEffect(() => {
    // From now on the form is entered with its view.
    if (machine) modal.plugin(visitsPlugin).get().add(sendPlugin)
  }, [modal, machine])
  return { machine, state }
}
