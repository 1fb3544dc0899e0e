import { and, eq, inArray } from 'drizzle-orm'
import type { CloudContext } from '../../CloudContext.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { earlierVaultShares } from '../../storage/earlierVaultSchema.ts'
import { devices, embeddedSessions, vaults, vaultShares } from '../../storage/embeddedSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import type { WalletSession } from '../createWalletSessions.ts'
import { recordSecurityEvents } from '../recordSecurityEvents.ts'
import type { ShareSeal } from './createShareSeal.ts'

/** Gives out the server's shares. Each release and each refusal is recorded before the answer. */
export interface VaultShares {
  /**
   * Returns the share of the device that the session is on, in base64.
   *
   * @throws ApiRefusal `device_unknown`, `vault_suspended`, `vault_removed`.
   */
  releaseForDevice(parameters: { readonly session: WalletSession; readonly deviceId: string }): Promise<string>
  /**
   * Returns the share of a recovery method, in base64.
   *
   * @throws ApiRefusal `vault_removed`.
   */
  releaseForMethod(parameters: {
    readonly session: WalletSession
    readonly methodId: string
    /** An earlier wallet of the user; default: the present one. */
    readonly vaultId?: string | undefined
  }): Promise<string>
}

type Outcome = { readonly share: string } | { readonly refusal: ApiRefusal }

/** Creates it on the database. */
export function createVaultShares(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'metrics' | 'now'>
  readonly seal: ShareSeal
}): VaultShares {
  const { context, seal } = parameters
  const { metrics, now, storage } = context
  const { database } = storage
  const counter = metrics.counter(
    'latchkey_vault_shares_total',
    "The server's shares of wallets, asked for by owner.",
    ['owner', 'outcome'],
  )

  const findShare = async (
    transaction: Pick<Database, 'select'>,
    { kinds, ownerId, userId }: { readonly kinds: readonly Kind[]; readonly ownerId: string; readonly userId: string },
  ): Promise<Outcome> => {
    const [row] = await transaction
      .select({ vaultId: vaults.vaultId, share: vaultShares.share, keyId: vaultShares.keyId })
      .from(vaultShares)
      .innerJoin(vaults, eq(vaults.userId, vaultShares.userId))
      .where(
        and(eq(vaultShares.userId, userId), eq(vaultShares.ownerId, ownerId), inArray(vaultShares.kind, [...kinds])),
      )
    if (row === undefined) return { refusal: createRemoved() }
    const share = seal.open({ owner: { userId, vaultId: row.vaultId, ownerId }, sealed: row })
    return { share: share.toString('base64') }
  }

  const findEarlierShare = async (
    transaction: Pick<Database, 'select'>,
    owner: { readonly ownerId: string; readonly userId: string; readonly vaultId: string },
  ): Promise<Outcome> => {
    const { ownerId, userId, vaultId } = owner
    const [row] = await transaction
      .select({ share: earlierVaultShares.share, keyId: earlierVaultShares.keyId })
      .from(earlierVaultShares)
      .where(
        and(
          eq(earlierVaultShares.userId, userId),
          eq(earlierVaultShares.vaultId, vaultId),
          eq(earlierVaultShares.ownerId, ownerId),
        ),
      )
    if (row === undefined) return { refusal: createRemoved() }
    return { share: seal.open({ owner, sealed: row }).toString('base64') }
  }

  const answer = async (
    request: { readonly session: WalletSession; readonly ownerId: string; readonly owner: 'device' | 'method' },
    judge: (transaction: Pick<Database, 'select'>) => Promise<Outcome>,
  ): Promise<string> => {
    const { owner, ownerId: subject, session } = request
    const outcome = await database.transaction(async (transaction) => {
      const judged = await judge(transaction)
      const kind = 'share' in judged ? 'share_released' : 'share_refused'
      await recordSecurityEvents({ database: transaction, session, time: now(), events: [{ kind, subject }] })
      return judged
    })
    counter.inc({ owner, outcome: 'share' in outcome ? 'released' : 'refused' })
    if ('refusal' in outcome) throw outcome.refusal
    return outcome.share
  }

  return {
    releaseForDevice: async ({ deviceId, session }) =>
      answer({ session, ownerId: deviceId, owner: 'device' }, async (transaction) => {
        const { id, userId } = session
        // A suspension waits for this answer, or this for the suspension, which ends the session.
        const [device] = await transaction
          .select({ suspendedAt: devices.suspendedAt, endedAt: embeddedSessions.endedAt })
          .from(devices)
          .innerJoin(embeddedSessions, eq(embeddedSessions.deviceId, devices.deviceId))
          .where(and(eq(devices.userId, userId), eq(devices.deviceId, deviceId), eq(embeddedSessions.id, id)))
          .for('share')
        if (device === undefined || device.endedAt !== null) return { refusal: createUnknownDevice() }
        if (device.suspendedAt !== null) return { refusal: createSuspended() }
        return findShare(transaction, { kinds: ['device'], ownerId: deviceId, userId })
      }),
    releaseForMethod: async ({ methodId, session, vaultId }) =>
      answer({ session, ownerId: methodId, owner: 'method' }, async (transaction) =>
        vaultId === undefined
          ? findShare(transaction, { kinds: ['passkey', 'code'], ownerId: methodId, userId: session.userId })
          : findEarlierShare(transaction, { ownerId: methodId, userId: session.userId, vaultId }),
      ),
  }
}

type Kind = 'device' | 'passkey' | 'code'

/** Why a session gets nothing of a device. The answer is the same for a device that the vault does not have. */
export function createUnknownDevice(): ApiRefusal {
  return new ApiRefusal(
    'device_unknown',
    'The session is not on this device. Unlock the wallet with a recovery method.',
  )
}

function createSuspended(): ApiRefusal {
  return new ApiRefusal('vault_suspended', 'This device is suspended. Log in on another device to end that.')
}

function createRemoved(): ApiRefusal {
  return new ApiRefusal('vault_removed', 'The vault has no such device or recovery method any more.')
}
