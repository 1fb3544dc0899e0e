import type { CloudContext } from '../CloudContext.ts'
import { createMemoryRateLimiter } from '../limits/createMemoryRateLimiter.ts'
import { createAddressHash } from '../observe/createAddressHash.ts'
import { createMetrics } from '../observe/createMetrics.ts'
import { createSecurityLog } from '../observe/createSecurityLog.ts'
import { createTestLogger } from './createTestLogger.ts'

/** Creates the parts of a context that limit and record, on the memory of this process. */
export function createTestGuards(parameters: {
  readonly now: () => number
  readonly disk?: CloudContext['disk']
  readonly logger?: CloudContext['logger']
  readonly metrics?: CloudContext['metrics']
}): Pick<CloudContext, 'disk' | 'hashAddress' | 'limiter' | 'logger' | 'metrics' | 'now' | 'refusals' | 'securityLog'> {
  const {
    disk = { isLow: () => false, readSpace: () => undefined },
    logger = createTestLogger(),
    metrics = createMetrics(),
    now,
  } = parameters
  const hashAddress = createAddressHash()
  return {
    disk,
    hashAddress,
    limiter: createMemoryRateLimiter({ now }),
    logger,
    metrics,
    now,
    // Tests of what is counted give their own.
    refusals: { count: () => {} },
    securityLog: createSecurityLog({ logger, metrics, hashAddress, now }),
  }
}
