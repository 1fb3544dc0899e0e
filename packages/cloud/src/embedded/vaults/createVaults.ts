import { and, eq, inArray, isNotNull, isNull, ne, notInArray } from 'drizzle-orm'
import type { VaultContentJson, VaultManifest } from '@latchkey/protocol/embedded'
import type { CloudContext } from '../../CloudContext.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { vaultDeletions } from '../../storage/deletionSchema.ts'
import { devices, embeddedSessions, passkeys, vaults, vaultShares } from '../../storage/embeddedSchema.ts'
import type { NoticeEvent } from '../../storage/NoticeEvent.ts'
import type { Database } from '../../storage/Storage.ts'
import type { WalletSession } from '../createWalletSessions.ts'
import type { NoticeOrigin, WalletNotices } from '../notices/createWalletNotices.ts'
import { recordSecurityEvents } from '../recordSecurityEvents.ts'
import { changeDeletion } from './changeDeletion.ts'
import { checkBoxes, listMembers, type NewBox, readSignedManifest, type SignedManifest } from './checkVault.ts'
import type { ShareSeal } from './createShareSeal.ts'
import { hasSameAddresses } from './hasSameAddresses.ts'
import { moveVault } from './moveVault.ts'
import { readEarlierVaults } from './readEarlierVaults.ts'
import { storeBoxes } from './storeBoxes.ts'
import { toAddressColumns } from './toAddressColumns.ts'

/** The vault of a user, as the server keeps it. */
export interface StoredVault {
  readonly content: VaultContentJson
  readonly boxes: readonly { readonly ownerId: string; readonly box: string }[]
  /** When it is deleted, in ms since the epoch. */
  readonly deleteAt?: number | undefined
}

/** What an export shows or saves. */
export type ExportedSecret = 'words' | 'eip155' | 'solana' | 'file'

const exportEvents = {
  words: 'wordsShown',
  eip155: 'eip155KeyShown',
  solana: 'solanaKeyShown',
  file: 'fileSaved',
} as const satisfies Readonly<Record<ExportedSecret, NoticeEvent>>

const deletionNotices = {
  scheduled: 'deletionScheduled',
  undone: 'deletionUndone',
} as const satisfies Readonly<Record<string, NoticeEvent>>

/** The vaults of users. The server opens none of them, and takes changes under their own key only. */
export interface Vaults {
  /** Returns the user's vault, the wallets before it, and the devices that are suspended. */
  read(session: WalletSession): Promise<{
    readonly vault: StoredVault | null
    readonly suspended: readonly string[]
    /** The wallets that the user had before, the oldest first. */
    readonly earlier?: readonly StoredVault[] | undefined
  }>
  /**
   * Stores a first vault with all boxes, or nothing.
   *
   * @throws ApiRefusal `vault_exists`, `vault_conflict`, `vault_unverified`, `invalid_request`.
   */
  create(parameters: {
    readonly session: WalletSession
    readonly content: VaultContentJson
    readonly boxes: readonly NewBox[]
    /** The name of a new device: see `describeBrowser`. */
    readonly browser: string | undefined
  }): Promise<void>
  /**
   * Replaces the manifest by its next revision, stores new boxes, and deletes those that it no longer names: all or nothing. The user is
   * told by mail which devices and methods were added or removed. A manifest that asks for the deletion of the wallet schedules it, and the
   * next one that does not undoes that.
   *
   * @throws ApiRefusal `vault_missing`, `vault_conflict`, `vault_unverified`, `invalid_request`.
   */
  change(parameters: {
    readonly session: WalletSession
    readonly manifest: SignedManifest
    readonly boxes: readonly NewBox[]
    readonly origin: NoticeOrigin
  }): Promise<void>
  /**
   * Puts a new vault in the place of the user's: see `moveVault`. The user is told by mail.
   *
   * @throws ApiRefusal `vault_missing`, `vault_conflict`, `vault_unverified`, `invalid_request`.
   */
  move(parameters: {
    readonly session: WalletSession
    readonly manifest: SignedManifest
    readonly content: VaultContentJson
    readonly boxes: readonly NewBox[]
    readonly origin: NoticeOrigin
  }): Promise<void>
  /**
   * Records that the user is about to see a secret, and tells them.
   *
   * @throws ApiRefusal `vault_missing`.
   */
  announceExport(parameters: {
    readonly session: WalletSession
    readonly secret: ExportedSecret
    readonly origin: NoticeOrigin
  }): Promise<void>
}

