import type { createWalletWithState } from '../wallet/createWalletWithState.ts'
import type { OpenedSignClient } from './openSignClient.ts'
import type { PhonePart } from './parts/PhonePart.ts'
import type { PhoneGrant } from './PhoneGrant.ts'
import { readSession } from './readSession.ts'
import { readSessionChange, toSessionNotice, type SessionNotice } from './readSessionChange.ts'
import { toOrigin } from './toOrigin.ts'
import type { PhoneSession } from './types.ts'

/** Notifies the apps of sessions of what the wallet's owner changes. */
export interface SessionNotifier {
  /** Notifies the app of a session from now on. */
  follow(session: PhoneSession): void
  /** Ends it. Returns the origin of an app whose last session this was. */
  unfollow(topic: string): string | undefined
  /** The app of a session is notified of these accounts by the grant itself. */
  expect(topic: string, grant: PhoneGrant): void
  /** Notifies all apps of changes that the wallet did not announce. */
  notifyAll(): void
}

interface FollowedSession {
  readonly origin: string
  notice: SessionNotice
  readonly stop: () => void
}

/** Creates the notifier of one phone. */
export function createSessionNotifier(parameters: {
  readonly opened: OpenedSignClient
  readonly wallet: ReturnType<typeof createWalletWithState>
  readonly parts: readonly PhonePart[]
  readonly grant: (topic: string, grant: PhoneGrant) => Promise<void>
  /** Ends a session that has no account left. */
  readonly disconnect: (topic: string) => Promise<void>
  readonly onError: (error: unknown) => void
}): SessionNotifier {
  const { opened, wallet, parts, grant, disconnect, onError } = parameters
  const { client } = opened
  const wallets = { state: wallet.state, parts }
  const followed = new Map<string, FollowedSession>()
  // One after another, because an app rejects a network that has not been granted yet.
  let queue: Promise<unknown> = Promise.resolve()

  const notify = async (topic: string, session: FollowedSession): Promise<void> => {
    const change = readSessionChange({
      ...wallets,
      session: readSession(client.session.get(topic)),
      origin: session.origin,
      known: session.notice,
    })
    if (change === undefined) return
    if (change.grant.accounts.length === 0 && change.grant.others.length === 0) return disconnect(topic)
    session.notice = change.notice
    if (change.isGrantNew) await grant(topic, change.grant)
    for (const { chain, ...event } of change.listEvents()) await client.emit({ topic, event, chainId: chain })
  }

  const schedule = (topic: string): void => {
    queue = queue
      .then(() => opened.whenOnline())
      .then(() => {
        const session = followed.get(topic)
        return session && notify(topic, session)
      })
      .catch(onError)
  }

  const listen = (origin: string, listener: () => void): (() => void) => {
    const stops = [
      wallet.wallet.subscribe({ origin, listener }),
      ...parts.map((part) => part.wallet.subscribe({ origin, listener })),
    ]
    return () => stops.forEach((stop) => stop())
  }

  return {
    follow(session) {
      const { topic } = session
      const origin = toOrigin(session.peer)
      const notice = toSessionNotice(session, wallets)
      followed.set(topic, { origin, notice, stop: listen(origin, () => schedule(topic)) })
    },
    unfollow(topic) {
      const session = followed.get(topic)
      session?.stop()
      followed.delete(topic)
      const isLast = ![...followed.values()].some(({ origin }) => origin === session?.origin)
      return isLast ? session?.origin : undefined
    },
    expect(topic, next) {
      const session = followed.get(topic)
      if (session === undefined) return
      const { accounts, others } = toSessionNotice(next, wallets)
      // Of the chains it is still to be notified.
      session.notice = { ...session.notice, accounts, others }
    },
    notifyAll: () => [...followed.keys()].forEach(schedule),
  }
}
