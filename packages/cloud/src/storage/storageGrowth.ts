import { asc, gte, lt, sql } from 'drizzle-orm'
import { number, object, parse, tuple } from 'valibot'
import { storageSizes } from './alertSchema.ts'
import type { Database } from './Storage.ts'

/** The size of the database, and how it grows. */
export interface StorageGrowth {
  /** The size now. */
  readonly bytes: number
  /** The last recorded size of each of the last days, the oldest first. `day` counts from the epoch. */
  readonly sizes: readonly { readonly day: number; readonly bytes: number }[]
  /** Bytes a day; `undefined` if too few days are known. */
  readonly growth: number | undefined
}

const sizeSchema = object({ rows: tuple([object({ bytes: number() })]) })
/** In ms. */
const day = 86_400_000
/** How far back the growth is measured, in days, and how long it must be known. */
const growthDays = 14
const growthDaysAtLeast = 3

/** Records the size of the database for today, and forgets those of days that are too old. */
export async function recordStorageSize(database: Database, now: number): Promise<void> {
  const bytes = await readSize(database)
  const today = Math.floor(now / day)
  await database.delete(storageSizes).where(lt(storageSizes.day, today - growthDays))
  await database
    .insert(storageSizes)
    .values({ day: today, bytes })
    .onConflictDoUpdate({ target: storageSizes.day, set: { bytes } })
}

/** Reads the size of the database and its growth. */
export async function readStorageGrowth(database: Database, now: number): Promise<StorageGrowth> {
  const bytes = await readSize(database)
  const today = Math.floor(now / day)
  const sizes = await database
    .select()
    .from(storageSizes)
    .where(gte(storageSizes.day, today - growthDays))
    .orderBy(asc(storageSizes.day))
  const [first] = sizes
  const days = today - (first?.day ?? today)
  const isKnown = first !== undefined && days >= growthDaysAtLeast
  return { bytes, sizes, growth: isKnown ? (bytes - first.bytes) / days : undefined }
}

async function readSize(database: Database): Promise<number> {
  const answer = await database.execute(sql`select pg_database_size(current_database())::float8 as bytes`)
  return parse(sizeSchema, answer).rows[0].bytes
}

/** Full days until growth has used up a room, in bytes; `undefined` if it never will. */
export function countDaysLeft(room: number, growth: number | undefined): number | undefined {
  return growth === undefined || growth <= 0 ? undefined : Math.max(0, Math.floor(room / growth))
}
