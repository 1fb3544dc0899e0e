import { sql } from 'drizzle-orm'
import { CloudError } from '../CloudError.ts'
import type { Database } from './Storage.ts'

/** Timeout, in ms. */
const patience = 3_000

/** Rejects with `storage.unavailable` if the database does not answer in time. */
export async function checkDatabase(database: Database): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new CloudError('storage.unavailable', `The database did not answer within ${patience} ms.`)),
      patience,
    )
  })
  try {
    await Promise.race([database.execute(sql`select 1`), deadline])
  } catch (cause) {
    if (cause instanceof CloudError) throw cause
    throw new CloudError('storage.unavailable', 'The database does not answer.', { cause })
  } finally {
    clearTimeout(timer)
  }
}
