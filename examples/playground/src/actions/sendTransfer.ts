import type { Network } from '@latchkey/core'
import type { PlaygroundModal } from '../modal/createPlaygroundModal.ts'

/** Sends coins, or tokens if one is named, and waits until the chain has said yes or no. */
export async function sendTransfer(parameters: {
  modal: PlaygroundModal
  network: Network<'eip155'>
  to: `0x${string}`
  amount: bigint
  token?: `0x${string}` | undefined
  onSent: (hash: string) => void
}) {
  const { modal, network, to, amount, token, onSent } = parameters
  const { store, features } = modal.adapter('eip155')
  const connectionId = store.getState().activeConnectionId ?? ''
  const { id } = await features.transfer.send({ connectionId, to, amount, token })
  onSent(id)
  return features.transaction.wait({ id, network })
}
