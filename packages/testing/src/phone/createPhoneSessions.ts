import { TestingError } from '../errors/TestingError.ts'
import type { createWalletWithState } from '../wallet/createWalletWithState.ts'
import type { OpenedSignClient } from './openSignClient.ts'
import { changeGrant } from './changeGrant.ts'
import type { PhoneStore } from './createPhoneStore.ts'
import type { PhonePart } from './parts/PhonePart.ts'
import { toPartAccounts } from './parts/toPartAccounts.ts'
import type { PhoneGrant } from './PhoneGrant.ts'
import { readSession } from './readSession.ts'
import { toNamespaces } from './toNamespaces.ts'
import { toOrigin } from './toOrigin.ts'
import type { Phone, PhoneSession, PhoneSessionPart } from './types.ts'

/** The sessions of a phone. */
export interface PhoneSessions extends Pick<Phone, 'emit' | 'update' | 'extend' | 'disconnect'> {
  /** Connects an app to the wallet before it can send requests. Returns a function that undoes it. */
  permit(session: Pick<PhoneSession, 'peer' | 'accounts'> & Partial<Pick<PhoneSession, 'others'>>): () => void
  /** Adds a session, whose app is notified of the owner's changes from now on. */
  adopt(topic: string): PhoneSession
  /** Removes an ended session. */
  release(topic: string): void
  /** Reads all sessions again. */
  refresh(): void
  /** Notifies all apps of changes that the wallet did not announce. */
  follow(): void
}

/** What the app of a session was notified of last. */
interface Told {
  readonly origin: string
  accounts: string
  chainId: number
  /** By kind of chain. */
  others: ReadonlyMap<string, string>
  /** The previous chain, by kind of chain. */
  places: ReadonlyMap<string, string>
  readonly stop: () => void
}

