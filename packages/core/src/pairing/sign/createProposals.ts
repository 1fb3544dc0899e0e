import type { ClockPort, StoragePort } from '../../kernel/ports/ports.ts'
import { createPersistedItem } from '../../kernel/store/createPersistedItem.ts'
import type { PairedSession } from '../../adapter/PairingClient.ts'
import type { Waiter } from './createWaiter.ts'
import type { Forgotten } from './createForgotten.ts'
import { proposalsItem } from './signStorage.ts'
import type { ProposalRecord } from './signStorage.ts'

/** An open proposal. */
export interface OpenProposal extends ProposalRecord {
  /** `undefined` if an earlier page load created the proposal. */
  readonly waiter?: Waiter<PairedSession> | undefined
  /** The session that a wallet has begun to settle, and its key in hexadecimal digits. */
  readonly session?: { readonly topic: string; readonly symKey: string } | undefined
}

/** The open proposals with their pairings, until they expire. */
export interface Proposals {
  list(): readonly OpenProposal[]
  /** Finds a proposal by the topic of its pairing or of its session. */
  find(topic: string): OpenProposal | undefined
  save(proposal: OpenProposal): void
  /** Stores a proposal for later page loads. */
  persist(proposal: OpenProposal): void
  remove(id: number): void
  destroy(): void
}

export interface CreateProposalsParameters {
  readonly storage: StoragePort
  readonly scope: string | undefined
  readonly clock: ClockPort
  readonly forgotten: Forgotten
  /** Called with a proposal that has expired. */
  readonly onExpired: (proposal: OpenProposal) => void
}

/** Restores the stored proposals, and keeps each until its expiry (S4.075). */
export function createProposals(parameters: CreateProposalsParameters): Proposals {
  const { storage, scope, clock, forgotten, onExpired } = parameters
  const item = createPersistedItem({ storage, item: proposalsItem, scope })
  const proposals = new Map<number, OpenProposal>()
  const expiries = new Map<number, () => void>()

  const readStored = (): readonly ProposalRecord[] => (item.get() ?? []).filter(({ endsAt }) => endsAt > clock.now())
  const store = (records: readonly ProposalRecord[]): void => {
    if (records.length > 0) item.set(records)
    else item.remove()
  }
  const save = (proposal: OpenProposal): void => {
    const { id, endsAt } = proposal
    proposals.set(id, proposal)
    expiries.get(id)?.()
    expiries.set(
      id,
      clock.after(endsAt - clock.now(), () => onExpired(proposals.get(id) ?? proposal)),
    )
  }

  for (const record of readStored()) save(record)

  return {
    list: () => [...proposals.values()],
    find: (topic) =>
      [...proposals.values()].find(({ pairingTopic, session }) => pairingTopic === topic || session?.topic === topic),
    save,
    persist: ({ id, pairingTopic, symKey, privateKey, endsAt }) => {
      const others = readStored().filter((record) => record.id !== id)
      store([...others, { id, pairingTopic, symKey, privateKey, endsAt }])
    },
    remove: (id) => {
      expiries.get(id)?.()
      expiries.delete(id)
      if (!proposals.delete(id)) return
      forgotten.add(`${id}`, 'proposal')
      store(readStored().filter((record) => record.id !== id))
    },
    destroy: () => {
      for (const cancel of expiries.values()) cancel()
    },
  }
}
