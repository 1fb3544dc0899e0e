import type { Actor } from '../audit/Actor.ts'
import { type AuditLog, createAuditLog } from '../audit/createAuditLog.ts'
import type { Database } from '../storage/Storage.ts'

/** Creates the operator of a test, whose changes are recorded. */
export function createTestOperator(parameters: { readonly database: Database; readonly now: () => number }): {
  readonly audit: AuditLog
  readonly actor: Actor
} {
  return {
    audit: createAuditLog({ ...parameters, retention: 0 }),
    actor: { name: 'user:test', address: null },
  }
}
