import type { ProviderSettings } from '../../config/ProviderSettings.ts'
import type { RateLimiter } from '../../limits/RateLimiter.ts'
import type { Logger } from '../../observe/createLogger.ts'
import type { AnswerStore } from '../cache/AnswerStore.ts'
import type { PoolRoster } from './createPoolRoster.ts'
import type { PoolMetrics } from './PoolMetrics.ts'

/** What the providers of every concern share. */
export interface ProviderContext {
  readonly settings: ProviderSettings
  readonly store: AnswerStore
  readonly limiter: RateLimiter
  readonly metrics: PoolMetrics
  /** Gets the members of all pools, for operators. */
  readonly roster?: PoolRoster | undefined
  readonly logger: Logger
  readonly now: () => number
  /** Ends background work. */
  readonly signal?: AbortSignal | undefined
}
