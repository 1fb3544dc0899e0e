import { ModalError } from '../../kernel/errors/ModalError.ts'
import { toModalError } from '../../kernel/errors/toModalError.ts'
import type { ClockPort, LoggerPort, RandomPort } from '../../kernel/ports/ports.ts'
import type { Bytes, Cryptography } from './crypto/Cryptography.ts'
import { openEnvelope } from './crypto/openEnvelope.ts'
import { sealEnvelope } from './crypto/sealEnvelope.ts'
import { toHex } from './crypto/toHex.ts'
import { getTag } from './messages/getTag.ts'
import { parsePayload } from './messages/parsePayload.ts'
import type { PeerFault, PeerRequest } from './messages/parsePayload.ts'
import type { RelayRequest } from './relay/createOutbox.ts'

/** A sealed request to be published. */
export interface SealedRequest {
  readonly id: number
  readonly message: string
  /** The attestation of the page's origin; empty if there is none. */
  readonly attestation: string
}

/** A request to the wallet. */
export interface Question {
  readonly topic: string
  readonly method: string
  readonly params: object
  /** The time until which to wait for an answer, in ms since the epoch. */
  readonly expiresAt: number
  /** How long the relay keeps the message, in seconds. Defaults to the value of the method. */
  readonly ttl?: number | undefined
  /** Whether wallets expect an attestation. */
  readonly isAttested?: boolean | undefined
  /** The topic of the answer, if not the same. */
  readonly answerTopic?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Sends the message to the relay in another way than by `irn_publish`. */
  readonly deliver?: ((request: SealedRequest) => Promise<unknown>) | undefined
}

/** A pending answer. */
export interface Expected extends Pick<Question, 'topic' | 'expiresAt' | 'signal'> {
  readonly id: number
}

/** A wallet's answer. */
export type PeerAnswer = { readonly result: unknown } | { readonly fault: PeerFault }

/** Returns the key of one envelope. */
export type FindKey = (envelope: string) => Promise<Bytes | undefined>

/** Encrypted JSON-RPC with wallets, by topic. */
export interface Channel {
  /** Starts to read a topic's messages. */
  open(topic: string, key: Bytes): void
  /** Like `open`, for a topic where each sender has a separate key. */
  openForSenders(topic: string, findKey: FindKey): void
  /** Stops reading a topic's messages. Pending answers reject. */
  close(topic: string, error: ModalError): void
  /**
   * Sends a request to the wallet. The answer rejects with the relay's refusal, `wallet.timeout`, `request.aborted`, or the
   * error that closed the topic.
   */
  ask(question: Question): { readonly id: number; readonly answer: Promise<PeerAnswer> }
  /** Waits for the answer to a request of an earlier page load. */
  expect(expected: Expected): Promise<PeerAnswer>
  /** Sends the wallet a message that needs no answer. Resolves when the relay has it. */
  tell(question: Question): Promise<void>
  /** Answers a request of the wallet. Resolves when the relay has the answer, or has refused it. */
  answer(
    request: { readonly topic: string; readonly id: string; readonly method: string },
    answer: PeerAnswer,
  ): Promise<void>
  /** Handles a message from the relay. */
  receive(message: { readonly topic: string; readonly message: string }): void
  /** Returns the number of requests that wait for a wallet. */
  countWaiting(): number
  rejectAll(error: ModalError): void
}

export interface CreateChannelParameters {
  readonly getCryptography: () => Promise<Cryptography>
  readonly send: (request: RelayRequest) => Promise<unknown>
  /** Returns an attestation for the hashes of a sealed message and of its content. */
  readonly attest: ((hashes: { readonly id: string; readonly decryptedId: string }) => Promise<string>) | undefined
  /** Called with the wallets' requests, one at a time (S4.076). */
  readonly onRequest: (topic: string, request: PeerRequest) => void
  /** Resolves when requests of wallets may be handled. */
  readonly ready: Promise<void>
  readonly clock: ClockPort
  readonly random: RandomPort
  readonly logger: LoggerPort
}

interface Waiting {
  readonly topic: string
  readonly resolve: (answer: PeerAnswer) => void
  readonly reject: (error: ModalError) => void
}

