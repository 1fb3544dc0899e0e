import type { Siwx, SiwxAccount, SiwxSession } from '@latchkey/protocol/siwx'
import type { AdapterFeatures } from '../adapter/features.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { Answer } from './createFakeWallet.ts'

/** A verifier that keeps sessions in memory, with a wallet that signs for it. */
export interface FakeSiwx {
  readonly siwx: Siwx
  /** The feature that makes a fake adapter's wallets sign; they answer as `answer` says. */
  readonly features: { readonly message: NonNullable<AdapterFeatures['message']> }
  answer: Answer
  /** Answers the pending signature requests. */
  settle(answer: Exclude<Answer, 'hold'>): void
  isRequired: boolean
  /** Calls of these methods fail with the given error. */
  readonly faults: Partial<
    Record<'createMessage' | 'addSession' | 'revokeSession' | 'setSessions' | 'getSessions', Error>
  >
  /** Calls of these methods wait for the given promise. */
  readonly gates: Partial<Record<keyof FakeSiwx['faults'], Promise<void>>>
  /** The lifetime of a session, in ms; unlimited if undefined. */
  life: number | undefined
  /** The clock of the sessions: set it to that of the modal. */
  now: () => number
  /** Returns all valid sessions. */
  list(): readonly SiwxSession[]
  /** Adds a session as another page would. */
  put(account: SiwxAccount): void
  /** Ends all sessions as another page or the server would. */
  clear(): void
  /** The calls received. */
  readonly log: string[]
  /** The texts that wallets were asked to sign. */
  readonly signed: string[]
}

/** Creates a verifier. It rejects messages that it did not create, that were used before or that are not signed. */
export function createFakeSiwx(
  parameters: {
    readonly isRequired?: boolean | undefined
    readonly signOutOnDisconnect?: boolean | undefined
    /** Returns whether the account signed the text; by default it checks the signatures of `features`. */
    readonly isSigned?: ((session: SiwxSession) => boolean) | undefined
  } = {},
): FakeSiwx {
  const { isSigned = ({ data, message, signature }) => signature === toFakeSignature(data.accountAddress, message) } =
    parameters
  let sessions: readonly SiwxSession[] = []
  const nonces = new Map<string, string>()
  const held: ((answer: Answer) => void)[] = []
  let count = 0

  const isOf = ({ data }: SiwxSession, account: SiwxAccount): boolean =>
    data.chainId === account.chainId && data.accountAddress === account.accountAddress

  const create = ({ chainId, accountAddress }: SiwxAccount): Pick<SiwxSession, 'data' | 'message'> => {
    const nonce = `nonce${++count}`
    const issuedAt = new Date(fake.now()).toISOString()
    const expirationTime = fake.life === undefined ? undefined : new Date(fake.now() + fake.life).toISOString()
    const data: SiwxSession['data'] = {
      ...{ domain: 'app.example', uri: 'https://app.example', version: '1', nonce, chainId, accountAddress },
      ...{ statement: 'Sign in to the demo app.', issuedAt, expirationTime },
    }
    const lines = [
      `${data.domain} wants you to sign in with your account:`,
      `${accountAddress}\n\n${data.statement}\n`,
      `URI: ${data.uri}\nVersion: 1\nChain ID: ${chainId.split(':')[1]}\nNonce: ${nonce}\nIssued At: ${issuedAt}`,
    ]
    const message = lines.join('\n')
    nonces.set(nonce, message)
    return { data, message }
  }

  const verify = (session: SiwxSession): void => {
    const { data, message } = session
    if (nonces.get(data.nonce) !== message) throw new TypeError('The message is unknown or was used before')
    if (!isSigned(session)) throw new TypeError('The signature is not valid')
    nonces.delete(data.nonce)
  }

  const call = async (name: keyof FakeSiwx['faults'], account?: SiwxAccount): Promise<void> => {
    fake.log.push(account ? `${name} ${account.chainId}:${account.accountAddress}` : name)
    await fake.gates[name]
    const fault = fake.faults[name]
    if (fault) throw fault
  }

  const sign = (message: string, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      const settle = (answer: Answer): void => {
        if (answer === 'approve') resolve()
        else if (answer === 'hold') held.push(settle)
        else if (answer === 'reject') reject(new ModalError('request.rejected'))
        else if (answer === 'fail') reject(new Error('the wallet broke'))
        else reject(answer instanceof Error ? answer : answer.error)
      }
      fake.signed.push(message)
      settle(fake.answer)
    })

  const fake: FakeSiwx = {
    answer: 'approve',
    isRequired: parameters.isRequired ?? false,
    faults: {},
    gates: {},
    life: undefined,
    now: Date.now,
    log: [],
    signed: [],
    list: () => sessions,
    put: (account) => {
      sessions = [...sessions, { ...create(account), signature: 'of another page' }]
    },
    clear: () => {
      sessions = []
    },
    settle: (answer) => {
      for (const settle of held.splice(0)) settle(answer)
    },
    features: {
      message: {
        sign: async ({ address, message, signal }) => {
          if (address === undefined) throw new TypeError('It is not said who is to sign')
          await sign(message, signal)
          return { signature: toFakeSignature(address, message) }
        },
      },
    },
    siwx: {
      signOutOnDisconnect: parameters.signOutOnDisconnect ?? true,
      getRequired: () => fake.isRequired,
      createMessage: async ({ signal, ...account }) => {
        await call('createMessage', account)
        signal?.throwIfAborted()
        return create(account)
      },
      addSession: async (session) => {
        await call('addSession', session.data)
        verify(session)
        sessions = [...sessions.filter((other) => !isOf(other, session.data)), session]
      },
      revokeSession: async (account) => {
        await call('revokeSession', account)
        if (!sessions.some((session) => isOf(session, account))) throw new TypeError('There is no such session')
        sessions = sessions.filter((session) => !isOf(session, account))
      },
      setSessions: async (next) => {
        await call('setSessions')
        for (const session of next) verify(session)
        sessions = next
      },
      getSessions: async (account) => {
        await call('getSessions', account)
        const isLiving = ({ data: { expirationTime } }: SiwxSession) =>
          expirationTime === undefined || Date.parse(expirationTime) > fake.now()
        return sessions.filter((session) => isOf(session, account) && isLiving(session))
      },
    },
  }
  return fake
}

const toFakeSignature = (address: string, message: string): string => `${address} signed ${message.length}`
