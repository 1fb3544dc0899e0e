import type { checkAudit } from '@latchkey/protocol/operator'
import { asc, gt } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { audit, auditChain } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'
import { toAuditHash } from './toAuditHash.ts'

/** The result of a check. */
export type AuditCheck = InferOutput<typeof checkAudit.response>

/** How many entries are read at once. */
const batch = 500

/** How many faults are reported. */
const faultsAtMost = 100

/** Computes the hashes of the trail again, in one view of the database. */
export async function checkAuditChain(database: Database): Promise<AuditCheck> {
  return database.transaction(
    async (transaction) => {
      const [chain] = await transaction.select().from(auditChain)
      const faults: AuditCheck['faults'] = []
      let expected = chain?.base ?? ''
      let entries = 0
      let last = 0
      for (;;) {
        const rows = await transaction
          .select()
          .from(audit)
          .where(gt(audit.seq, last))
          .orderBy(asc(audit.seq))
          .limit(batch)
        for (const row of rows) {
          last = row.seq
          // Written before there was a chain.
          if (row.hash === null && entries === 0) continue
          entries += 1
          if (row.previous !== expected) faults.push({ kind: 'missing_before', seq: row.seq })
          if (row.hash !== toAuditHash(row.previous ?? '', row)) faults.push({ kind: 'altered', seq: row.seq })
          expected = row.hash ?? ''
        }
        if (rows.length < batch) break
      }
      if ((chain?.head ?? '') !== expected) faults.push({ kind: 'missing_at_end', seq: last })
      return { entries, head: expected === '' ? null : expected, faults: faults.slice(0, faultsAtMost) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
