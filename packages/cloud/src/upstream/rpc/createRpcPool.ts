import type { Logger } from '../../observe/createLogger.ts'
import type { RpcMetrics } from './createRpcMetrics.ts'
import { createRpcUpstream, type RpcAttempt } from './createRpcUpstream.ts'

/** How long an upstream rests after its first failure, in ms; twice as long after each further one, up to the most. */
const restAtLeast = 1000
const restAtMost = 60_000

/** What came of a request. */
export type RpcOutcome =
  | Extract<RpcAttempt, { readonly kind: 'answered' }>
  /** `isUnknown`: it reached an upstream that did not answer, and must not be sent twice. */
  | { readonly kind: 'failed'; readonly isTimeout: boolean; readonly isUnknown: boolean }

/** The upstreams of one chain. */
export interface RpcPool {
  /** Rejects only when `signal` is aborted. */
  send(parameters: {
    readonly body: string
    /** Whether it changes the chain, and so must not be sent twice. */
    readonly isWrite: boolean
    readonly signal?: AbortSignal | undefined
  }): Promise<RpcOutcome>
}

interface Member {
  readonly index: number
  send(parameters: { readonly body: string; readonly signal?: AbortSignal | undefined }): Promise<RpcAttempt>
  failures: number
  answeredAt: number
  /** When the last failure that counted was seen. */
  failedAt: number
  restsUntil: number
  isProbed: boolean
}

/** Whether a failure says that the upstream is not well. */
function isTelling(
  member: Member,
  result: Extract<RpcAttempt, { readonly kind: 'failed' }>,
  startedAt: number,
): boolean {
  if (!result.isItsFault) return false
  // One call may take longer than anybody waits, while others are answered.
  if (result.isTimeout && member.answeredAt > startedAt) return false
  // Of requests that were under way together, the first that fails speaks for all.
  return member.failures === 0 || startedAt > member.failedAt
}

/**
 * Sends requests to the first upstream that is well. One that fails rests; when its rest is over, it is asked something
 * harmless, and takes part again when it answers. While all rest, the one whose rest ends first is tried.
 *
 * @param parameters.probe the body of the harmless request.
 * @param parameters.signal ends what is asked in the background.
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
      restsUntil: 0,
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
      if (member.failures > 0) logger.info({ ...labels }, 'An upstream is well again')
      member.failures = 0
      member.answeredAt = now()
      metrics.resting.set(labels, 0)
    } else if (isTelling(member, result, startedAt)) {
      const rest = Math.min(restAtLeast * 2 ** member.failures, restAtMost)
      member.failures += 1
      member.failedAt = now()
      member.restsUntil = member.failedAt + Math.min(Math.max(rest, result.retryAfter ?? 0), restAtMost)
      metrics.resting.set(labels, 1)
      logger.warn(
        { ...labels, reason: result.reason, rest: member.restsUntil - member.failedAt },
        'An upstream failed and rests',
      )
    }
    return result
  }

  const probeRested = (): void => {
    for (const member of members) {
      if (member.failures === 0 || member.isProbed || now() < member.restsUntil) continue
      member.isProbed = true
      // It rejects only when the cloud stops, when nobody waits for it any more.
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
      const asked =
        awake.length > 0 ? awake : members.toSorted((one, other) => one.restsUntil - other.restsUntil).slice(0, 1)
      if (awake.length > 0) probeRested()
      let isTimeout = true
      for (const member of asked) {
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
