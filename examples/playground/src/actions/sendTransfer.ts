import type { Network } from '@latchkey/core'
import type { PlaygroundModal } from '../modal/createPlaygroundModal.ts'

/**
 * Sends coins, or tokens if one is given, and waits until the transaction succeeds or fails. The same for every kind of
 * chain.
 */
export async function sendTransfer(parameters: {
  modal: PlaygroundModal
  network: Network
  to: string
  amount: bigint
  token?: string | undefined
  onSent: (id: string) => void
}) {
  const { modal, network, to, amount, token, onSent } = parameters
  const { store, features } = modal.controllers.adapters.get(network.chainNamespace)
  const { transfer, transaction } = features
  if (!transfer || !transaction) throw new Error('Nothing can be sent here')
  const connectionId = store.getState().activeConnectionId ?? ''
  const { id } = await transfer.send({ connectionId, to, amount, token })
  onSent(id)
  return transaction.wait({ id, network })
}
