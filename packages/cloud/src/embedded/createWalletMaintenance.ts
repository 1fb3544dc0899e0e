import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import type { Actor } from '../audit/Actor.ts'
import type { AuditLog } from '../audit/createAuditLog.ts'
import { CloudError } from '../CloudError.ts'
import {
  devices,
  embeddedSessions,
  embeddedUsers,
  loginAttempts,
  passkeyChallenges,
  securityEvents,
  vaults,
  vaultShares,
} from '../storage/embeddedSchema.ts'
import { userDeletions, vaultDeletions } from '../storage/deletionSchema.ts'
import { earlierVaultShares } from '../storage/earlierVaultSchema.ts'
import { emailUpdates } from '../storage/emailUpdateSchema.ts'
import { handoffs } from '../storage/handoffSchema.ts'
import { socialAttempts } from '../storage/socialSchema.ts'
import type { Database } from '../storage/Storage.ts'
import { constants } from './constants.ts'
import { deleteNamedUser } from './deletions/deleteNamedUser.ts'
import { exportNamedUser } from './userData/exportNamedUser.ts'
import type { UserExport } from './userData/readUserExport.ts'
import type { ShareSeal } from './vaults/createShareSeal.ts'

/** What operators do with wallets. It is recorded in the audit log. */
export interface WalletMaintenance {
  /**
   * After a backup was restored, which brings back sessions that were ended and shares that were removed: ends all sessions, logins
   * and hand-offs, and withholds the shares of all devices until their user logs in again. Wallets that are to be deleted get another seven
   * days, because they may have been kept since; so do users whose deletion an operator has ordered. All or nothing.
   */
  afterRestore(): Promise<{ readonly sessions: number; readonly devices: number }>
  /**
   * Seals every share again with the first key. Shares already sealed with it are skipped, so the call can be repeated.
   *
   * @throws CloudError `config.invalid` without a secure site.
   */
  reseal(): Promise<{ readonly resealed: number }>
  /**
   * Deletes a user at once, with their wallet and all that the cloud knows of them: see `deleteUser`.
   *
   * @param user the id of a user, or their e-mail address.
   * @throws CloudError `config.invalid` if there is none, or one in several projects.
   */
  deleteUser(user: string): Promise<{ readonly user: string; readonly hadWallet: boolean }>
  /**
   * Returns all that the cloud keeps about a user: see `readUserExport`.
   *
   * @param user the id of a user, or their e-mail address.
   * @throws CloudError `config.invalid` if there is none, or one in several projects.
   */
  exportUser(user: string): Promise<UserExport>
}

/** Vaults whose shares are sealed in one transaction, and events that are recorded with one statement. */
const batch = 50

