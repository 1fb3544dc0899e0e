import type { Modal } from '@latchkey/core'
import { definePlugin, type PluginContext } from '@latchkey/core/internal'
import { useEffect, useState } from 'react'

/** Returns whether this provider renders the dialog of the modal: the first of the providers that have it. */
export function useDialogOwner(modal: Modal): boolean {
  const [isOwner, setIsOwner] = useState(false)
  useEffect(() => modal.plugin(dialogOwnersPlugin).get().add(setIsOwner), [modal])
  return isOwner
}

/** Called with whether the provider renders the dialog. */
type Provider = (isOwner: boolean) => void

/** The mounted providers of a modal, in the order of mounting. */
const dialogOwnersPlugin = /*#__PURE__*/ definePlugin({
  id: 'dialogOwners',
  create: ({ ports }: PluginContext<object>) => {
    let providers: readonly Provider[] = []
    return {
      add: (provider: Provider) => {
        providers = [...providers, provider]
        if (process.env.NODE_ENV !== 'production' && providers.length > 1)
          ports.logger.warn(
            'Two ModalProviders have the same modal. Only the first renders the dialog: remove the other.',
          )
        providers[0]?.(true)
        return () => {
          providers = providers.filter((other) => other !== provider)
          provider(false)
          providers[0]?.(true)
        }
      },
    }
  },
})
