import { count, eq } from 'drizzle-orm'
import type { CloudContext } from '../CloudContext.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { appGrants } from '../storage/embeddedSchema.ts'
import { constants } from './constants.ts'
import type { WalletSession } from './createWalletSessions.ts'
import { recordSecurityEvents } from './recordSecurityEvents.ts'

/** Which apps may use the wallets of users. */
export interface AppGrants {
  list(session: WalletSession): Promise<readonly string[]>
  /** @throws ApiRefusal `rate_limited` if the user has too many. */
  add(parameters: {
    readonly session: WalletSession
    readonly origin: string
    readonly name: string | undefined
  }): Promise<void>
}

/** Creates the grants on the database. */
export function createAppGrants(context: Pick<CloudContext, 'storage' | 'now'>): AppGrants {
  const { now, storage } = context
  const { database } = storage
  return {
    async list({ userId }) {
      const rows = await database
        .select({ origin: appGrants.origin })
        .from(appGrants)
        .where(eq(appGrants.userId, userId))
        .orderBy(appGrants.createdAt, appGrants.origin)
        .limit(constants.grantsAtMost)
      return rows.map(({ origin }) => origin)
    },
    async add({ name, origin, session }) {
      const time = now()
      await database.transaction(async (transaction) => {
        const { userId } = session
        const added = await transaction
          .insert(appGrants)
          .values({ userId, origin, name: name ?? null, createdAt: time })
          .onConflictDoNothing()
          .returning({ origin: appGrants.origin })
        if (added.length === 0) return
        const [all] = await transaction.select({ count: count() }).from(appGrants).where(eq(appGrants.userId, userId))
        if ((all?.count ?? 0) > constants.grantsAtMost)
          throw new ApiRefusal('rate_limited', 'Too many apps may use this wallet. Nothing was changed.')
        const events = [{ kind: 'app_granted', subject: origin }] as const
        await recordSecurityEvents({ database: transaction, session, time, events })
      })
    },
  }
}
