import { isModalError } from '../../kernel/errors/isModalError.ts'
import type { Metadata } from '../../options/BaseModalOptions.ts'
import type { PairedSession, ProposalNamespaces, SessionProperties } from '../../adapter/PairingClient.ts'
import { awaitWallet } from './awaitWallet.ts'
import type { SealedRequest } from './createChannel.ts'
import type { Pairing } from './createPairing.ts'
import type { OpenProposal } from './createProposals.ts'
import type { Waiter } from './createWaiter.ts'
import { toHex } from './crypto/toHex.ts'
import { getTag } from './messages/getTag.ts'
import type { SignContext } from './SignContext.ts'

/** The proposal, its pairing and its waiter. */
export interface OpenProposalParameters {
  readonly pairing: Pairing
  readonly metadata: Metadata
  readonly namespaces: ProposalNamespaces
  readonly sessionProperties?: SessionProperties | undefined
  readonly signal?: AbortSignal | undefined
  readonly waiter: Waiter<PairedSession>
}

/** Publishes a proposal on an open pairing, and reports its outcome to the waiter. */
export function openProposal(context: SignContext, parameters: OpenProposalParameters): OpenProposal {
  const { pairing, metadata, namespaces, sessionProperties, signal, waiter } = parameters
  const { channel, clock, proposals, relay } = context
  const { topic, symKey, privateKey, publicKey, endsAt } = pairing

  const deliver = async ({ id, message, attestation }: SealedRequest): Promise<void> => {
    const tag = getTag('wc_sessionPropose', 'request')
    const proposed = { pairingTopic: topic, sessionProposal: message, ttl: tag.ttl, attestation, correlationId: id }
    try {
      await relay.send({ method: 'wc_proposeSession', params: proposed, expiresAt: endsAt, signal })
      relay.subscribe(topic, { isImplicit: true })
    } catch (error) {
      if (!isModalError(error, 'request.failed')) throw error
      // The relay does not know the method, or has seen the topic on a socket that has closed.
      relay.subscribe(topic)
      const published = { topic, message, ...tag, attestation }
      await relay.send({ method: 'irn_publish', params: published, expiresAt: endsAt, signal })
    }
    const open = proposals.find(topic)
    if (!open) return relay.unsubscribe(topic)
    proposals.persist(open)
    waiter.setProgress('published')
    findWallet()
  }

  /**
   * Reports when a wallet has scanned the code. Wallets answer the ping of a pairing by themselves, which is before their user has
   * decided. An error is an answer, too, and without any nothing is reported.
   */
  const findWallet = (): void => {
    const ttl = Math.ceil((endsAt - clock.now()) / 1_000)
    const ping = channel.ask({ topic, method: 'wc_pairingPing', params: {}, expiresAt: endsAt, ttl, signal })
    ping.answer.then(
      () => {
        const open = proposals.find(topic)
        if (open && !open.session) waiter.setProgress('found')
      },
      () => undefined,
    )
  }

  const { id, answer } = channel.ask({
    topic,
    method: 'wc_sessionPropose',
    params: {
      requiredNamespaces: {},
      optionalNamespaces: namespaces,
      relays: [{ protocol: 'irn' }],
      proposer: { publicKey: toHex(publicKey), metadata },
      expiryTimestamp: Math.floor(endsAt / 1_000),
      pairingTopic: topic,
      ...(sessionProperties === undefined ? {} : { sessionProperties }),
    },
    expiresAt: endsAt,
    isAttested: true,
    signal,
    deliver,
  })
  const proposal = { id, pairingTopic: topic, symKey: toHex(symKey), privateKey: toHex(privateKey), endsAt, waiter }
  proposals.save(proposal)
  void awaitWallet(context, proposal, answer)
  return proposal
}
