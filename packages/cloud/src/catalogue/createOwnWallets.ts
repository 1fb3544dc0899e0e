import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { EditedWallet, OwnWallet } from '@latchkey/protocol/operator'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../audit/Actor.ts'
import type { AuditLog } from '../audit/createAuditLog.ts'
import type { CloudContext } from '../CloudContext.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { catalogueWallets } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'
import { catalogueChannel } from './catalogueChannel.ts'
import type { Catalogue } from './createCatalogue.ts'
import { shippedWallets } from './data/shippedWallets.ts'
import { findReplaced } from './findReplaced.ts'
import { readPicture } from './pictures/readPicture.ts'
import { parseImportedWallet } from './readImportedWallets.ts'
import { toCatalogueWallet } from './toCatalogueWallet.ts'
import { withoutEmptyBadge } from './withoutEmptyBadge.ts'

/** A change of one wallet. */
interface WalletChange {
  readonly id: string
  /** The version that the change is based on. */
  readonly revision: number
  readonly reason?: string | undefined
}

/** What became of a change: if others were first, nothing was changed. */
export interface WalletOutcome {
  readonly isChanged: boolean
  /** As it is now. */
  readonly edited: EditedWallet
}

/**
 * The wallets that operators add to the shipped ones, from the dashboard or the API. A change reaches this node before it returns, and
 * the others over the bus. What they do is recorded in the audit trail, without pictures.
 *
 * @throws ApiRefusal `not_found`; `invalid_request` with reasons for a wallet that cannot be stored.
 */
export interface OwnWallets {
  get(id: string): Promise<EditedWallet>
  add(parameters: { readonly wallet: OwnWallet; readonly reason?: string | undefined }): Promise<EditedWallet>
  change(change: WalletChange & { readonly wallet: OwnWallet }): Promise<WalletOutcome>
  /** @returns the wallet as others have changed it, if they were first. */
  remove(change: WalletChange): Promise<EditedWallet | undefined>
}

/** Opens the own wallets for an operator. */
export function createOwnWallets(parameters: {
  readonly context: Pick<CloudContext, 'bus' | 'logger' | 'now' | 'storage'>
  readonly audit: Pick<AuditLog, 'record'>
  readonly catalogue: Pick<Catalogue, 'reload'>
  readonly actor: Actor
}): OwnWallets {
  const { actor, audit, catalogue, context } = parameters
  const { bus, logger, now, storage } = context
  const { database } = storage

  /** Tells all nodes. The database has the change in any case. */
  const announce = async (id: string): Promise<void> => {
    await catalogue.reload()
    await bus.publish(catalogueChannel, id).catch((error: unknown) => {
      logger.warn({ error }, 'A wallet was changed, but the other nodes could not be notified. Restart them.')
    })
  }
  const record = (transaction: Database, change: RecordedChange): Promise<void> => {
    const { action, after, before, id, reason, revision } = change
    return audit.record(transaction, {
      actor,
      action,
      object: `wallet:${id}`,
      before: before === null ? null : toRecord(before),
      after: after === null ? {} : toRecord(after),
      reason,
      revision,
    })
  }
  const lock = async (transaction: Database, id: string): Promise<StoredWallet> => {
    const [row] = await transaction.select().from(catalogueWallets).where(eq(catalogueWallets.id, id)).for('update')
    if (row === undefined) throw createUnknown()
    return { edited: toEdited(row), order: row.wallet['order'] }
  }

  return {
    async get(id) {
      const [row] = await database.select().from(catalogueWallets).where(eq(catalogueWallets.id, id))
      if (row !== undefined) return toEdited(row)
      const shipped = shippedWallets.find((each) => each.id === id)
      if (shipped === undefined) throw createUnknown()
      return { wallet: toCatalogueWallet(shipped), isOwn: false, revision: 0 }
    },

    async add({ reason, wallet: asked }) {
      const wallet = toStored(asked)
      const { id } = wallet
      await database.transaction(async (transaction) => {
        const added = await transaction
          .insert(catalogueWallets)
          .values({ id, wallet, importedAt: now(), revision: 1 })
          .onConflictDoNothing()
          .returning({ id: catalogueWallets.id })
        if (added.length === 0) throw refuse('id', 'Another wallet that you have added has this ID')
        await record(transaction, { action: 'catalogue.add', id, before: null, after: wallet, reason, revision: 1 })
      })
      await announce(id)
      return { wallet, isOwn: true, revision: 1 }
    },

    async change({ id, reason, revision, wallet: asked }) {
      const wallet = toStored(asked)
      if (wallet.id !== id) throw refuse('id', 'The ID of a wallet cannot be changed')
      const outcome = await database.transaction(async (transaction): Promise<WalletOutcome> => {
        const { edited, order } = await lock(transaction, id)
        if (edited.revision !== revision) return { isChanged: false, edited }
        if (isDeepStrictEqual(edited.wallet, wallet)) return { isChanged: true, edited }
        const next = revision + 1
        await transaction
          .update(catalogueWallets)
          .set({ wallet: { ...wallet, order }, revision: sql`${catalogueWallets.revision} + 1` })
          .where(eq(catalogueWallets.id, id))
        const change = { id, before: edited.wallet, after: wallet, reason, revision: next }
        await record(transaction, { action: 'catalogue.update', ...change })
        return { isChanged: true, edited: { wallet, isOwn: true, revision: next } }
      })
      if (outcome.isChanged) await announce(id)
      return outcome
    },

    async remove({ id, reason, revision }) {
      const theirs = await database.transaction(async (transaction) => {
        const { edited } = await lock(transaction, id)
        if (edited.revision !== revision) return edited
        await transaction.delete(catalogueWallets).where(eq(catalogueWallets.id, id))
        await record(transaction, { action: 'catalogue.remove', id, before: edited.wallet, after: null, reason })
        return undefined
      })
      if (theirs === undefined) await announce(id)
      return theirs
    },
  }
}