/** Creates it on the database. */
export function createWalletMaintenance(parameters: {
  readonly database: Database
  readonly seal: ShareSeal
  readonly audit: Pick<AuditLog, 'record'>
  readonly actor: Actor
  readonly now: () => number
}): WalletMaintenance {
  const { actor, audit, database, now, seal } = parameters

  /** Seals the shares of the next vaults after a user. */
  const resealBatch = async (keyId: string, after: string): Promise<SealedBatch> =>
    database.transaction(async (transaction) => {
      const found = await transaction
        .selectDistinct({ userId: vaultShares.userId })
        .from(vaultShares)
        .where(and(ne(vaultShares.keyId, keyId), gt(vaultShares.userId, after)))
        .orderBy(asc(vaultShares.userId))
        .limit(batch)
      const userIds = found.map(({ userId }) => userId)
      // The vault before its shares, as `Vaults.change` locks them: that call deletes and stores shares in any order.
      const locked = await transaction
        .select({ userId: vaults.userId, vaultId: vaults.vaultId })
        .from(vaults)
        .where(inArray(vaults.userId, userIds))
        .orderBy(asc(vaults.userId))
        .for('update')
      let resealed = 0
      for (const { userId, vaultId } of locked) {
        const rows = await transaction
          .select({ ownerId: vaultShares.ownerId, share: vaultShares.share, keyId: vaultShares.keyId })
          .from(vaultShares)
          .where(and(eq(vaultShares.userId, userId), ne(vaultShares.keyId, keyId)))
        for (const { ownerId, ...sealed } of rows) {
          const owner = { userId, vaultId, ownerId }
          const share = seal.open({ owner, sealed })
          await transaction
            .update(vaultShares)
            .set(seal.seal({ owner, share }))
            .where(and(eq(vaultShares.userId, userId), eq(vaultShares.ownerId, ownerId)))
          share.fill(0)
          resealed += 1
        }
      }
      return { resealed, last: userIds.at(-1) }
    })

  /** Seals the next shares of earlier wallets. Nothing else changes them. */
  const resealEarlier = async (keyId: string): Promise<number> =>
    database.transaction(async (transaction) => {
      const rows = await transaction
        .select()
        .from(earlierVaultShares)
        .where(ne(earlierVaultShares.keyId, keyId))
        .orderBy(earlierVaultShares.userId, earlierVaultShares.vaultId, earlierVaultShares.ownerId)
        .limit(batch)
        .for('update')
      for (const { ownerId, userId, vaultId, ...sealed } of rows) {
        const owner = { userId, vaultId, ownerId }
        const share = seal.open({ owner, sealed })
        await transaction
          .update(earlierVaultShares)
          .set(seal.seal({ owner, share }))
          .where(
            and(
              eq(earlierVaultShares.userId, userId),
              eq(earlierVaultShares.vaultId, vaultId),
              eq(earlierVaultShares.ownerId, ownerId),
            ),
          )
        share.fill(0)
      }
      return rows.length
    })

  return {
    async afterRestore() {
      const time = now()
      return database.transaction(async (transaction) => {
        // Devices before sessions, in the order in which `Devices` locks them.
        const suspended = await transaction
          .update(devices)
          .set({ suspendedAt: time, suspendedBy: 'restore' })
          .where(isNull(devices.suspendedAt))
          .returning({ deviceId: devices.deviceId })
        // Before sessions, because one that a window begins with a hand-off must end as well.
        await transaction.delete(handoffs)
        const ended = await transaction
          .update(embeddedSessions)
          .set({ endedAt: time })
          .where(isNull(embeddedSessions.endedAt))
          .returning({ id: embeddedSessions.id })
        await transaction.update(loginAttempts).set({ usedAt: time }).where(isNull(loginAttempts.usedAt))
        await transaction.update(vaultDeletions).set({ deleteAt: time + constants.deletionDelay })
        await transaction.update(userDeletions).set({ deleteAt: time + constants.deletionDelay })
        await transaction.delete(passkeyChallenges)
        await transaction.delete(socialAttempts)
        await transaction.delete(emailUpdates).where(isNull(emailUpdates.completedAt))
        const affected = await transaction
          .selectDistinct({ userId: devices.userId, projectKey: embeddedUsers.projectKey })
          .from(devices)
          .innerJoin(embeddedUsers, eq(embeddedUsers.id, devices.userId))
          .where(and(eq(devices.suspendedBy, 'restore'), eq(devices.suspendedAt, time)))
        for (let start = 0; start < affected.length; start += batch) {
          await transaction.insert(securityEvents).values(
            affected.slice(start, start + batch).map(({ projectKey, userId }) => ({
              id: randomUUID(),
              projectKey,
              userId,
              kind: 'devices_suspended_after_restore',
              createdAt: time,
            })),
          )
        }
        const result = { sessions: ended.length, devices: suspended.length }
        await audit.record(transaction, {
          actor,
          action: 'embedded.afterRestore',
          object: 'embedded',
          before: null,
          after: result,
        })
        return result
      })
    },

    async reseal() {
      const [keyId] = seal.keyIds
      if (keyId === undefined)
        throw new CloudError(
          'config.invalid',
          'This cloud has no secure site, so it has no keys for shares. Run the command with the settings of the server, among them LATCHKEY_SECURE_SITE_URL and LATCHKEY_SHARE_KEYS. Nothing was changed.',
        )
      let resealed = 0
      let after: string | undefined = ''
      while (after !== undefined) {
        const done = await resealBatch(keyId, after)
        resealed += done.resealed
        after = done.last
      }
      for (let done = await resealEarlier(keyId); done > 0; done = await resealEarlier(keyId)) resealed += done
      await database.transaction(async (transaction) =>
        audit.record(transaction, {
          actor,
          action: 'embedded.reseal',
          object: 'embedded',
          before: null,
          after: { resealed, keyId },
        }),
      )
      return { resealed }
    },

    deleteUser: (user) => deleteNamedUser({ actor, audit, database, now, user }),

    exportUser: (user) => exportNamedUser({ actor, audit, database, now, user }),
  }
}

interface SealedBatch {
  readonly resealed: number
  /** The last user of the batch; `undefined` when none is left. */
  readonly last: string | undefined
}
