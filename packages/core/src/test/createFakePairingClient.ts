import { ModalError } from '../kernel/errors/ModalError.ts'
import type {
  PairedSession,
  PairingClient,
  PairingEvent,
  PairingRequestParameters,
  Proposal,
  ProposalProgress,
  ProposeParameters,
  RelayStatus,
} from '../adapter/PairingClient.ts'
import { createStore } from '../kernel/store/createStore.ts'

/** A pairing client without a relay; the test acts as the wallet. */
export interface FakePairingClient {
  readonly client: PairingClient
  /** All proposals so far, with the wallet's possible answers. */
  readonly proposals: {
    readonly parameters: ProposeParameters
    readonly proposal: Proposal
    publish(): void
    /** A wallet has scanned the code. */
    find(): void
    respond(): void
    approve(session: PairedSession): void
    fail(error: ModalError): void
  }[]
  readonly requests: PairingRequestParameters[]
  /** The topics that the app has ended. */
  readonly ended: string[]
  isDestroyed: boolean
  /** Returns the wallet's answer to a request. */
  answer: (request: PairingRequestParameters) => Promise<unknown>
  setRelay(relay: RelayStatus): void
  emit(event: PairingEvent): void
}

/** Creates a client whose wallet is the test. `sessions` are those of earlier page loads. */
export function createFakePairingClient(parameters: {
  readonly now: () => number
  readonly sessions?: readonly PairedSession[] | undefined
}): FakePairingClient {
  const store = createStore<{ readonly relay: RelayStatus }>({ relay: 'idle' })
  const listeners = new Set<(event: PairingEvent) => void>()
  let sessions = parameters.sessions ?? []
  const emit = (event: PairingEvent): void => {
    if (event.type === 'sessionEnded') sessions = sessions.filter(({ topic }) => topic !== event.topic)
    if ('session' in event) sessions = [...sessions.filter(({ topic }) => topic !== event.session.topic), event.session]
    for (const listener of listeners) listener(event)
  }
  const fake: FakePairingClient = {
    proposals: [],
    requests: [],
    ended: [],
    isDestroyed: false,
    answer: async () => {
      throw new ModalError('request.rejected')
    },
    setRelay: (relay) => store.patch({ relay }),
    emit,
    client: {
      store,
      propose: async (proposeParameters) => {
        const progress = createStore<{ readonly progress: ProposalProgress }>({ progress: 'pending' })
        let resolve: (session: PairedSession) => void = () => undefined
        let reject: (error: ModalError) => void = () => undefined
        const promise = new Promise<PairedSession>((onSettled, onFailed) => {
          resolve = onSettled
          reject = onFailed
        })
        promise.catch(() => undefined)
        const proposal: Proposal = {
          uri: `wc:${String(fake.proposals.length).padStart(64, '0')}@2?relay-protocol=irn&symKey=00`,
          expiresAt: parameters.now() + (proposeParameters.expirySeconds ?? 240) * 1000,
          approval: promise,
          store: progress,
        }
        fake.proposals.push({
          parameters: proposeParameters,
          proposal,
          publish: () => progress.patch({ progress: 'published' }),
          find: () => progress.patch({ progress: 'found' }),
          respond: () => progress.patch({ progress: 'responded' }),
          approve: (session) => {
            progress.patch({ progress: 'settled' })
            emit({ type: 'sessionSettled', session })
            resolve(session)
          },
          fail: (error) => {
            progress.patch({ progress: 'failed' })
            reject(error)
          },
        })
        return proposal
      },
      sessions: () => sessions,
      request: async (request) => {
        if (!sessions.some(({ topic }) => topic === request.topic)) throw new ModalError('wallet.disconnected')
        fake.requests.push(request)
        return await fake.answer(request)
      },
      ping: async () => undefined,
      disconnect: async ({ topic }) => {
        fake.ended.push(topic)
        emit({ type: 'sessionEnded', topic, reason: 'user' })
      },
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      resume: () => undefined,
      destroy: async () => {
        fake.isDestroyed = true
        listeners.clear()
      },
    },
  }
  return fake
}
