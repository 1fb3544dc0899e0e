import { ModalError } from '../../kernel/errors/ModalError.ts'
import { createStore } from '../../kernel/store/createStore.ts'
import type { Metadata } from '../../options/BaseModalOptions.ts'
import type { PairedSession, Proposal, ProposalProgress, ProposeParameters } from '../../adapter/PairingClient.ts'
import { checkProposal } from './checkProposal.ts'
import { createPairing } from './createPairing.ts'
import { createWaiter } from './createWaiter.ts'
import { openProposal } from './openProposal.ts'
import type { SignContext } from './SignContext.ts'

/**
 * Creates a pairing with a proposal. The URI is available at once; the proposal is published in the background.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/session-proposal
 */
export async function propose(
  context: SignContext,
  metadata: Metadata,
  parameters: ProposeParameters,
): Promise<Proposal> {
  checkProposal(parameters)
  const { namespaces, sessionProperties, expirySeconds, signal } = parameters
  const pairing = await createPairing(context, { expirySeconds })
  if (signal?.aborted === true) throw new ModalError('connection.aborted')
  const store = createStore<{ progress: ProposalProgress }>({ progress: 'pending' })
  const { waiter, approval } = createWaiter<PairedSession>((progress) => store.patch({ progress }))
  context.channel.open(pairing.topic, pairing.symKey)
  openProposal(context, { pairing, metadata, namespaces, sessionProperties, signal, waiter })
  return { uri: pairing.uri, expiresAt: pairing.expiresAt, approval, store }
}
