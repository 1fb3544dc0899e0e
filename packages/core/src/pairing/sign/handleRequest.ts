import { isCaipNetworkId, isNamespace } from '@latchkey/protocol/caip'
import { ModalError } from '../../kernel/errors/ModalError.ts'
import { isPlainObject } from '../../kernel/utils/isPlainObject.ts'
import type { PeerAnswer } from './createChannel.ts'
import { parseGrants } from './messages/parseGrants.ts'
import type { PeerFault, PeerRequest } from './messages/parsePayload.ts'
import { longestSession, parseSettlement } from './messages/parseSettlement.ts'
import { peerFaults } from './messages/peerFaults.ts'
import type { SignContext } from './SignContext.ts'
import type { SessionRecord } from './signStorage.ts'

/** Methods that only apps send. Another tab or an earlier page load of this app sent them. */
const ownMethods: readonly string[] = ['wc_sessionPropose', 'wc_sessionRequest', 'wc_sessionAuthenticate']

/** The outcome of a request. */
interface Outcome {
  readonly answer: PeerAnswer
  /** Runs when the answer is sealed. */
  readonly after?: (() => void) | undefined
}

/** Handles a request of a wallet and answers it. An invalid request is answered with an error (S8.106). */
export function handleRequest(context: SignContext, topic: string, request: PeerRequest): void {
  const { channel, proposals, sessions, logger } = context
  const { id, method } = request
  if (ownMethods.includes(method) || sessions.isPast(topic, id)) return
  // The page that made the proposal pings its wallet, which this page must not pretend to be.
  const proposal = proposals.find(topic)
  if (method === 'wc_pairingPing' && proposal && !proposal.waiter) return
  // Every tab of the origin handles the request, and one of them answers.
  const isOurs = sessions.claim(topic, id)
  const { answer, after } = follow(context, topic, request)
  if ('fault' in answer) logger.warn(`A ${method} of the wallet was refused: ${answer.fault.message}`)
  if (isOurs) void channel.answer({ topic, id, method }, answer)
  after?.()
}

function follow(context: SignContext, topic: string, request: PeerRequest): Outcome {
  const session = context.sessions.get(topic)
  switch (request.method) {
    case 'wc_sessionSettle':
      return session ? accept() : settle(context, topic, request)
    case 'wc_sessionUpdate':
      return session ? update(context, session, request) : refuse(peerFaults.invalidUpdate)
    case 'wc_sessionExtend':
      return session ? extend(context, session, request) : refuse(peerFaults.invalidExtend)
    case 'wc_sessionEvent':
      return session ? tell(context, session, request) : refuse(peerFaults.invalidEvent)
    case 'wc_sessionDelete':
      return accept(() => session && context.endSession(topic, 'peer'))
    case 'wc_pairingDelete':
      return accept(() => endPairing(context, topic))
    case 'wc_sessionPing':
    case 'wc_pairingPing':
      return accept()
    default:
      return refuse(peerFaults.unsupportedMethod)
  }
}

function accept(after?: () => void): Outcome {
  return { answer: { result: true }, after }
}

function refuse(fault: PeerFault, after?: () => void): Outcome {
  return { answer: { fault }, after }
}

function settle(context: SignContext, topic: string, { id, params }: PeerRequest): Outcome {
  const { clock, sessions, proposals, endProposal, emit } = context
  const proposal = proposals.find(topic)
  if (proposal?.session?.topic !== topic) return refuse(peerFaults.sessionNotSettled)
  const { pairingTopic, session: keys, waiter } = proposal
  const settlement = parseSettlement(params, clock.now())
  if (!settlement) {
    const error = new ModalError('wallet.invalidResponse', { details: 'The settlement is malformed' })
    return refuse(peerFaults.invalidSettlement, () => endProposal(proposal, error))
  }
  return accept(() => {
    const session = sessions.save({ pairingTopic, ...keys, ...settlement, handled: [id], updateId: 0 })
    endProposal(proposal)
    emit({ type: 'sessionSettled', session })
    waiter?.resolve(session)
  })
}

function update({ sessions, emit }: SignContext, session: SessionRecord, { id, params }: PeerRequest): Outcome {
  const grants = parseGrants(params['namespaces'])
  const updateId = Number(id)
  // The last three digits of an id are random, the others are its time.
  const isOutdated = Math.floor(updateId / 1_000) < Math.floor(session.updateId / 1_000)
  if (!grants || isOutdated) return refuse(peerFaults.invalidUpdate)
  const next = { ...session, grants, updateId: Number.isFinite(updateId) ? updateId : 0 }
  return accept(() => emit({ type: 'sessionUpdated', session: sessions.save(next) }))
}

function extend(context: SignContext, session: SessionRecord, { params }: PeerRequest): Outcome {
  const { clock, sessions, emit } = context
  const latest = clock.now() + longestSession
  const requested = typeof params['expiry'] === 'number' ? params['expiry'] * 1_000 : latest
  if (!(requested > clock.now())) return refuse(peerFaults.invalidExtend)
  const expiresAt = Math.max(session.expiresAt, Math.min(requested, latest))
  return accept(() => emit({ type: 'sessionExtended', session: sessions.save({ ...session, expiresAt }) }))
}

function tell({ emit }: SignContext, session: SessionRecord, { params }: PeerRequest): Outcome {
  const { event, chainId: networkId } = params
  const { name, data } = isPlainObject(event) ? event : {}
  if (typeof name !== 'string' || !isCaipNetworkId(networkId)) return refuse(peerFaults.invalidEvent)
  const [namespace] = networkId.split(':')
  const grant = isNamespace(namespace) ? session.grants[namespace] : undefined
  if (!grant?.networkIds.includes(networkId) || !grant.events.includes(name))
    return refuse(peerFaults.unauthorizedEvent)
  const { topic } = session
  return accept(() => emit({ type: 'sessionEvent', topic, name, data, networkId }))
}

function endPairing({ proposals, endProposal }: SignContext, topic: string): void {
  const proposal = proposals.find(topic)
  // A wallet that has begun to settle may delete the pairing.
  if (proposal && !proposal.session)
    endProposal(proposal, new ModalError('connection.rejected', { details: 'The wallet ended the pairing' }))
}
