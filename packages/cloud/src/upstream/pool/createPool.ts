import { setTimeout } from 'node:timers/promises'
import type { Logger } from '../../observe/createLogger.ts'
import type { Attempt, FailedAttempt } from './Attempt.ts'
import { createMemberRecord, type MemberRecord } from './createMemberRecord.ts'
import type { PoolRoster } from './createPoolRoster.ts'
import type { PoolMetrics } from './PoolMetrics.ts'
import type { PoolPolicy } from './PoolPolicy.ts'

/** How long a member rests after a failure, in ms; doubles with each further rest up to the maximum. */
const restAtLeast = 1_000
const doubledRestAtMost = 60_000

/** The outcome of a request. */
export type PoolOutcome<answered extends { readonly kind: 'answered' }> =
  | answered
  /** `isUnknown`: it reached an upstream that did not answer, so it must not be sent again. */
  | { readonly kind: 'failed'; readonly isTimeout: boolean; readonly isUnknown: boolean }

/** One upstream of a pool. */
export interface PoolMember<request, answered extends { readonly kind: 'answered' }> {
  /** What the log and the metrics call it. */
  readonly labels: Readonly<Record<string, string>>
  /** Whether it can answer a request. Default: all. */
  readonly serves?: ((request: request) => boolean) | undefined
  /** Rejects only if `signal` aborts. */
  send(parameters: {
    readonly request: request
    /** In ms. */
    readonly timeout: number
    readonly signal?: AbortSignal | undefined
  }): Promise<Attempt<answered>>
}

