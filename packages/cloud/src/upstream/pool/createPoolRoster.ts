import type { MemberFigures } from './createMemberRecord.ts'

/** A member of a pool, as operators see it. Times are in ms since the epoch. */
export interface MemberState extends MemberFigures {
  /** The first failure after its last answer. */
  readonly failingSince: number | undefined
  /** Until when it rests; then it is probed, and rests again unless it answers. */
  readonly skippedUntil: number | undefined
}

/** A member of a pool that can be looked at. */
export interface WatchedMember {
  readonly labels: Readonly<Record<string, string>>
  /** Whether its pool has a harmless request to probe it with. */
  readonly canProbe: boolean
  read(): MemberState
  /** Probes it. In a pool without such a request, ends its rest, so that the next request that it serves is sent to it. Never rejects. */
  check(): Promise<void>
}

/** The members of all pools of a node. */
export interface PoolRoster {
  add(member: WatchedMember): void
  list(): readonly WatchedMember[]
}

/** Creates an empty roster. */
export function createPoolRoster(): PoolRoster {
  const members: WatchedMember[] = []
  return { add: (member) => void members.push(member), list: () => members }
}
