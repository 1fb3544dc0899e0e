import type { Cacao } from '@latchkey/protocol/siwx'
import { ModalError } from '../../../kernel/errors/ModalError.ts'
import { createStore } from '../../../kernel/store/createStore.ts'
import type { Metadata } from '../../../options/BaseModalOptions.ts'
import { isPlainObject } from '../../../kernel/utils/isPlainObject.ts'
import type {
  Authenticated,
  AuthenticateParameters,
  Authentication,
  PairedSession,
  ProposalProgress,
} from '../../../adapter/PairingClient.ts'
import type { PeerAnswer } from '../createChannel.ts'
import { createPairing } from '../createPairing.ts'
import { createWaiter } from '../createWaiter.ts'
import { parseHex } from '../crypto/parseHex.ts'
import { readSender } from '../crypto/readSender.ts'
import { toHex } from '../crypto/toHex.ts'
import { defaultEvents } from '../defaultEvents.ts'
import { parseGrants } from '../messages/parseGrants.ts'
import { parsePeer } from '../messages/parsePeer.ts'
import { longestSession } from '../messages/parseSettlement.ts'
import { peerFaults } from '../messages/peerFaults.ts'
import { toPeerError } from '../messages/toPeerError.ts'
import { openProposal } from '../openProposal.ts'
import type { SignContext } from '../SignContext.ts'
import { toProposalError } from '../toProposalError.ts'
import { checkAuthentication } from './checkAuthentication.ts'
import { parseAuthorizations } from './parseAuthorizations.ts'
import { toRecapGrant } from './toRecapGrant.ts'
import { toMethodsRecap } from './toMethodsRecap.ts'

const method = 'wc_sessionAuthenticate'

/**
 * Requests a sign-in and a session with one approval, and proposes a session for wallets that do not support it. Loaded on
 * first use.
 *
 * @see https://chainagnostic.org/CAIPs/caip-222
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/session-authenticate
 */
export async function authenticate(
  context: SignContext,
  metadata: Metadata,
  parameters: AuthenticateParameters,
): Promise<Authentication> {
  checkAuthentication(parameters)
  const { channel, clock, relay, getCryptography, endProposal } = context
  const { chains, domain, uri: aud, nonce, methods = [], resources = [], expirySeconds, signal } = parameters
  const pairing = await createPairing(context, { expirySeconds, methods: method })
  const { topic, privateKey, publicKey, endsAt } = pairing
  const cryptography = await getCryptography()
  const answerTopic = toHex(await cryptography.sha256(publicKey))
  if (signal?.aborted === true) throw new ModalError('connection.aborted')

  const store = createStore<{ progress: ProposalProgress }>({ progress: 'pending' })
  const { waiter, approval } = createWaiter<Authenticated>((progress) => store.patch({ progress }))
  const finish = (): void => {
    channel.close(answerTopic, new ModalError('request.aborted'))
    relay.unsubscribe(answerTopic)
  }
  channel.open(topic, pairing.symKey)
  channel.openForSenders(answerTopic, async (envelope) => {
    const sender = readSender(envelope)
    return sender && cryptography.deriveKey({ privateKey, publicKey: sender })
  })
  relay.subscribe(answerTopic)

  const { statement, exp, nbf, requestId } = parameters
  const { answer } = channel.ask({
    topic,
    answerTopic,
    method,
    params: {
      authPayload: {
        type: 'caip122',
        chains,
        domain,
        aud,
        version: '1',
        nonce,
        iat: new Date(clock.now()).toISOString(),
        ...(statement === undefined ? {} : { statement }),
        ...(exp === undefined ? {} : { exp }),
        ...(nbf === undefined ? {} : { nbf }),
        ...(requestId === undefined ? {} : { requestId }),
        resources: methods.length > 0 ? [...resources, toMethodsRecap(methods)] : resources,
      },
      requester: { publicKey: toHex(publicKey), metadata },
      expiryTimestamp: Math.floor(endsAt / 1_000),
    },
    expiresAt: endsAt,
    ttl: Math.ceil((endsAt - clock.now()) / 1_000),
    isAttested: true,
    signal,
  })
  const sessionMethods = [...new Set(['personal_sign', ...methods])]
  const fallback = openProposal(context, {
    pairing,
    metadata,
    namespaces: { eip155: { chains, methods: sessionMethods, events: defaultEvents } },
    signal,
    waiter: {
      setProgress: waiter.setProgress,
      resolve: (session) => {
        finish()
        waiter.resolve({ session, auths: [] })
      },
      reject: (error) => {
        finish()
        waiter.reject(error)
      },
    },
  })

  const handleAnswer = async (peerAnswer: PeerAnswer): Promise<void> => {
    // A wallet without this method answers the proposal instead.
    if ('fault' in peerAnswer && peerAnswer.fault.code === peerFaults.unsupportedMethod.code) return
    if ('fault' in peerAnswer) throw toPeerError(peerAnswer.fault, { action: 'connect', method })
    const { cacaos, responder } = isPlainObject(peerAnswer.result) ? peerAnswer.result : {}
    const { publicKey: theirs, metadata: peer } = isPlainObject(responder) ? responder : {}
    const auths = parseAuthorizations(cacaos, { domain, aud, nonce })
    const peerKey = typeof theirs === 'string' ? parseHex(theirs) : undefined
    if (!auths || !peerKey)
      throw new ModalError('wallet.invalidResponse', { details: 'The sign-in of the wallet is malformed' })
    const symKey = await cryptography.deriveKey({ privateKey, publicKey: peerKey })
    const sessionTopic = toHex(await cryptography.sha256(symKey))
    const grants = toGrants(auths)
    endProposal(fallback)
    finish()
    let session: PairedSession | undefined
    if (grants) {
      channel.open(sessionTopic, symKey)
      relay.subscribe(sessionTopic)
      session = context.sessions.save({
        topic: sessionTopic,
        pairingTopic: topic,
        symKey: toHex(symKey),
        expiresAt: clock.now() + longestSession,
        grants,
        peer: parsePeer(peer),
        properties: {},
        handled: [],
        updateId: 0,
      })
      context.emit({ type: 'sessionSettled', session })
    }
    waiter.resolve({ session, auths })
  }
  answer.then(handleAnswer).catch((error: unknown) => {
    endProposal(fallback)
    finish()
    waiter.reject(toProposalError(error))
  })
  return { uri: pairing.uri, expiresAt: pairing.expiresAt, approval, store }
}

/** Returns the grants of signed ReCaps, for each account that signed; `undefined` if they grant no method. */
function toGrants(auths: readonly Cacao[]): PairedSession['grants'] | undefined {
  const granted = auths.map(({ p: { iss, resources } }) => {
    const [namespace, reference, address = ''] = iss.replace(/^did:pkh:/, '').split(':')
    const { methods, chains } = toRecapGrant(resources)
    const all = new Set([`${namespace}:${reference}`, ...chains.filter((chain) => typeof chain === 'string')])
    return { methods, accounts: [...all].map((chain) => `${chain}:${address}`) }
  })
  const methods = granted.flatMap((grant) => grant.methods)
  const accounts = granted.flatMap((grant) => grant.accounts)
  return methods.length > 0 ? parseGrants({ eip155: { accounts, methods, events: defaultEvents } }) : undefined
}