/** Creates the vaults on the database. */
export function createVaults(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'now'>
  readonly seal: ShareSeal
  readonly notices: Pick<WalletNotices, 'record' | 'send'>
}): Vaults {
  const { context, notices, seal } = parameters
  const { database } = context.storage
  const { now } = context

  return {
    read: ({ userId }) => readVault(database, userId),

    async create({ boxes, browser, content, session }) {
      const { managementKey, manifest: signed, vault, vaultId } = content
      const manifest = readSignedManifest({ signed, managementKey })
      requireFirst(manifest, vaultId)
      checkBoxes({ members: listMembers(manifest), boxes, stored: new Map() })
      const time = now()
      await database.transaction(async (transaction) => {
        const { userId } = session
        const inserted = await transaction
          .insert(vaults)
          .values({
            userId,
            vaultId,
            managementKey,
            manifest: signed.bytes,
            signature: signed.signature,
            revision: 1,
            vault,
            createdAt: time,
            changedAt: time,
            ...toAddressColumns(manifest),
          })
          .onConflictDoNothing()
          .returning({ userId: vaults.userId })
        if (inserted.length === 0)
          throw new ApiRefusal('vault_exists', 'The user has a wallet already. Nothing was changed.')
        const store = { database: transaction, seal, session, time, browser }
        await storeBoxes({ ...store, manifest, boxes })
        await recordSecurityEvents({ database: transaction, session, time, events: [{ kind: 'vault_created' }] })
      })
    },

    async change({ boxes, manifest: signed, origin, session }) {
      const time = now()
      await database.transaction(async (transaction) => {
        const { userId } = session
        // Changes of the same vault take turns.
        const [row] = await transaction.select().from(vaults).where(eq(vaults.userId, userId)).for('update')
        if (row === undefined) throw createMissing()
        const { managementKey, manifest: bytes, revision, signature, vaultId } = row
        const manifest = readSignedManifest({ signed, managementKey })
        const before = readSignedManifest({ signed: { bytes, signature }, managementKey })
        if (manifest.vaultId !== vaultId || !hasSameAddresses(manifest, before))
          throw new ApiRefusal('vault_unverified', 'The manifest is that of another wallet. Nothing was changed.')
        if (manifest.movedTo !== undefined)
          throw new ApiRefusal('vault_unverified', 'A move needs the new vault. Nothing was changed.')
        if (manifest.revision !== revision + 1)
          throw createConflict(`The next revision of this vault is ${revision + 1}. Read it and make the change again.`)
        const stored = await transaction
          .select({ ownerId: vaultShares.ownerId, box: vaultShares.box })
          .from(vaultShares)
          .where(eq(vaultShares.userId, userId))
        checkBoxes({
          members: listMembers(manifest),
          boxes,
          stored: new Map(stored.map(({ box, ownerId }) => [ownerId, box])),
        })
        await transaction
          .update(vaults)
          .set({
            manifest: signed.bytes,
            signature: signed.signature,
            revision: manifest.revision,
            changedAt: time,
            ...toAddressColumns(manifest),
          })
          .where(eq(vaults.userId, userId))
        await deleteOthers({ database: transaction, session, manifest, time })
        const { browser, language } = origin
        await storeBoxes({ database: transaction, seal, session, time, browser, manifest, boxes })
        const { added, removed } = compare(before, manifest)
        const deletion = await changeDeletion({ database: transaction, userId, before, manifest, language, time })
        await recordSecurityEvents({
          database: transaction,
          session,
          time,
          events: [
            { kind: 'vault_changed' },
            ...(deletion === undefined ? [] : [{ kind: `deletion_${deletion}` } as const]),
            ...added.map(({ ownerId: subject }) => ({ kind: 'member_added', subject }) as const),
            ...removed.map(({ ownerId: subject }) => ({ kind: 'member_removed', subject }) as const),
          ],
        })
        const events = [
          ...added.map(({ kind }) => `${kind}Added` as const),
          ...removed.map(({ kind }) => `${kind}Removed` as const),
          ...(deletion === undefined ? [] : [deletionNotices[deletion]]),
        ]
        await notices.record({ database: transaction, session, origin, events })
      })
      notices.send()
    },

    async move(parts) {
      await database.transaction((transaction) =>
        moveVault({ ...parts, database: transaction, seal, notices, time: now() }),
      )
      notices.send()
    },

    async announceExport({ origin, secret, session }) {
      await database.transaction(async (transaction) => {
        const { userId } = session
        const [row] = await transaction.select({ userId: vaults.userId }).from(vaults).where(eq(vaults.userId, userId))
        if (row === undefined) throw createMissing()
        const events = [{ kind: 'secret_exported', subject: secret } as const]
        await recordSecurityEvents({ database: transaction, session, time: now(), events })
        await notices.record({ database: transaction, session, origin, events: [exportEvents[secret]] })
      })
      notices.send()
    },
  }
}

