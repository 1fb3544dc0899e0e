import { once } from 'node:events'
import { WebSocket } from 'ws'
import { createRandom } from '../../kernel/ports/createRandom.ts'
import { createNobleCryptography } from '../../pairing/sign/crypto/createNobleCryptography.ts'
import { createRelayToken } from '../../pairing/sign/crypto/createRelayToken.ts'
import type { Bytes } from '../../pairing/sign/crypto/Cryptography.ts'
import { openEnvelope } from '../../pairing/sign/crypto/openEnvelope.ts'
import { parseHex } from '../../pairing/sign/crypto/parseHex.ts'
import { sealEnvelope } from '../../pairing/sign/crypto/sealEnvelope.ts'
import { toHex } from '../../pairing/sign/crypto/toHex.ts'

/** A decrypted payload that a wallet received. */
export interface RawPayload {
  readonly id: number
  readonly method?: string | undefined
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string } | undefined
}

/** A wallet that sends exactly the bytes that a test specifies. */
export interface RawWallet {
  /** The payloads of the pairing and of the session, in order. */
  readonly received: RawPayload[]
  readonly sessionTopic: string
  readonly pairingTopic: string
  readonly proposal: RawPayload
  /** Answers the proposal, with a valid response by default. */
  respond(outcome?: object): Promise<void>
  /** Settles the session, with valid parameters by default. Returns the request's id. */
  settle(part?: object): Promise<number>
  /** Sends a request on the session's topic. Returns its id. */
  request(method: string, params: object): Promise<number>
  /** Encrypts and sends a text unchanged, or the same envelope again with `again`. */
  sendText(topic: string, text: string): Promise<string>
  publish(topic: string, message: string): Promise<void>
  /** Waits for the response to a request. */
  waitForAnswer(id: number): Promise<RawPayload>
  waitFor(matches: (payload: RawPayload) => boolean): Promise<RawPayload>
  /** Opens a new socket after the relay was down. */
  reconnect(): Promise<void>
  close(): Promise<void>
}

export const rawAccount = 'eip155:1:0x1111111111111111111111111111111111111111'

/** Valid session namespaces. */
export const rawNamespaces = {
  eip155: { accounts: [rawAccount], methods: ['personal_sign', 'eth_sendTransaction'], events: ['chainChanged'] },
}

/** Starts a wallet that pairs with a URI. */
export async function startRawWallet(relayUrl: string, uri: string): Promise<RawWallet> {
  const random = createRandom()
  const cryptography = createNobleCryptography(random)
  const signer = await cryptography.createSigner()
  const [, pairingTopic = '', symKey = ''] = /^wc:(\w+)@2\?.*symKey=(\w+)/.exec(uri) ?? []
  const keys = new Map<string, Bytes>([[pairingTopic, parseHex(symKey) ?? new Uint8Array()]])
  const received: RawPayload[] = []
  const watchers = new Set<() => void>()
  const answered = new Map<string, (answer: { readonly error?: unknown }) => void>()
  let lastId = Date.now() * 1_000
  let socket: WebSocket

  const waitFor = (matches: (payload: RawPayload) => boolean): Promise<RawPayload> =>
    new Promise((resolve) => {
      const look = (): void => {
        const payload = received.find((payload) => matches(payload))
        if (!payload) return
        watchers.delete(look)
        resolve(payload)
      }
      watchers.add(look)
      look()
    })

  const ask = (method: string, params: object): Promise<void> =>
    new Promise((resolve, reject) => {
      const id = String(++lastId)
      answered.set(id, ({ error }) => (error === undefined ? resolve() : reject(new Error(JSON.stringify(error)))))
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    })

  const hear = (raw: Buffer): void => {
    const frame = JSON.parse(raw.toString()) as {
      id: number
      params?: { data: { topic: string; message: string } }
      error?: unknown
    }
    if (!frame.params) return answered.get(String(frame.id))?.(frame)
    socket.send(JSON.stringify({ id: frame.id, jsonrpc: '2.0', result: true }))
    const { topic, message } = frame.params.data
    const text = openEnvelope({ envelope: message, key: keys.get(topic) ?? new Uint8Array(32) })
    if (text === undefined) throw new Error('The app sealed with another key')
    received.push(JSON.parse(text) as RawPayload)
    for (const look of watchers) look()
  }
  const connect = async (): Promise<void> => {
    const token = await createRelayToken({ signer, subject: 'raw', audience: relayUrl, now: Date.now() })
    socket = new WebSocket(`${relayUrl}/?auth=${token}&projectId=dev`)
    socket.on('message', hear)
    // The test fails because the expected payload does not arrive.
    socket.on('error', () => undefined)
    await once(socket, 'open')
    for (const topic of keys.keys()) await ask('irn_subscribe', { topic })
  }
  await connect()
  const proposal = await waitFor(({ method }) => method === 'wc_sessionPropose')

  const privateKey = random.bytes(32)
  const publicKey = await cryptography.getPublicKey(privateKey)
  const proposer = proposal.params?.['proposer'] as { publicKey: string }
  const sessionKey = await cryptography.deriveKey({
    privateKey,
    publicKey: parseHex(proposer.publicKey) ?? new Uint8Array(),
  })
  const sessionTopic = toHex(await cryptography.sha256(sessionKey))
  keys.set(sessionTopic, sessionKey)
  await ask('irn_subscribe', { topic: sessionTopic })

  const publish = (topic: string, message: string): Promise<void> =>
    ask('irn_publish', { topic, message, ttl: 300, tag: 0, prompt: false })
  const sendText = async (topic: string, text: string): Promise<string> => {
    const message = sealEnvelope({ text, key: keys.get(topic) ?? new Uint8Array(), nonce: random.bytes(12) })
    await publish(topic, message)
    return message
  }
  const request = async (method: string, params: object): Promise<number> => {
    const id = ++lastId
    await sendText(sessionTopic, JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    return id
  }

  return {
    received,
    sessionTopic,
    pairingTopic,
    proposal,
    respond: async (outcome = { result: { relay: { protocol: 'irn' }, responderPublicKey: toHex(publicKey) } }) => {
      await sendText(pairingTopic, JSON.stringify({ id: proposal.id, jsonrpc: '2.0', ...outcome }))
    },
    settle: (part = {}) =>
      request('wc_sessionSettle', {
        relay: { protocol: 'irn' },
        controller: { publicKey: toHex(publicKey), metadata: { name: 'Raw', description: '', url: '', icons: [] } },
        namespaces: rawNamespaces,
        expiry: Math.floor(Date.now() / 1_000) + 604_800,
        ...part,
      }),
    request,
    sendText,
    publish,
    waitForAnswer: (id) => waitFor((payload) => payload.id === id && payload.method === undefined),
    waitFor,
    reconnect: connect,
    close: async () => {
      if (socket.readyState === WebSocket.CLOSED) return
      const closed = once(socket, 'close')
      socket.close()
      await closed
    },
  }
}
