import { sql } from 'drizzle-orm'
import { signInDays } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'
import { constants } from './constants.ts'
import { readChain } from './readChain.ts'
import type { SignInSession } from './SignInSession.ts'

/**
 * Counts sign-ins for the day on which they begin. Sign-ins of a project and chain take turns from here until their transactions end, so
 * call it last. Messages name any chain, so those beyond a number are counted as one.
 */
export async function countSignIns(parameters: {
  readonly transaction: Pick<Database, 'execute'>
  readonly projectKey: string
  readonly added: readonly Pick<SignInSession, 'account' | 'createdAt'>[]
}): Promise<void> {
  const { added, projectKey, transaction } = parameters
  // In a fixed order, to avoid deadlocks.
  const signIns = added
    .map(({ account, createdAt }) => ({ chain: readChain(account), day: Math.floor(createdAt / constants.day) }))
    .toSorted((first, second) => first.day - second.day || (first.chain < second.chain ? -1 : 1))
  for (const { chain, day } of signIns) {
    const ofDay = sql`from ${signInDays} where project_key = ${projectKey} and day = ${day}`
    await transaction.execute(sql`
      insert into ${signInDays} (project_key, day, chain, began)
      select ${projectKey}, ${day},
        case when exists (select 1 ${ofDay} and chain = ${chain}) or (select count(*) ${ofDay}) < ${constants.chainsPerDay}
          then ${chain} else '' end, 1
      on conflict (project_key, day, chain) do update set began = ${signInDays}.began + 1`)
  }
}
