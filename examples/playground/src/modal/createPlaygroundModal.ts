import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal, type Network } from '@latchkey/core'
import type { LocalCloud } from '../devnet/Devnet.ts'
import type { Settings } from '../state/settings.ts'
import { toModalOptions } from './toModalOptions.ts'

/** The page's modal, in its own type: hooks know it too. */
export type PlaygroundModal = ReturnType<typeof createPlaygroundModal>

declare module '@latchkey/core' {
  interface Register {
    readonly modal: PlaygroundModal
  }
}

/** Makes the modal that the settings ask for. */
export function createPlaygroundModal(parameters: {
  readonly networks: readonly Network<'eip155'>[]
  readonly settings: Settings
  readonly cloud: LocalCloud
}) {
  const { networks, settings, cloud } = parameters
  return createModal({ networks, adapters: [eip155Adapter()], ...toModalOptions(settings, cloud) })
}
