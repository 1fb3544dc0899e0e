import type { AdapterContext, Namespace } from '@latchkey/core/adapter'
import { createAdapterContext } from './createAdapterContext.ts'

/** A context that records its log. */
export interface TestContext<namespace extends Namespace = Namespace> {
  readonly context: AdapterContext<namespace>
  /** The arguments of every log call. */
  readonly logged: readonly unknown[]
}

/** Creates the context of an adapter for unit tests. Its log is recorded instead of written to the console. */
export function createTestContext<namespace extends Namespace>(parameters: {
  readonly networks: AdapterContext<namespace>['networks']
  readonly ports?: Partial<AdapterContext['ports']> | undefined
}): TestContext<namespace> {
  const { networks, ports } = parameters
  const logged: unknown[] = []
  const log = (...values: readonly unknown[]): void => void logged.push(values)
  const logger = { error: log, warn: log, info: log, debug: log }
  return { logged, context: createAdapterContext({ networks, ports: { logger, ...ports } }) }
}
