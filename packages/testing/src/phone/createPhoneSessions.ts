import type { Address } from 'viem'
import { TestingError } from '../errors/TestingError.ts'
import type { createWalletWithState } from '../wallet/createWalletWithState.ts'
import type { OpenedSignClient } from './openSignClient.ts'
import type { PhoneStore } from './createPhoneStore.ts'
import { readSession } from './readSession.ts'
import { toNamespaces } from './toNamespaces.ts'
import { toOrigin } from './toOrigin.ts'
import type { Phone, PhoneSession } from './types.ts'

type Grant = Pick<PhoneSession, 'accounts' | 'chainIds' | 'methods' | 'events'>

/** The sessions of a phone. */
export interface PhoneSessions extends Pick<Phone, 'emit' | 'update' | 'extend' | 'disconnect'> {
  /** Lets the wallet know an app, before it can ask for anything; returns what takes that back. */
  permit(session: Pick<PhoneSession, 'peer' | 'accounts'>): () => void
  /** Takes up a session: from now on its app hears of what the owner changes. */
  adopt(topic: string): PhoneSession
  /** A session is over. */
  release(topic: string): void
  /** Reads all sessions anew. */
  refresh(): void
}

/** What the app of a session was told last. */
interface Told {
  readonly origin: string
  accounts: string
  chainId: number
  readonly stop: () => void
}

/** Keeps what sessions grant and what the wallet's owner wants the same. */
export function createPhoneSessions(parameters: {
  readonly opened: OpenedSignClient
  readonly wallet: ReturnType<typeof createWalletWithState>
  readonly store: PhoneStore
  /** Does something that needs the relay now; `testing.offline` or `testing.relayFailed` otherwise. */
  readonly run: <value>(action: () => Promise<value>) => Promise<value>
  readonly onReleased: (topic: string) => void
  readonly onError: (error: unknown) => void
}): PhoneSessions {
  const { opened, wallet, store, run, onReleased, onError } = parameters
  const { client } = opened
  const told = new Map<string, Told>()
  // One after the other: an app that hears of a network before it was granted takes it for a mistake.
  let queue: Promise<unknown> = Promise.resolve()

  const find = (topic: string): PhoneSession => readSession(client.session.get(topic))
  const refresh = (): void => store.set({ sessions: client.session.getAll().map(readSession) })
  const select = (topic: string | undefined): readonly PhoneSession[] => {
    const found = store.state.sessions.filter((session) => topic === undefined || session.topic === topic)
    if (found.length > 0) return found
    throw new TestingError('testing.invalidParameter', `The phone has no session${topic ? ` "${topic}"` : ''}.`)
  }
  const grant = async (topic: string, wanted: Grant): Promise<void> => {
    await client.update({ topic, namespaces: toNamespaces(wanted) })
    refresh()
  }
  const say = async (session: PhoneSession, name: string, data: unknown, chainId: number): Promise<void> => {
    if (!session.events.includes(name)) return
    await client.emit({ topic: session.topic, event: { name, data }, chainId: `eip155:${chainId}` })
  }

  const sync = async (topic: string, known: Told): Promise<void> => {
    const accounts = wallet.state.getPermitted(known.origin)
    const { chainId } = wallet.state
    const isElsewhere = chainId !== known.chainId
    const isOther = accounts.join() !== known.accounts
    if (!isElsewhere && !isOther) return
    if (accounts.length === 0) return disconnect({ topic })
    Object.assign(known, { accounts: accounts.join(), chainId })
    const session = find(topic)
    const isGranted = !isElsewhere || session.chainIds.includes(chainId)
    const chainIds = isGranted ? session.chainIds : [...session.chainIds, chainId]
    if (isOther || !isGranted) await grant(topic, { ...session, accounts, chainIds })
    if (isOther) await say(session, 'accountsChanged', accounts, isGranted ? chainId : (session.chainIds[0] ?? chainId))
    if (isElsewhere) await say(session, 'chainChanged', chainId, chainId)
  }

  const schedule = (topic: string): void => {
    queue = queue
      .then(() => opened.whenOnline())
      .then(() => {
        const known = told.get(topic)
        return known && sync(topic, known)
      })
      .catch(onError)
  }

  const permit: PhoneSessions['permit'] = ({ peer, accounts }) => {
    const origin = toOrigin(peer)
    const before = wallet.state.getPermitted(origin)
    wallet.state.permit(origin, accounts)
    return () => (before.length > 0 ? wallet.state.permit(origin, before) : wallet.state.revoke(origin))
  }

  const release = (topic: string): void => {
    const known = told.get(topic)
    known?.stop()
    told.delete(topic)
    onReleased(topic)
    // Another session of the same app keeps what the app was given.
    const isLast = ![...told.values()].some(({ origin }) => origin === known?.origin)
    if (known && isLast) wallet.state.revoke(known.origin)
    refresh()
  }

  const disconnect: PhoneSessions['disconnect'] = async ({ topic } = {}) => {
    for (const session of select(topic)) {
      await run(() =>
        client.disconnect({ topic: session.topic, reason: { code: 6000, message: 'User disconnected.' } }),
      )
      release(session.topic)
    }
  }

  return {
    permit,
    adopt(topic) {
      const session = find(topic)
      const origin = toOrigin(session.peer)
      permit(session)
      told.set(topic, {
        origin,
        accounts: session.accounts.join(),
        // Where the phone is, granted or not: an app is told of changes only.
        chainId: wallet.state.chainId,
        stop: wallet.wallet.subscribe({ origin, listener: () => schedule(topic) }),
      })
      refresh()
      return session
    },
    release,
    refresh,
    async emit({ name, data, chainId, topic }) {
      for (const session of select(topic)) {
        const where = chainId ?? session.chainIds[0]
        if (!session.events.includes(name) || where === undefined || !session.chainIds.includes(where)) {
          throw new TestingError(
            'testing.invalidParameter',
            `The session was granted the events ${session.events.join(', ')} on the chains ${session.chainIds.join(', ')}.`,
          )
        }
        await run(() => client.emit({ topic: session.topic, event: { name, data }, chainId: `eip155:${where}` }))
      }
    },
    async update({ topic, ...wanted }) {
      for (const session of select(topic)) {
        const accounts: readonly Address[] = wanted.accounts ?? session.accounts
        const next: Grant = {
          accounts,
          chainIds: wanted.chainIds ?? session.chainIds,
          methods: wanted.methods ?? session.methods,
          events: wanted.events ?? session.events,
        }
        const known = told.get(session.topic)
        if (known) known.accounts = accounts.join()
        permit({ peer: session.peer, accounts })
        await run(() => grant(session.topic, next))
      }
    },
    async extend({ topic } = {}) {
      for (const session of select(topic)) {
        await run(() => client.extend({ topic: session.topic }))
        refresh()
      }
    },
    disconnect,
  }
}
