import { eq, sql } from 'drizzle-orm'
import type { VaultManifest } from '@latchkey/protocol/embedded'
import { devices, embeddedSessions, vaultShares } from '../../storage/embeddedSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import type { WalletSession } from '../createWalletSessions.ts'
import { listMembers, type NewBox } from './checkVault.ts'
import type { ShareSeal } from './createShareSeal.ts'
import { toTokenHash } from './toTokenHash.ts'

/** Stores boxes with sealed shares, and binds the session to the device whose token it brings. */
export async function storeBoxes(parameters: {
  readonly database: Pick<Database, 'insert' | 'update'>
  readonly seal: ShareSeal
  readonly session: WalletSession
  readonly manifest: VaultManifest
  readonly boxes: readonly NewBox[]
  readonly browser: string | undefined
  readonly time: number
}): Promise<void> {
  const { boxes, browser, database, manifest, seal, session, time } = parameters
  const { userId } = session
  if (boxes.length === 0) return
  const kinds = new Map(listMembers(manifest).map(({ kind, ownerId }) => [ownerId, kind]))
  const rows = boxes.flatMap(({ box, ownerId, server }) => {
    const kind = kinds.get(ownerId)
    if (kind === undefined) return []
    const owner = { userId, vaultId: manifest.vaultId, ownerId }
    const share = Buffer.from(server, 'base64')
    const sealed = seal.seal({ owner, share })
    share.fill(0)
    return [{ userId, ownerId, kind, box, ...sealed, changedAt: time }]
  })
  const taken = sql.raw
  await database
    .insert(vaultShares)
    .values(rows)
    .onConflictDoUpdate({
      target: [vaultShares.userId, vaultShares.ownerId],
      set: {
        kind: taken('excluded.kind'),
        box: taken('excluded.box'),
        share: taken('excluded.share'),
        keyId: taken('excluded.key_id'),
        changedAt: time,
      },
    })
  for (const { ownerId: deviceId, token } of boxes.filter(({ ownerId }) => kinds.get(ownerId) === 'device')) {
    const tokenHash = token === undefined ? undefined : toTokenHash(token)
    await database
      .insert(devices)
      .values({ userId, deviceId, name: browser ?? null, tokenHash: tokenHash ?? null, createdAt: time, seenAt: time })
      .onConflictDoUpdate({
        target: [devices.userId, devices.deviceId],
        set: { seenAt: time, ...(tokenHash !== undefined && { tokenHash }) },
      })
    if (tokenHash !== undefined)
      await database.update(embeddedSessions).set({ deviceId }).where(eq(embeddedSessions.id, session.id))
  }
}