/** Creates the encrypted channel over a relay. */
export function createChannel(parameters: CreateChannelParameters): Channel {
  const { getCryptography, send, attest, onRequest, ready, clock, random, logger } = parameters
  const keys = new Map<string, Bytes>()
  const finders = new Map<string, FindKey>()
  const waiting = new Map<string, Waiting>()
  let lastId = 0
  let reading: Promise<void> = Promise.resolve()
  let handling = ready

  const seal = (topic: string, text: string): string => {
    const key = keys.get(topic)
    if (!key) throw new ModalError('internal.unexpected', { details: 'A message for a topic without a key' })
    return sealEnvelope({ text, key, nonce: random.bytes(12) })
  }

  const hash = async (text: string): Promise<string> => {
    const cryptography = await getCryptography()
    return toHex(await cryptography.sha256(new TextEncoder().encode(text)))
  }

  /** Larger than every previous id, and random enough to differ from another tab's: milliseconds and three digits. */
  const createId = (): number => {
    const [high = 0, low = 0] = random.bytes(2)
    lastId = Math.max(lastId + 1, clock.now() * 1_000 + ((high * 256 + low) % 1_000))
    return lastId
  }

  const deliver = async (question: Question, id: number): Promise<void> => {
    const { topic, method, params, signal, isAttested = false, expiresAt } = question
    const text = JSON.stringify({ id, jsonrpc: '2.0', method, params })
    const message = seal(topic, text)
    const isVouched = isAttested && attest !== undefined
    const attestation = isVouched ? await attest({ id: await hash(message), decryptedId: await hash(text) }) : ''
    if (question.deliver) await question.deliver({ id, message, attestation })
    else {
      const tag = getTag(method, 'request')
      const published = { topic, message, ...tag, ttl: question.ttl ?? tag.ttl, attestation }
      await send({ method: 'irn_publish', params: published, expiresAt, signal })
    }
  }

  const read = async (topic: string, message: string): Promise<void> => {
    const key = keys.get(topic) ?? (await finders.get(topic)?.(message))
    if (!key) return
    const text = openEnvelope({ envelope: message, key })
    const payload = text === undefined ? undefined : parsePayload(text)
    if (!payload) logger.warn('A message on a pairing topic cannot be read.')
    else if (payload.kind === 'response') {
      const pending = waiting.get(payload.id)
      if (pending?.topic === topic)
        pending.resolve(payload.fault ? { fault: payload.fault } : { result: payload.result })
    } else
      handling = handling
        .then(() => {
          if (keys.has(topic)) onRequest(topic, payload)
        })
        .catch((error: unknown) => logger.error('A request of the wallet failed.', error))
  }

  const expect = ({ id, topic, expiresAt, signal }: Expected): Promise<PeerAnswer> => {
    const cancels: (() => void)[] = []
    const answer = new Promise<PeerAnswer>((resolve, reject: (error: ModalError) => void) => {
      const onAbort = (): void => reject(new ModalError('request.aborted'))
      waiting.set(`${id}`, { topic, resolve, reject })
      signal?.addEventListener('abort', onAbort)
      cancels.push(
        () => signal?.removeEventListener('abort', onAbort),
        clock.after(expiresAt - clock.now(), () => reject(new ModalError('wallet.timeout'))),
      )
      if (signal?.aborted === true) onAbort()
    })
    return answer.finally(() => {
      for (const cancel of cancels) cancel()
      waiting.delete(`${id}`)
    })
  }

  return {
    open: (topic, key) => {
      keys.set(topic, key)
    },
    openForSenders: (topic, findKey) => {
      finders.set(topic, findKey)
    },
    close: (topic, error) => {
      keys.delete(topic)
      finders.delete(topic)
      for (const pending of waiting.values()) if (pending.topic === topic) pending.reject(error)
    },
    ask: (question) => {
      const id = createId()
      const answer = expect({ ...question, topic: question.answerTopic ?? question.topic, id })
      if (question.signal?.aborted !== true)
        // Parameters that JSON cannot represent fail here too.
        deliver(question, id).catch((error: unknown) =>
          waiting.get(`${id}`)?.reject(toModalError(error, 'request.failed')),
        )
      return { id, answer }
    },
    expect,
    tell: (question) => deliver(question, createId()),
    answer: async ({ topic, id, method }, answer) => {
      const body = 'fault' in answer ? { error: answer.fault } : { result: answer.result ?? null }
      // Return the id unchanged, because it may have more digits than JavaScript preserves.
      const message = seal(topic, `{"id":${id},"jsonrpc":"2.0",${JSON.stringify(body).slice(1)}`)
      const tag = getTag(method, 'response')
      const params = { topic, message, ...tag, attestation: '' }
      try {
        await send({ method: 'irn_publish', params, expiresAt: clock.now() + tag.ttl * 1_000 })
      } catch (error) {
        logger.warn(`The wallet was not answered to ${method}.`, error)
      }
    },
    receive: ({ topic, message }) => {
      if (!keys.has(topic) && !finders.has(topic)) return
      reading = reading
        .then(() => read(topic, message))
        .catch((error: unknown) => logger.error('A message could not be read.', error))
    },
    countWaiting: () => waiting.size,
    rejectAll: (error) => {
      for (const { reject } of waiting.values()) reject(error)
    },
  }
}
