import type { Modal } from '@latchkey/core'
import type { WalletList } from '@latchkey/core/internal'
import type { MessageKey } from '../../messages/Messages.ts'

/** What is to be said of a list that is not the cloud's, though the app has one. */
export function getWalletsNote({
  source,
  modal,
}: {
  readonly source: WalletList['source'] | undefined
  readonly modal: Modal
}): Extract<MessageKey, 'allWallets.offline' | 'allWallets.failed'> | undefined {
  const { controllers, ports } = modal
  if (source !== 'builtIn' || controllers.options.store.getState().cloud === null) return undefined
  const isOnline = ports.http?.isOnline() ?? navigator.onLine
  return isOnline ? 'allWallets.failed' : 'allWallets.offline'
}