/** Interchangeable upstreams, preferred first. */
export interface Pool<request, answered extends { readonly kind: 'answered' }> {
  /** Rejects only if `signal` aborts. */
  send(parameters: {
    readonly request: request
    /** Whether it changes something and so must not be sent twice. */
    readonly isWrite: boolean
    /** How long the caller waits, in ms. A member that does not answer leaves half of the rest to the next. Default: that of the policy. */
    readonly timeout?: number | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<PoolOutcome<answered>>
  /** Probes the members whose rest is over, and lists those that have failed since. Never rejects. */
  listFailing(): Promise<readonly FailingMember[]>
}

/** A member that does not answer. */
export interface FailingMember {
  readonly labels: Readonly<Record<string, string>>
  /** The first failure after its last answer, in ms since the epoch. */
  readonly since: number
}

interface Health {
  /** Failures in a row. */
  failures: number
  /** Rests since the last answer; the member is in use if 0. */
  rests: number
  answeredAt: number
  /** Time of the last counted failure. */
  failedAt: number
  /** Time of the first one since the last answer. */
  failingSince: number | undefined
  restsUntil: number
  isProbed: boolean
}

function createHealth(): Health {
  return {
    failures: 0,
    rests: 0,
    answeredAt: 0,
    failedAt: 0,
    failingSince: undefined,
    restsUntil: 0,
    isProbed: false,
  }
}

/** Whether a failure indicates that the upstream is unhealthy. */
function isUnhealthy(health: Health, result: FailedAttempt, startedAt: number): boolean {
  if (!result.isItsFault) return false
  // A single slow call does not count while other calls are answered.
  if (result.isTimeout && health.answeredAt > startedAt) return false
  // Count failures of concurrent requests only once.
  return health.failures === 0 || startedAt > health.failedAt
}

/**
 * Creates a pool that sends each request to the first healthy member that serves it. A member rests after repeated failures, and after
 * the first timeout if another member serves the request. Afterwards one request probes it, and it is used again once it answers. If
 * another member serves that request, the probe runs in the background, so that no caller waits for a silent upstream.
 *
 * @param parameters.probe a harmless request that probes members. If all rest, the one whose rest ends first is tried. Without it, a
 *   copy of the first read after a rest is the probe, or the request itself if no other member serves it; if all rest, requests fail.
 * @param parameters.signal aborts background probes.
 * @param parameters.roster gets the members, for operators.
 */
export function createPool<request, answered extends { readonly kind: 'answered' }>(parameters: {
  readonly members: readonly PoolMember<request, answered>[]
  readonly policy: PoolPolicy
  readonly probe?: request | undefined
  readonly metrics: PoolMetrics
  readonly logger: Logger
  readonly now: () => number
  readonly signal?: AbortSignal | undefined
  readonly roster?: PoolRoster | undefined
}): Pool<request, answered> {
  const { logger, metrics, now, policy, probe } = parameters
  type Member = PoolMember<request, answered> & { readonly health: Health; readonly record: MemberRecord }
  const members = parameters.members.map((member): Member => {
    const { labels, serves } = member
    metrics.resting.set(labels, 0)
    const health = createHealth()
    return { labels, serves, send: (request) => member.send(request), health, record: createMemberRecord({ now }) }
  })

  const rest = ({ health, labels }: Member, { isForOperator, reason, retryAfter = 0 }: FailedAttempt): void => {
    const own = Math.min(restAtLeast * 2 ** health.rests, doubledRestAtMost)
    const pause = Math.min(Math.max(own, retryAfter), policy.restAtMost)
    health.rests += 1
    health.restsUntil = health.failedAt + pause
    metrics.resting.set(labels, 1)
    const message = isForOperator
      ? 'An upstream refuses its key and is paused; check the key and its plan'
      : 'An upstream failed and is paused'
    logger.warn({ ...labels, reason, pause }, message)
  }

  const attempt = async (
    member: Member,
    request: Parameters<Member['send']>[0],
    { hasOther = false } = {},
  ): Promise<Attempt<answered>> => {
    const { health, labels, record } = member
    const startedAt = now()
    const end = metrics.duration.startTimer(labels)
    const result = await member.send(request)
    const seconds = end()
    metrics.attempts.inc({ ...labels, outcome: result.kind === 'failed' ? result.reason : result.kind })
    if (result.kind === 'failed') record.failed(result)
    else record.answered(seconds * 1_000)
    if (result.kind !== 'failed') {
      if (health.rests > 0) logger.info({ ...labels }, 'An upstream has recovered')
      health.failures = 0
      health.rests = 0
      health.failingSince = undefined
      health.answeredAt = now()
      metrics.resting.set(labels, 0)
    } else if (isUnhealthy(health, result, startedAt)) {
      health.failures += 1
      health.failedAt = now()
      health.failingSince ??= health.failedAt
      // Without another member, a rest would refuse the requests that a single slow call has delayed.
      const isDue = result.isRestDue || (result.isTimeout && hasOther)
      if (isDue || health.rests > 0 || health.failures >= policy.failuresAtMost) rest(member, result)
    }
    return result
  }

  /** Marks a member as being probed while `act` runs, so that only one request probes it. */
  const probeWith = async <result>({ health }: Member, act: () => Promise<result>): Promise<result> => {
    if (health.rests === 0) return act()
    health.isProbed = true
    try {
      return await act()
    } finally {
      health.isProbed = false
    }
  }

  const isProbeDue = ({ isProbed, rests, restsUntil }: Health): boolean => rests > 0 && !isProbed && now() >= restsUntil

  const probeMember = async (member: Member, request: request): Promise<void> => {
    const call = { request, timeout: policy.attemptTimeout, signal: parameters.signal }
    // Rejects only on shutdown, when the answer matters no more.
    await probeWith(member, () => attempt(member, call)).catch(() => {})
  }

  const probeDue = async (resting: readonly Member[], request: request): Promise<void> => {
    const due = resting.filter(({ health }) => isProbeDue(health))
    await Promise.all(due.map((member) => probeMember(member, request)))
  }

  for (const member of members) {
    const { health, labels, record } = member
    parameters.roster?.add({
      labels,
      canProbe: probe !== undefined,
      read: () => ({
        ...record.read(),
        failingSince: health.failingSince,
        skippedUntil: health.rests > 0 ? health.restsUntil : undefined,
      }),
      async check() {
        if (probe === undefined) health.restsUntil = Math.min(health.restsUntil, now())
        else if (!health.isProbed) await probeMember(member, probe)
      },
    })
  }

  const listCandidates = (request: request, isWrite: boolean): readonly Member[] => {
    const serving = members.filter(({ serves }) => serves?.(request) !== false)
    const awake = serving.filter(({ health }) => health.rests === 0)
    if (awake.length > 0) {
      if (probe !== undefined) void probeDue(members, probe)
      else if (!isWrite) void probeDue(serving, request)
      return awake
    }
    if (probe === undefined) return serving.filter(({ health }) => isProbeDue(health))
    return serving.toSorted((one, other) => one.health.restsUntil - other.health.restsUntil).slice(0, 1)
  }

  return {
    async listFailing() {
      if (probe !== undefined) await probeDue(members, probe)
      return members.flatMap(({ health: { failingSince: since }, labels }) =>
        since === undefined ? [] : [{ labels, since }],
      )
    },
    async send({ isWrite, request, signal, timeout: patience = Number.POSITIVE_INFINITY }) {
      const end = performance.now() + Math.min(policy.timeout, patience)
      let isTimeout = true
      let attempts = 0
      const passes = isWrite || !policy.retriesReads ? 1 : 2
      for (let pass = 0; pass < passes; pass += 1) {
        const candidates = listCandidates(request, isWrite)
        if (candidates.length === 0) break
        if (pass > 0) await setTimeout(100 + Math.random() * 300, undefined, { signal })
        for (const [index, member] of candidates.entries()) {
          // Another request began to probe it meanwhile.
          if (probe === undefined && member.health.isProbed) continue
          const left = end - performance.now()
          const isShared = patience < policy.attemptTimeout * candidates.length && index + 1 < candidates.length
          const timeout = Math.min(policy.attemptTimeout, isShared ? left / 2 : left)
          if (timeout <= 0) return { kind: 'failed', isTimeout, isUnknown: false }
          attempts += 1
          const hasOther = candidates.some(({ health }) => health !== member.health && health.rests === 0)
          const result = await probeWith(member, () => attempt(member, { request, timeout, signal }, { hasOther }))
          if (result.kind !== 'failed') return result
          isTimeout &&= result.isTimeout
          if (isWrite && !result.isUnsent) return { kind: 'failed', isTimeout: result.isTimeout, isUnknown: true }
          if (result.isFinal) return { kind: 'failed', isTimeout, isUnknown: false }
        }
      }
      return { kind: 'failed', isTimeout: isTimeout && attempts > 0, isUnknown: false }
    },
  }
}
