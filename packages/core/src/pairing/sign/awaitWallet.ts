import { ModalError } from '../../kernel/errors/ModalError.ts'
import { isPlainObject } from '../../kernel/utils/isPlainObject.ts'
import type { PeerAnswer } from './createChannel.ts'
import type { OpenProposal } from './createProposals.ts'
import type { Bytes } from './crypto/Cryptography.ts'
import { parseHex } from './crypto/parseHex.ts'
import { toHex } from './crypto/toHex.ts'
import { toPeerError } from './messages/toPeerError.ts'
import type { SignContext } from './SignContext.ts'
import { toProposalError } from './toProposalError.ts'

/** Waits for the wallet's answer to a proposal, and subscribes to the topic of the settlement. Never rejects. */
export async function awaitWallet(
  context: SignContext,
  proposal: OpenProposal,
  answer: Promise<PeerAnswer>,
): Promise<void> {
  try {
    await prepareSession(context, proposal, await answer)
  } catch (error) {
    const open = context.proposals.find(proposal.pairingTopic)
    if (open) context.endProposal(open, toProposalError(error))
  }
}

async function prepareSession(context: SignContext, { pairingTopic }: OpenProposal, answer: PeerAnswer): Promise<void> {
  const { channel, proposals, relay, getCryptography } = context
  if ('fault' in answer) throw toPeerError(answer.fault, { action: 'connect', method: 'wc_sessionPropose' })
  const proposal = proposals.find(pairingTopic)
  const privateKey = parseHex(proposal?.privateKey ?? '')
  if (!proposal || !privateKey) return
  const cryptography = await getCryptography()
  const publicKey = readPublicKey(answer.result)
  const key = await cryptography.deriveKey({ privateKey, publicKey }).catch((cause: unknown) => {
    throw new ModalError('wallet.invalidResponse', { cause, details: 'The wallet’s public key is invalid' })
  })
  const topic = toHex(await cryptography.sha256(key))
  if (!proposals.find(pairingTopic)) return
  // Store the key before subscribing, because the settlement is already waiting at the relay.
  proposals.save({ ...proposal, session: { topic, symKey: toHex(key) } })
  channel.open(topic, key)
  relay.subscribe(topic)
  proposal.waiter?.setProgress('responded')
}

function readPublicKey(result: unknown): Bytes {
  const key = isPlainObject(result) ? result['responderPublicKey'] : undefined
  return parseHex(typeof key === 'string' ? key : '') ?? new Uint8Array()
}