interface StoredWallet {
  readonly edited: EditedWallet
  /** The position in an imported list. */
  readonly order: unknown
}

interface RecordedChange {
  readonly action: string
  readonly id: string
  readonly before: OwnWallet | null
  readonly after: OwnWallet | null
  readonly reason: string | undefined
  readonly revision?: number | undefined
}

const findShipped = findReplaced(shippedWallets)

function createUnknown(): ApiRefusal {
  return new ApiRefusal('not_found', 'The catalogue has no such wallet.')
}

function refuse(field: keyof OwnWallet, description: string): ApiRefusal {
  return new ApiRefusal('invalid_request', `The wallet cannot be stored. ${field}: ${description}.`, {
    reasons: [{ name: `body.wallet.${field}`, description }],
  })
}

/**
 * Checks a wallet and returns it as it is stored, without empty fields.
 *
 * @throws ApiRefusal `invalid_request`.
 */
function toStored(asked: OwnWallet): OwnWallet {
  const kept = Object.entries(asked).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const nul = kept.find(([, value]) => JSON.stringify(value).includes(String.raw`\u0000`))
  if (nul !== undefined) throw new ApiRefusal('invalid_request', `The wallet has a NUL character in ${nul[0]}.`)
  const wallet = { ...Object.fromEntries(kept), id: asked.id, name: asked.name, chains: [...new Set(asked.chains)] }
  if (asked.image_data && readPicture(asked.image_data) === undefined)
    throw refuse('image_data', 'Not a picture that pages can show')
  const shipped = findShipped(wallet)
  const { replaces } = asked
  if (shipped !== undefined && shipped.id !== replaces)
    throw refuse(
      'replaces',
      `It would be taken for the shipped wallet ${shipped.id}. To replace that one, enter ${shipped.id}`,
    )
  if (replaces && shipped === undefined)
    throw refuse('replaces', 'It has neither the ID nor the rdns nor the name and homepage of this shipped wallet')
  return wallet
}

function toEdited(row: typeof catalogueWallets.$inferSelect): EditedWallet {
  const wallet = parseImportedWallet(row)
  if (wallet === undefined)
    throw new ApiRefusal(
      'not_found',
      'The wallet cannot be read, because an earlier version has stored it. Import it again.',
    )
  const { order: _order, ...rest } = wallet
  return { wallet: withoutEmptyBadge(rest), isOwn: true, revision: row.revision }
}

/** What the audit trail keeps of a wallet: of its picture, a hash. */
function toRecord({ image_data: picture, ...wallet }: OwnWallet): Readonly<Record<string, unknown>> {
  return picture ? { ...wallet, picture: createHash('sha256').update(picture).digest('hex').slice(0, 16) } : wallet
}
