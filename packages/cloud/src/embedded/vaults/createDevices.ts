import { timingSafeEqual } from 'node:crypto'
import { and, eq, isNull, lte } from 'drizzle-orm'
import type { CloudContext } from '../../CloudContext.ts'
import { devices, embeddedSessions } from '../../storage/embeddedSchema.ts'
import { constants } from '../constants.ts'
import type { WalletSession } from '../createWalletSessions.ts'
import { recordSecurityEvents } from '../recordSecurityEvents.ts'
import { createUnknownDevice } from './createVaultShares.ts'
import { toTokenHash } from './toTokenHash.ts'

/** A device of a vault. */
export interface DeviceRow {
  readonly deviceId: string
  readonly name: string | null
  readonly createdAt: number
  readonly seenAt: number
  readonly isSuspended: boolean
  readonly isCurrent: boolean
}

/** The devices of vaults. All but `list` throw ApiRefusal `device_unknown`. */
export interface Devices {
  list(session: WalletSession): Promise<readonly DeviceRow[]>
  /** Binds the session to a device by its token. */
  bind(parameters: {
    readonly session: WalletSession
    readonly deviceId: string
    readonly token: string
  }): Promise<void>
  /** Withholds the share of a device and ends the sessions on it, so that none of them resumes it. */
  suspend(parameters: { readonly session: WalletSession; readonly deviceId: string }): Promise<void>
  resume(parameters: { readonly session: WalletSession; readonly deviceId: string }): Promise<void>
}

/** Creates the devices on the database. */
export function createDevices(context: Pick<CloudContext, 'storage' | 'now'>): Devices {
  const { now, storage } = context
  const { database } = storage
  const isIt = ({ deviceId, session }: { readonly session: WalletSession; readonly deviceId: string }) =>
    and(eq(devices.userId, session.userId), eq(devices.deviceId, deviceId))

  return {
    async list({ deviceId: current, userId }) {
      const rows = await database
        .select({
          deviceId: devices.deviceId,
          name: devices.name,
          createdAt: devices.createdAt,
          seenAt: devices.seenAt,
          suspendedAt: devices.suspendedAt,
        })
        .from(devices)
        .where(eq(devices.userId, userId))
        .orderBy(devices.createdAt, devices.deviceId)
      return rows.map(({ suspendedAt, ...row }) => ({
        ...row,
        isSuspended: suspendedAt !== null,
        isCurrent: row.deviceId === current,
      }))
    },

    async bind({ deviceId, session, token }) {
      const time = now()
      await database.transaction(async (transaction) => {
        // A change that removes the device waits, so that it ends this session as well; one that has begun is waited for.
        const [device] = await transaction
          .select({ tokenHash: devices.tokenHash })
          .from(devices)
          .where(isIt({ session, deviceId }))
          .for('update')
        if (device?.tokenHash == null || !isEqual(device.tokenHash, toTokenHash(token))) throw createUnknownDevice()
        await transaction.update(embeddedSessions).set({ deviceId }).where(eq(embeddedSessions.id, session.id))
        await transaction
          .update(devices)
          .set({ seenAt: time })
          .where(and(isIt({ session, deviceId }), lte(devices.seenAt, time - constants.seenEvery)))
        const events = [{ kind: 'device_bound', subject: deviceId }] as const
        await recordSecurityEvents({ database: transaction, session, time, events })
      })
    },

    async suspend({ deviceId, session }) {
      const time = now()
      await database.transaction(async (transaction) => {
        const found = await transaction
          .update(devices)
          .set({ suspendedAt: time, suspendedBy: 'user' })
          .where(isIt({ session, deviceId }))
          .returning({ deviceId: devices.deviceId })
        if (found.length === 0) throw createUnknownDevice()
        await transaction
          .update(embeddedSessions)
          .set({ endedAt: time })
          .where(
            and(
              eq(embeddedSessions.userId, session.userId),
              eq(embeddedSessions.deviceId, deviceId),
              isNull(embeddedSessions.endedAt),
            ),
          )
        const events = [{ kind: 'device_suspended', subject: deviceId }] as const
        await recordSecurityEvents({ database: transaction, session, time, events })
      })
    },

    async resume({ deviceId, session }) {
      await database.transaction(async (transaction) => {
        const found = await transaction
          .update(devices)
          .set({ suspendedAt: null, suspendedBy: null })
          .where(isIt({ session, deviceId }))
          .returning({ deviceId: devices.deviceId })
        if (found.length === 0) throw createUnknownDevice()
        const events = [{ kind: 'device_resumed', subject: deviceId }] as const
        await recordSecurityEvents({ database: transaction, session, time: now(), events })
      })
    },
  }
}

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