/** Keeps sessions in sync with the changes of the wallet's owner. */
export function createPhoneSessions(parameters: {
  readonly opened: OpenedSignClient
  readonly wallet: ReturnType<typeof createWalletWithState>
  readonly parts: readonly PhonePart[]
  readonly store: PhoneStore
  /** Runs something that needs the relay; throws `testing.offline` or `testing.relayFailed` if it fails. */
  readonly run: <value>(action: () => Promise<value>) => Promise<value>
  readonly onReleased: (topic: string) => void
  readonly onError: (error: unknown) => void
}): PhoneSessions {
  const { opened, wallet, parts, store, run, onReleased, onError } = parameters
  const { client } = opened
  const told = new Map<string, Told>()
  // One after another, because an app rejects a network that has not been granted yet.
  let queue: Promise<unknown> = Promise.resolve()

  const getPlaces = (): ReadonlyMap<string, string> =>
    new Map(parts.map(({ namespace, getChain }) => [namespace, getChain()]))
  const find = (topic: string): PhoneSession => readSession(client.session.get(topic))
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
  const emit = async (topic: string, event: { readonly name: string; readonly data: unknown }, chainId: string) =>
    client.emit({ topic, event, chainId })

  /** Exposes the accounts of a session to its app, on Solana, on Bitcoin, and on the chain that the owner switched to. */
  const readOthers = (session: PhoneSession, { origin, places }: Told): readonly PhoneSessionPart[] =>
    session.others.flatMap((granted) => {
      const part = parts.find(({ namespace }) => namespace === granted.namespace)
      if (part === undefined) return []
      const isNew = places.get(part.namespace) !== part.getChain() && findPlace(part, granted.chains) === undefined
      const chains = isNew ? [...granted.chains, part.getChain()] : granted.chains
      const own = toPartAccounts(part, part.state.getPermitted(origin), chains)
      return own.accounts.length > 0 ? [{ ...granted, chains, ...own }] : []
    })

  const sync = async (topic: string, known: Told): Promise<void> => {
    const session = find(topic)
    const isOnEvm = session.accounts.length > 0
    const accounts = isOnEvm ? wallet.state.getPermitted(known.origin) : []
    const others = readOthers(session, known)
    const places = getPlaces()
    const { chainId } = wallet.state
    const isElsewhere = isOnEvm && chainId !== known.chainId
    const isOther = isOnEvm && accounts.join() !== known.accounts
    const shown = toTold(others)
    const changed = session.others.filter(({ namespace }) => shown.get(namespace) !== known.others.get(namespace))
    const moved = others.filter(({ namespace }) => places.get(namespace) !== known.places.get(namespace))
    if (!isElsewhere && !isOther && changed.length === 0 && moved.length === 0) return
    if (accounts.length === 0 && others.length === 0) return disconnect({ topic })
    Object.assign(known, { accounts: accounts.join(), chainId, others: shown, places })
    const isGranted = !isElsewhere || session.chainIds.includes(chainId)
    const chainIds = isGranted ? session.chainIds : [...session.chainIds, chainId]
    const isWider = others.some(({ namespace, chains }) =>
      session.others.some((granted) => granted.namespace === namespace && granted.chains.length < chains.length),
    )
    const isNew = isOther || !isGranted || isWider || changed.length > 0
    if (isNew) await grant(topic, { ...session, accounts, chainIds, others })
    const say = async (name: string, data: unknown, where: number): Promise<void> => {
      if (accounts.length > 0 && session.events.includes(name)) await emit(topic, { name, data }, `eip155:${where}`)
    }
    if (isOther) await say('accountsChanged', accounts, isGranted ? chainId : (session.chainIds[0] ?? chainId))
    if (isElsewhere) await say('chainChanged', chainId, chainId)
    for (const { namespace } of changed) {
      const part = parts.find((each) => each.namespace === namespace)
      const granted = others.find((each) => each.namespace === namespace)
      if (part === undefined || granted === undefined) continue
      const chain = findPlace(part, granted.chains) ?? granted.chains[0]
      if (chain === undefined) continue
      const event = part.toEvent(part.state.getPermitted(known.origin), chain)
      if (granted.events.includes(event.name)) await emit(topic, event, chain)
    }
    for (const { namespace, chains, events } of moved) {
      const part = parts.find((each) => each.namespace === namespace)
      const place = part && findPlace(part, chains)
      if (place !== undefined && events.includes('chainChanged'))
        await emit(topic, { name: 'chainChanged', data: place }, place)
    }
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

  const release = (topic: string): void => {
    const known = told.get(topic)
    known?.stop()
    told.delete(topic)
    onReleased(topic)
    // Another session of the same app keeps its accounts.
    const isLast = ![...told.values()].some(({ origin }) => origin === known?.origin)
    if (known && isLast) for (const { state } of [wallet, ...parts]) state.revoke(known.origin)
    refresh()
  }

  const listen = (origin: string, listener: () => void): (() => void) => {
    const stops = [
      wallet.wallet.subscribe({ origin, listener }),
      ...parts.map((part) => part.wallet.subscribe({ origin, listener })),
    ]
    return () => stops.forEach((stop) => stop())
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
        // The phone's chain, granted or not, because apps are only notified of changes.
        chainId: wallet.state.chainId,
        others: toTold(session.others),
        places: getPlaces(),
        stop: listen(origin, () => schedule(topic)),
      })
      refresh()
      return session
    },
    release,
    refresh,
    follow: () => [...told.keys()].forEach(schedule),
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
        await run(() => emit(session.topic, { name, data }, place.chain))
      }
    },
    async update({ topic, ...wanted }) {
      for (const session of select(topic)) {
        const next = changeGrant({ session, wanted, held: wallet.wallet.accounts, parts })
        const known = told.get(session.topic)
        if (known) Object.assign(known, { accounts: next.accounts.join(), others: toTold(next.others) })
        permit({ ...next, peer: session.peer })
        // The app loses access to what was revoked.
        const origin = toOrigin(session.peer)
        if (next.accounts.length === 0) wallet.state.revoke(origin)
        const kept = next.others.map(({ namespace }) => namespace)
        for (const { namespace, state } of parts) if (!kept.includes(namespace)) state.revoke(origin)
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

/** Returns the current chain as the session names it, or `undefined` if it was not granted. */
function findPlace(part: PhonePart, chains: readonly string[]): string | undefined {
  const current = part.findChain(part.getChain())
  return chains.find((chain) => part.findChain(chain) === current)
}

function toTold(others: readonly PhoneSessionPart[]): ReadonlyMap<string, string> {
  return new Map(others.map(({ namespace, accounts }) => [namespace, accounts.join()]))
}

/** Returns every chain of a session with its granted events. */
function listPlaces({ chainIds, events, others }: PhoneSession) {
  return [
    ...chainIds.map((chainId) => ({ chain: `eip155:${chainId}`, events })),
    ...others.flatMap((part) => part.chains.map((chain) => ({ chain, events: part.events }))),
  ]
}
