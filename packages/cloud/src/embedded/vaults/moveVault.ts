import { and, eq, isNull, ne } from 'drizzle-orm'
import type { VaultContentJson, VaultManifest } from '@latchkey/protocol/embedded'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { vaultDeletions } from '../../storage/deletionSchema.ts'
import { earlierVaults, earlierVaultShares } from '../../storage/earlierVaultSchema.ts'
import { devices, embeddedSessions, vaults, vaultShares } from '../../storage/embeddedSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { constants } from '../constants.ts'
import type { WalletSession } from '../createWalletSessions.ts'
import type { NoticeOrigin, WalletNotices } from '../notices/createWalletNotices.ts'
import { recordSecurityEvents } from '../recordSecurityEvents.ts'
import { checkBoxes, listMembers, type NewBox, readSignedManifest, type SignedManifest } from './checkVault.ts'
import type { ShareSeal } from './createShareSeal.ts'
import { hasSameAddresses } from './hasSameAddresses.ts'
import { storeBoxes } from './storeBoxes.ts'
import { toAddressColumns } from './toAddressColumns.ts'

/**
 * Puts a new vault in the place of the user's. The old one stays among the earlier ones with the boxes of its recovery methods; its devices
 * go, and all sessions but this one end. It is recorded, and told by mail. Nothing opens the new vault that opened the old one.
 *
 * @param parameters.database a transaction.
 * @throws ApiRefusal `vault_missing`, `vault_conflict`, `vault_unverified`, `invalid_request`.
 */
export async function moveVault(parameters: {
  readonly database: Pick<Database, '$count' | 'delete' | 'insert' | 'select' | 'update'>
  readonly seal: ShareSeal
  readonly session: WalletSession
  /** The last manifest of the old vault. */
  readonly manifest: SignedManifest
  readonly content: VaultContentJson
  readonly boxes: readonly NewBox[]
  readonly notices: Pick<WalletNotices, 'record'>
  readonly origin: NoticeOrigin
  readonly time: number
}): Promise<void> {
  const { boxes, content, database, manifest: signed, notices, origin, seal, session, time } = parameters
  const { userId } = session
  // Changes of the same vault take turns.
  const [row] = await database.select().from(vaults).where(eq(vaults.userId, userId)).for('update')
  if (row === undefined) throw new ApiRefusal('vault_missing', 'The user has no wallet yet.')
  const last = readSignedManifest({ signed, managementKey: row.managementKey })
  const first = readSignedManifest({ signed: content.manifest, managementKey: content.managementKey })
  const before = readSignedManifest({
    signed: { bytes: row.manifest, signature: row.signature },
    managementKey: row.managementKey,
  })
  if (last.revision !== before.revision + 1 || before.isDeleting === true)
    throw refuse('vault_conflict', `The next revision is ${before.revision + 1}, and no deletion may be scheduled.`)
  checkLast({ last, before })
  checkFirst({ last, first, content })
  const stored = await database.select().from(vaultShares).where(eq(vaultShares.userId, userId))
  const storedBoxes = new Map(stored.map(({ box, ownerId }) => [ownerId, box]))
  checkBoxes({ members: listMembers(last), boxes: [], stored: storedBoxes })
  checkBoxes({ members: listMembers(first), boxes, stored: new Map() })
  if (listMembers(first).some(({ ownerId }) => storedBoxes.has(ownerId)))
    throw refuse('vault_unverified', 'A device or method of the old wallet would open the new one.')
  const isNamed = and(eq(earlierVaults.userId, userId), eq(earlierVaults.vaultId, content.vaultId))
  if ((await database.$count(earlierVaults, isNamed)) > 0)
    throw refuse('vault_unverified', 'The user has left this wallet before.')
  const position = await database.$count(earlierVaults, eq(earlierVaults.userId, userId))
  if (position >= constants.earlierVaultsAtMost)
    throw refuse('invalid_request', `A user has ${constants.earlierVaultsAtMost} earlier wallets at most.`)

  const { createdAt, managementKey, vault, vaultId } = row
  const { bytes: manifest, signature } = signed
  await database
    .insert(earlierVaults)
    .values({ userId, vaultId, position, managementKey, manifest, signature, vault, createdAt, movedAt: time })
  const kept = stored.flatMap(({ kind, ...share }) => (kind === 'device' ? [] : [{ ...share, kind, vaultId }]))
  await database.insert(earlierVaultShares).values(kept)
  await database.delete(vaultShares).where(eq(vaultShares.userId, userId))
  await database.delete(devices).where(eq(devices.userId, userId))
  await database.delete(vaultDeletions).where(eq(vaultDeletions.userId, userId))
  await database
    .update(vaults)
    .set({
      vaultId: content.vaultId,
      managementKey: content.managementKey,
      manifest: content.manifest.bytes,
      signature: content.manifest.signature,
      revision: 1,
      vault: content.vault,
      createdAt: time,
      changedAt: time,
      ...toAddressColumns(first),
    })
    .where(eq(vaults.userId, userId))
  await database
    .update(embeddedSessions)
    .set({ endedAt: time })
    .where(
      and(eq(embeddedSessions.userId, userId), isNull(embeddedSessions.endedAt), ne(embeddedSessions.id, session.id)),
    )
  // Its device was removed. A box of the new vault may bind it to another.
  await database.update(embeddedSessions).set({ deviceId: null }).where(eq(embeddedSessions.id, session.id))
  await storeBoxes({ database, seal, session, time, browser: origin.browser, manifest: first, boxes })
  const events = [{ kind: 'vault_moved', subject: content.vaultId }] as const
  await recordSecurityEvents({ database, session, time, events })
  await notices.record({ database, session, origin, events: ['walletMoved'] })
}

/** The last manifest says only which wallet comes next, and that no device opens the old one: its methods stay as they were. */
function checkLast({ before, last }: { readonly before: VaultManifest; readonly last: VaultManifest }): void {
  const toText = ({ methods }: VaultManifest): string =>
    JSON.stringify(methods.map(({ boxHash, ...method }) => [method.id, method.kind, method.shareId, [...boxHash]]))
  if (
    last.vaultId !== before.vaultId ||
    !hasSameAddresses(last, before) ||
    last.devices.length > 0 ||
    last.methods.length === 0 ||
    toText(last) !== toText(before)
  )
    throw refuse(
      'vault_unverified',
      'The last manifest of a wallet keeps its recovery methods, of which there must be one, and no device.',
    )
}

/** The new vault is the one that the old key has named, and it has a recovery method. */
function checkFirst(parameters: {
  readonly last: VaultManifest
  readonly first: VaultManifest
  readonly content: VaultContentJson
}): void {
  const { content, first, last } = parameters
  const { movedTo } = last
  if (
    movedTo === undefined ||
    movedTo.vaultId !== content.vaultId ||
    Buffer.from(movedTo.managementKey).toString('base64') !== content.managementKey ||
    !hasSameAddresses(movedTo, first)
  )
    throw refuse('vault_unverified', 'The last manifest of the wallet names another vault.')
  if (
    first.vaultId !== content.vaultId ||
    first.revision !== 1 ||
    first.isDeleting === true ||
    first.movedTo !== undefined ||
    first.methods.length === 0 ||
    hasSameAddresses(first, last) ||
    movedTo.vaultId === last.vaultId
  )
    throw refuse('vault_unverified', 'The new vault is not a first one with new addresses and a recovery method.')
}

function refuse(code: 'invalid_request' | 'vault_conflict' | 'vault_unverified', reason: string): ApiRefusal {
  return new ApiRefusal(code, `${reason} Nothing was changed.`)
}
