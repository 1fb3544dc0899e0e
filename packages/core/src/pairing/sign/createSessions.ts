import { ModalError } from '../../kernel/errors/ModalError.ts'
import type { ClockPort, StoragePort } from '../../kernel/ports/ports.ts'
import { createPersistedItem } from '../../kernel/store/createPersistedItem.ts'
import { shareStructure } from '../../kernel/store/shareStructure.ts'
import type { PairedSession } from '../../adapter/PairingClient.ts'
import type { Forgotten } from './createForgotten.ts'
import { sessionsItem } from './signStorage.ts'
import type { SessionRecord } from './signStorage.ts'

/** The active sessions, in memory and in storage, shared with other tabs of the origin. */
export interface Sessions {
  list(): readonly PairedSession[]
  get(topic: string): SessionRecord | undefined
  /** @throws `session.recentlyDeleted`, `session.notFound` or `session.topicExpired`. */
  require(topic: string): SessionRecord
  save(session: SessionRecord): PairedSession
  remove(topic: string): void
  /** Returns whether this page, or an earlier load of it, has handled a request. */
  isPast(topic: string, id: string): boolean
  /** Records that a request is handled. Returns whether this tab is the first to do so, and must answer. */
  claim(topic: string, id: string): boolean
  destroy(): void
}

export interface CreateSessionsParameters {
  readonly storage: StoragePort
  readonly scope: string | undefined
  readonly clock: ClockPort
  readonly forgotten: Forgotten
  /** Called with a session that has reached its expiry, before it is removed. */
  readonly onExpired: (topic: string) => void
}

/** The number of request ids remembered for each session. */
const idsKept = 100

/** Restores the stored sessions, and keeps each until its expiry (S4.075). */
export function createSessions(parameters: CreateSessionsParameters): Sessions {
  const { storage, scope, clock, forgotten, onExpired } = parameters
  const item = createPersistedItem({ storage, item: sessionsItem, scope })
  const records = new Map<string, { readonly record: SessionRecord; readonly session: PairedSession }>()
  const past = new Map<string, Set<string>>()
  const expiries = new Map<string, () => void>()

  const isLive = ({ expiresAt }: SessionRecord): boolean => expiresAt > clock.now()
  const readStored = (): readonly SessionRecord[] => (item.get() ?? []).filter(isLive)
  /** Reads the storage before writing, because another tab may have paired meanwhile. */
  const store = (topic: string, record: SessionRecord | undefined): void => {
    const stored = readStored()
    const index = stored.findIndex((entry) => entry.topic === topic)
    const others = stored.filter((entry) => entry.topic !== topic)
    if (record) others.splice(index < 0 ? others.length : index, 0, record)
    if (others.length > 0) item.set(others)
    else item.remove()
  }

  const expire = (topic: string): void => {
    onExpired(topic)
    remove(topic)
  }
  const keep = (record: SessionRecord): PairedSession => {
    const { symKey: _symKey, handled: _handled, updateId: _updateId, ...session } = record
    const entry = { record, session: shareStructure(records.get(record.topic)?.session, session) }
    records.set(record.topic, entry)
    expiries.get(record.topic)?.()
    expiries.set(
      record.topic,
      clock.after(record.expiresAt - clock.now(), () => expire(record.topic)),
    )
    return entry.session
  }
  const remove = (topic: string): void => {
    expiries.get(topic)?.()
    expiries.delete(topic)
    past.delete(topic)
    if (records.delete(topic)) forgotten.add(topic, 'session')
    store(topic, undefined)
  }

  for (const record of readStored()) {
    keep(record)
    past.set(record.topic, new Set(record.handled))
  }

  return {
    list: () => [...records.values()].map(({ session }) => session),
    get: (topic) => records.get(topic)?.record,
    require: (topic) => {
      const record = records.get(topic)?.record
      if (record && isLive(record)) return record
      const kind = forgotten.get(topic)
      if (kind) throw new ModalError('session.recentlyDeleted', { context: { record: kind, id: topic } })
      if (!record) throw new ModalError('session.notFound', { context: { topic } })
      // The device was asleep when the timer was due.
      expire(topic)
      throw new ModalError('session.topicExpired', { context: { topic } })
    },
    save: (record) => {
      store(record.topic, record)
      return keep(record)
    },
    remove,
    isPast: (topic, id) => past.get(topic)?.has(id) === true,
    claim: (topic, id) => {
      const current = records.get(topic)?.record
      const ids = past.get(topic) ?? new Set()
      for (const oldest of [...ids.add(id)].slice(0, -idsKept)) ids.delete(oldest)
      past.set(topic, ids)
      const stored = readStored().find((entry) => entry.topic === topic)
      const handled = (stored ?? current)?.handled ?? []
      if (handled.includes(id)) return false
      const noted = [...handled, id].slice(-idsKept)
      // Keep sessions removed that another tab has removed.
      if (stored) store(topic, { ...stored, handled: noted })
      if (current) keep({ ...current, handled: noted })
      return true
    },
    destroy: () => {
      for (const cancel of expiries.values()) cancel()
    },
  }
}