async function readVault(database: Database, userId: string): ReturnType<Vaults['read']> {
  // One state of the database, so that the boxes are those of the manifest.
  return database.transaction(
    async (transaction) => {
      const [row] = await transaction
        .select()
        .from(vaults)
        .leftJoin(vaultDeletions, eq(vaultDeletions.userId, vaults.userId))
        .where(eq(vaults.userId, userId))
      if (row === undefined) return { vault: null, suspended: [] }
      const { managementKey, manifest: bytes, signature, vault, vaultId } = row.vaults
      const boxes = await transaction
        .select({ ownerId: vaultShares.ownerId, box: vaultShares.box })
        .from(vaultShares)
        .where(eq(vaultShares.userId, userId))
        .orderBy(vaultShares.ownerId)
      const suspended = await transaction
        .select({ deviceId: devices.deviceId })
        .from(devices)
        .where(and(eq(devices.userId, userId), isNotNull(devices.suspendedAt)))
        .orderBy(devices.deviceId)
      const earlier = await readEarlierVaults({ database: transaction, userId })
      return {
        ...(earlier.length > 0 && { earlier }),
        vault: {
          content: { vaultId, managementKey, manifest: { bytes, signature }, vault },
          boxes,
          ...(row.vault_deletions && { deleteAt: row.vault_deletions.deleteAt }),
        },
        suspended: suspended.map(({ deviceId }) => deviceId),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Deletes the shares of devices and methods that a manifest no longer names, and ends the sessions on such devices. */
async function deleteOthers(parameters: {
  readonly database: Pick<Database, 'delete' | 'update'>
  readonly session: WalletSession
  readonly manifest: VaultManifest
  readonly time: number
}): Promise<void> {
  const { database, manifest, session, time } = parameters
  const { userId } = session
  const ids = listMembers(manifest).map(({ ownerId }) => ownerId)
  const gone = await database
    .delete(vaultShares)
    .where(and(eq(vaultShares.userId, userId), notInArray(vaultShares.ownerId, ids)))
    .returning({ ownerId: vaultShares.ownerId })
  if (gone.length === 0) return
  const goneIds = gone.map(({ ownerId }) => ownerId)
  // A passkey whose method was never named stays: the change that names it may be on its way.
  await database.delete(passkeys).where(and(eq(passkeys.userId, userId), inArray(passkeys.methodId, goneIds)))
  const removed = await database
    .delete(devices)
    .where(and(eq(devices.userId, userId), notInArray(devices.deviceId, ids)))
    .returning({ deviceId: devices.deviceId })
  if (removed.length === 0) return
  const removedIds = removed.map(({ deviceId }) => deviceId)
  await database
    .update(embeddedSessions)
    .set({ endedAt: time })
    .where(
      and(
        eq(embeddedSessions.userId, userId),
        inArray(embeddedSessions.deviceId, removedIds),
        isNull(embeddedSessions.endedAt),
        // The one that removes its own device stays until it logs out.
        ne(embeddedSessions.id, session.id),
      ),
    )
}

function requireFirst({ isDeleting, movedTo, revision, vaultId }: VaultManifest, expected: string): void {
  if (vaultId !== expected || revision !== 1 || isDeleting === true || movedTo !== undefined)
    throw createConflict('The manifest of a new vault has its id and the revision 1, and asks for no deletion or move.')
}

/** Which devices and methods one manifest has and the other has not. */
function compare(before: VaultManifest, after: VaultManifest) {
  const [old, current] = [listMembers(before), listMembers(after)]
  const differ = (members: typeof old, others: typeof old) =>
    members.filter(({ ownerId }) => !others.some((other) => other.ownerId === ownerId))
  return { added: differ(current, old), removed: differ(old, current) }
}

function createMissing(): ApiRefusal {
  return new ApiRefusal('vault_missing', 'The user has no wallet yet.')
}

function createConflict(reason: string): ApiRefusal {
  return new ApiRefusal('vault_conflict', `${reason} Nothing was changed.`)
}
