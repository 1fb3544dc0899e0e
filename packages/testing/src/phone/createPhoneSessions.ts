import { TestingError } from '../errors/TestingError.ts'
import type { createWalletWithState } from '../wallet/createWalletWithState.ts'
import type { OpenedSignClient } from './openSignClient.ts'
import { changeGrant } from './changeGrant.ts'
import type { PhoneStore } from './createPhoneStore.ts'
import { createSessionNotifier, type SessionNotifier } from './createSessionNotifier.ts'
import type { PhonePart } from './parts/PhonePart.ts'
import type { PhoneGrant } from './PhoneGrant.ts'
import { readSession } from './readSession.ts'
import { runOnRelay } from './runOnRelay.ts'
import { toNamespaces } from './toNamespaces.ts'
import { toOrigin } from './toOrigin.ts'
import type { Phone, PhoneSession, SessionParameters } from './types.ts'

/** The sessions of a phone. */
export interface PhoneSessions
  extends Pick<Phone, 'emit' | 'update' | 'extend' | 'disconnect'>, Pick<SessionNotifier, 'notifyAll'> {
  /** Connects an app to the wallet before it can send requests. Returns a function that undoes it. */
  permit(session: Pick<PhoneSession, 'peer' | 'accounts'> & Partial<Pick<PhoneSession, 'others'>>): () => void
  /** Adds a session, whose app is notified of the owner's changes from now on. */
  adopt(topic: string): PhoneSession
  /** Removes an ended session. */
  release(topic: string): void
}

/** Keeps sessions in sync with the changes of the wallet's owner. */
export function createPhoneSessions(parameters: {
  readonly opened: OpenedSignClient
  readonly wallet: ReturnType<typeof createWalletWithState>
  readonly parts: readonly PhonePart[]
  readonly store: PhoneStore
  readonly onReleased: (topic: string) => void
  readonly onError: (error: unknown) => void
}): PhoneSessions {
  const { opened, wallet, parts, store, onReleased, onError } = parameters
  const { client } = opened

  const refresh = (): void => store.set({ sessions: client.session.getAll().map(readSession) })
  const select = (topic: string | undefined): readonly PhoneSession[] => {
    const found = store.state.sessions.filter((session) => topic === undefined || session.topic === topic)
    if (found.length > 0) return found
    throw new TestingError('testing.invalidParameter', `The phone has no session${topic ? ` "${topic}"` : ''}.`)
  }
  const grant = async (topic: string, wanted: PhoneGrant): Promise<void> => {
    await client.update({ topic, namespaces: toNamespaces(wanted) })
    refresh()
  }
  const notifier = createSessionNotifier({
    opened,
    wallet,
    parts,
    grant,
    disconnect: (topic) => disconnect({ topic }),
    onError,
  })

  const permit: PhoneSessions['permit'] = ({ peer, accounts, others = [] }) => {
    const origin = toOrigin(peer)
    const undo: (() => void)[] = []
    if (accounts.length > 0) {
      const before = wallet.state.getPermitted(origin)
      wallet.state.permit(origin, accounts)
      undo.push(() => (before.length > 0 ? wallet.state.permit(origin, before) : wallet.state.revoke(origin)))
    }
    for (const granted of others) {
      const part = parts.find(({ namespace }) => namespace === granted.namespace)
      const before = part?.state.getPermitted(origin) ?? []
      part?.state.permit(origin, [...new Set(granted.accounts.flatMap(part.toAccounts))])
      undo.push(() => (before.length > 0 ? part?.state.permit(origin, before) : part?.state.revoke(origin)))
    }
    return () => undo.forEach((step) => step())
  }

  function release(topic: string): void {
    const origin = notifier.unfollow(topic)
    onReleased(topic)
    // Another session of the same app keeps its accounts.
    if (origin !== undefined) for (const { state } of [wallet, ...parts]) state.revoke(origin)
    refresh()
  }

  async function disconnect({ topic }: SessionParameters = {}): Promise<void> {
    for (const session of select(topic)) {
      await runOnRelay(opened, () =>
        client.disconnect({ topic: session.topic, reason: { code: 6000, message: 'User disconnected.' } }),
      )
      release(session.topic)
    }
  }

  return {
    permit,
    adopt(topic) {
      const session = readSession(client.session.get(topic))
      permit(session)
      notifier.follow(session)
      refresh()
      return session
    },
    release,
    notifyAll: notifier.notifyAll,
    async emit({ name, data, chainId, chain, topic }) {
      for (const session of select(topic)) {
        const wanted = chain ?? (chainId === undefined ? undefined : `eip155:${chainId}`)
        const places = listPlaces(session)
        const place = places.find((each) => wanted === undefined || each.chain === wanted)
        if (place === undefined || !place.events.includes(name)) {
          const granted = places.map((each) => `${each.chain} (${each.events.join(', ')})`).join('; ')
          const reason = `The session was granted these chains and events: ${granted}.`
          throw new TestingError('testing.invalidParameter', reason)
        }
        await runOnRelay(opened, () =>
          client.emit({ topic: session.topic, event: { name, data }, chainId: place.chain }),
        )
      }
    },
    async update({ topic, ...wanted }) {
      for (const session of select(topic)) {
        const next = changeGrant({ session, wanted, held: wallet.wallet.accounts, parts })
        notifier.expect(session.topic, next)
        permit({ ...next, peer: session.peer })
        // The app loses access to what was revoked.
        const origin = toOrigin(session.peer)
        if (next.accounts.length === 0) wallet.state.revoke(origin)
        const kept = next.others.map(({ namespace }) => namespace)
        for (const { namespace, state } of parts) if (!kept.includes(namespace)) state.revoke(origin)
        await runOnRelay(opened, () => grant(session.topic, next))
      }
    },
    async extend({ topic } = {}) {
      for (const session of select(topic)) {
        await runOnRelay(opened, () => client.extend({ topic: session.topic }))
        refresh()
      }
    },
    disconnect,
  }
}

/** Returns every chain of a session with its granted events. */
function listPlaces({ chainIds, events, others }: PhoneSession) {
  return [
    ...chainIds.map((chainId) => ({ chain: `eip155:${chainId}`, events })),
    ...others.flatMap((part) => part.chains.map((chain) => ({ chain, events: part.events }))),
  ]
}
