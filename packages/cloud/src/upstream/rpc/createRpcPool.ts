import type { Logger } from '../../observe/createLogger.ts'
import type { RpcMetrics } from './createRpcMetrics.ts'
import { createRpcUpstream, type RpcAttempt } from './createRpcUpstream.ts'

/** How long an upstream is paused after a failure, in ms; doubles with each further failure up to the maximum. */
const pauseAtLeast = 1000
const pauseAtMost = 60_000

/** The outcome of a request. */
export type RpcOutcome =
  | Extract<RpcAttempt, { readonly kind: 'answered' }>
  /** `isUnknown`: it reached an upstream that did not answer, so it must not be sent again. */
  | { readonly kind: 'failed'; readonly isTimeout: boolean; readonly isUnknown: boolean }

/** The upstreams of one chain. */
export interface RpcPool {
  /** Rejects only if `signal` aborts. */
  send(parameters: {
    readonly body: string
    /** Whether it changes the chain and so must not be sent twice. */
    readonly isWrite: boolean
    readonly signal?: AbortSignal | undefined
  }): Promise<RpcOutcome>
}

interface Member {
  readonly index: number
  send(parameters: { readonly body: string; readonly signal?: AbortSignal | undefined }): Promise<RpcAttempt>
  failures: number
  answeredAt: number
  /** Time of the last counted failure. */
  failedAt: number
  pausedUntil: number
  isProbed: boolean
}

/** Whether a failure indicates that the upstream is unhealthy. */
function isUnhealthy(
  member: Member,
  result: Extract<RpcAttempt, { readonly kind: 'failed' }>,
  startedAt: number,
): boolean {
  if (!result.isItsFault) return false
  // A single slow call does not count while other calls are answered.
  if (result.isTimeout && member.answeredAt > startedAt) return false
  // Count failures of concurrent requests only once.
  return member.failures === 0 || startedAt > member.failedAt
}

/**
 * Creates a pool that sends requests to the first healthy upstream. A failed upstream is paused; afterwards it is
 * probed with a harmless request and used again once it answers. If all are paused, the one whose pause ends first is
 * tried.
 *
 * @param parameters.probe body of the harmless request.
 * @param parameters.signal aborts background probes.
 */
export function createRpcPool(parameters: {
  readonly kind: 'rpc' | 'bundler'
  readonly chainId: string
  readonly urls: readonly string[]
  readonly timeout: number
  readonly probe: string
  readonly metrics: RpcMetrics
  readonly logger: Logger
  readonly now: () => number
  readonly signal?: AbortSignal | undefined
}): RpcPool {
  const { chainId, kind, logger, metrics, now, probe, timeout, urls } = parameters
  const members = urls.map((url, index): Member => {
    metrics.resting.set({ kind, chain: chainId, upstream: String(index) }, 0)
    return {
      index,
      ...createRpcUpstream({ url, timeout }),
      failures: 0,
      answeredAt: 0,
      failedAt: 0,
      pausedUntil: 0,
      isProbed: false,
    }
  })

  const attempt = async (
    member: Member,
    request: { readonly body: string; readonly signal?: AbortSignal | undefined },
  ): Promise<RpcAttempt> => {
    const labels = { kind, chain: chainId, upstream: String(member.index) }
    const startedAt = now()
    const end = metrics.duration.startTimer(labels)
    const result = await member.send(request)
    end()
    metrics.attempts.inc({ ...labels, outcome: result.kind === 'answered' ? 'answered' : result.reason })
    if (result.kind === 'answered') {
      if (member.failures > 0) logger.info({ ...labels }, 'An upstream has recovered')
      member.failures = 0
      member.answeredAt = now()
      metrics.resting.set(labels, 0)
    } else if (isUnhealthy(member, result, startedAt)) {
      const pause = Math.min(pauseAtLeast * 2 ** member.failures, pauseAtMost)
      member.failures += 1
      member.failedAt = now()
      member.pausedUntil = member.failedAt + Math.min(Math.max(pause, result.retryAfter ?? 0), pauseAtMost)
      metrics.resting.set(labels, 1)
      logger.warn(
        { ...labels, reason: result.reason, pause: member.pausedUntil - member.failedAt },
        'An upstream failed and is paused',
      )
    }
    return result
  }

  const probePaused = (): void => {
    for (const member of members) {
      if (member.failures === 0 || member.isProbed || now() < member.pausedUntil) continue
      member.isProbed = true
      // Rejects only on shutdown, when nothing waits for it.
      void attempt(member, { body: probe, signal: parameters.signal })
        .catch(() => {})
        .finally(() => {
          member.isProbed = false
        })
    }
  }

  return {
    async send({ body, isWrite, signal }) {
      const awake = members.filter(({ failures }) => failures === 0)
      const candidates =
        awake.length > 0 ? awake : members.toSorted((one, other) => one.pausedUntil - other.pausedUntil).slice(0, 1)
      if (awake.length > 0) probePaused()
      let isTimeout = true
      for (const member of candidates) {
        const result = await attempt(member, { body, signal })
        if (result.kind === 'answered') return result
        isTimeout &&= result.isTimeout
        if (isWrite && !result.isUnsent) return { kind: 'failed', isTimeout: result.isTimeout, isUnknown: true }
        if (result.isFinal) break
      }
      return { kind: 'failed', isTimeout, isUnknown: false }
    },
  }
}
