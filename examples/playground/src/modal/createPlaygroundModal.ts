import { bitcoinAdapter } from '@latchkey/adapter-bitcoin'
import { eip155Adapter } from '@latchkey/adapter-eip155'
import { solanaAdapter } from '@latchkey/adapter-solana'
import { createModal } from '@latchkey/core'
import type { Devnet } from '../devnet/Devnet.ts'
import type { Settings } from '../state/settings.ts'
import { createSignIn } from './createSignIn.ts'
import { appIcon } from './appIcon.ts'
import { appName, toModalOptions } from './toModalOptions.ts'

/** The type of the page's modal, which is also registered for the hooks. */
export type PlaygroundModal = ReturnType<typeof createPlaygroundModal>

declare module '@latchkey/core' {
  interface Register {
    readonly modal: PlaygroundModal
  }
}

/** Creates the modal for the given settings. */
export function createPlaygroundModal(parameters: {
  readonly devnet: Devnet
  readonly settings: Settings
  /** Separates what several modals of one origin store. */
  readonly storagePrefix?: string | undefined
}) {
  const { devnet, settings, storagePrefix } = parameters
  const { chains, cloud } = devnet
  return createModal({
    networks: chains.map(({ network }) => network),
    adapters: [eip155Adapter(), solanaAdapter(), bitcoinAdapter()],
    siwx: createSignIn({ settings, cloud }),
    ...(storagePrefix !== undefined && { storagePrefix }),
    ...toModalOptions(settings, cloud),
    // Left out of the printed code, because it is a long data URL.
    metadata: { name: appName, icons: [appIcon] },
  })
}
