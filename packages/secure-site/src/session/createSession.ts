import {
  endWalletSession,
  getWalletSession,
  requestLoginCode,
  verifyLoginCode,
  type WalletUser,
} from '@latchkey/protocol/embedded'
import { FrameFailure } from './FrameFailure.ts'
import type { SecretStore } from './createSecretStore.ts'
import { createSiteClient, type SiteClient } from './createSiteClient.ts'
import { SiteRefusal } from './SiteRefusal.ts'
import { toSendFailure } from './toSendFailure.ts'

/** What a mail was sent for: a code, or a link that the visitor confirms with `number`. */
export interface SentMail {
  /** Two digits. */
  readonly number: string | undefined
  readonly expiresIn: number
  readonly resendIn: number
}

/** The login of the visitor, as the frame holds it. */
export interface Session {
  readonly client: SiteClient
  /** The user who is logged in, by the word of the server. */
  find(): Promise<WalletUser | undefined>
  /** As `find`. @throws FrameFailure `session.required`. */
  require(): Promise<WalletUser>
  /**
   * Sends a code or a link, and remembers the attempt. A further one for the same address belongs to the same attempt. What waits for
   * an earlier link ends as `request.aborted`.
   */
  sendCode(parameters: {
    readonly email: string
    /** The pinned origin of the app. */
    readonly origin: string
    readonly language: string
  }): Promise<SentMail>
  /** Logs in with the code of the last attempt. */
  enterCode(parameters: { readonly code: string }): Promise<WalletUser>
  /**
   * Waits until the visitor has confirmed the link of the last mail, and logs in.
   *
   * @throws FrameFailure `login.noAttempt`, `login.codeExpired`; `request.aborted` if `signal` aborts, another mail was sent or the
   * login changes in another way; SiteRefusal `login_code_expired`, also if the visitor has entered a wrong number.
   */
  awaitDevice(parameters: { readonly signal: AbortSignal }): Promise<WalletUser>
  /** Begins the session of another way to log in. */
  begin(login: {
    readonly user: WalletUser
    readonly secret?: string | undefined
    /** By which the server recognises this browser later. */
    readonly browser?: string | undefined
  }): Promise<void>
  /** Where the server puts the session's secret. */
  readonly keep: 'cookie' | 'memory'
  /** Ends the session. Without an answer of the server it is forgotten here anyway. */
  end(): Promise<void>
}

/**
 * Creates the session. The secret of an attempt stays in the memory of this document, so a code is of no use elsewhere.
 *
 * @param parameters.store keeps the secret where `keep` is `memory`.
 * @param parameters.known keeps there by what the server recognises this browser. It outlives the session.
 * @param parameters.onChange called when a user logs in or out, or the server has ended the session.
 */
export function createSession(parameters: {
  readonly projectId: string
  readonly fetch: typeof globalThis.fetch
  readonly keep: 'cookie' | 'memory'
  readonly store: SecretStore
  readonly known: SecretStore
  readonly setTimer: (callback: () => void, delay: number) => () => void
  readonly onChange: (user: WalletUser | undefined) => void
}): Session {
  const { keep, known, onChange, setTimer, store } = parameters
  let attempt: { readonly email: string; readonly secret: string; readonly life: number } | undefined
  /** Ends what waits for a link. */
  let waiting: AbortController | undefined
  let secret: string | undefined
  let user: WalletUser | undefined
  let loading: Promise<void> | undefined
  /** Logins and logouts so far: an answer about the session before the last one says nothing of this one. */
  let changes = 0
  const client = createSiteClient({ ...parameters, getSecret: () => secret })

  /** Reads the secret of an earlier document, once. */
  const load = (): Promise<void> =>
    (loading ??= (async () => {
      secret = keep === 'memory' ? await store.read() : undefined
    })())

  const set = (next: WalletUser | undefined): void => {
    const isSame = next?.id === user?.id
    user = next
    if (!isSame) onChange(next)
  }

  const forgetAttempt = (): void => {
    attempt = undefined
    waiting?.abort()
  }

  const begin: Session['begin'] = async (login) => {
    await load()
    changes += 1
    forgetAttempt()
    secret = login.secret
    if (keep === 'memory') await store.write(login.secret)
    if (login.browser !== undefined) await known.write(login.browser)
    set(login.user)
  }

  const find: Session['find'] = async () => {
    await load()
    const before = changes
    try {
      const found = await client.call(getWalletSession, {})
      if (before === changes) set(found.user)
    } catch (error) {
      if (before !== changes) return user
      if (!(error instanceof SiteRefusal) || error.code !== 'session_required') throw error
      if (keep === 'memory' && secret !== undefined) await store.write(undefined)
      secret = undefined
      set(undefined)
    }
    return user
  }

  return {
    client,
    keep,
    find,
    begin,
    require: async () => {
      const found = await find()
      if (found === undefined) throw new FrameFailure('session.required', 'No user is logged in.')
      return found
    },
    sendCode: async ({ email, language, origin }) => {
      await load()
      const before = attempt?.email === email ? attempt.secret : undefined
      const browser = keep === 'memory' ? await known.read() : undefined
      try {
        const sent = await client.call(requestLoginCode, {
          body: {
            email,
            origin,
            language,
            ...(before === undefined ? {} : { attempt: before }),
            ...(browser === undefined ? {} : { browser }),
          },
        })
        const { expiresIn, number, resendIn } = sent
        forgetAttempt()
        attempt = { email, secret: sent.attempt, life: expiresIn }
        return { number: sent.action === 'VERIFY_DEVICE' ? number : undefined, expiresIn, resendIn }
      } catch (error) {
        throw toSendFailure(error)
      }
    },
    enterCode: async ({ code }) => {
      const current = attempt
      if (current === undefined) throw new FrameFailure('login.noAttempt', 'Send a code first.')
      const login = await client.call(verifyLoginCode, { body: { attempt: current.secret, code, keep } })
      await begin(login)
      return login.user
    },
    awaitDevice: async ({ signal }) => {
      if (attempt === undefined) throw new FrameFailure('login.noAttempt', 'Send a link first.')
      waiting?.abort()
      const own = (waiting = new AbortController())
      const { life, secret: current } = attempt
      const ends = AbortSignal.any([signal, own.signal])
      try {
        const { waitForDevice } = await import('./waitForDevice.ts')
        const login = await waitForDevice({ attempt: current, client, keep, life, setTimer, signal: ends })
        ends.throwIfAborted()
        waiting = undefined
        await begin(login)
        return login.user
      } catch (error) {
        if (ends.aborted) throw new FrameFailure('request.aborted', 'The login has ended.')
        throw error
      }
    },
    end: async () => {
      await load()
      changes += 1
      forgetAttempt()
      try {
        await client.call(endWalletSession, {})
      } finally {
        changes += 1
        forgetAttempt()
        secret = undefined
        if (keep === 'memory') await store.write(undefined)
        set(undefined)
      }
    },
  }
}
