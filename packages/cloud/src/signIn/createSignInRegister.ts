import type { adminGetSignInCounts, ProjectSignIn } from '@latchkey/protocol/operator'
import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Actor } from '../audit/Actor.ts'
import type { AuditLog } from '../audit/createAuditLog.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { signInDays, signInSessions } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'
import { constants } from './constants.ts'
import { readChain } from './readChain.ts'

/**
 * What operators see of the sign-ins of a project, and do with them. What they do is recorded in the audit trail, without addresses.
 * `end` and `endOfAccount` throw ApiRefusal `not_found` for a sign-in that the project does not have.
 */
export interface SignInRegister {
  count(projectKey: string): Promise<InferOutput<typeof adminGetSignInCounts.response>>
  /** Lists sign-ins, newest first. */
  list(filter: SignInFilter): Promise<{ readonly signIns: ProjectSignIn[]; readonly next: string | null }>
  /**
   * The newest sign-ins of an account.
   *
   * @param parameters.address a whole address, or a CAIP-10 id.
   */
  find(parameters: { readonly projectKey: string; readonly address: string }): Promise<ProjectSignIn[]>
  /** @returns 1, or 0 if it was over already. */
  end(signIn: SignInReference): Promise<number>
  /** Ends those of the same address on all chains. @returns how many have ended. */
  endOfAccount(signIn: SignInReference): Promise<number>
  /** @returns how many have ended. */
  endAll(projectKey: string): Promise<number>
}

/** A sign-in of a project. */
interface SignInReference {
  readonly projectKey: string
  readonly id: string
}

/** Which sign-ins to list. */
interface SignInFilter {
  readonly projectKey: string
  /** Default: all. */
  readonly state?: 'active' | 'over' | undefined
  readonly chain?: string | undefined
  /** `next` of the previous page. */
  readonly cursor?: string | undefined
  readonly limit: number
}

const { account, createdAt, expiresAt, id, projectKey: projectColumn, revokedAt } = signInSessions
const address = sql<string>`split_part(${account}, ':', 3)`
const chainOfRow = sql<string>`split_part(${account}, ':', 1) || ':' || split_part(${account}, ':', 2)`

/** Creates the register on the database. */
export function createSignInRegister(parameters: {
  readonly database: Database
  readonly audit: Pick<AuditLog, 'record'>
  /** Who acts. */
  readonly actor: Actor
  /** Whether addresses are shown. */
  readonly hasAddresses: boolean
  /** How long a token is valid, in ms. */
  readonly tokenLife: number
  readonly now: () => number
}): SignInRegister {
  const { actor, audit, database, hasAddresses, now, tokenLife } = parameters

  const isActive = (): SQL | undefined => and(isNull(revokedAt), gt(expiresAt, now()))
  const read = async (condition: SQL | undefined, limit: number): Promise<ProjectSignIn[]> => {
    const rows = await database
      .select({ id, account, domain: signInSessions.domain, createdAt, expiresAt, revokedAt })
      .from(signInSessions)
      .where(condition)
      .orderBy(desc(createdAt), desc(id))
      .limit(limit)
    const time = now()
    return rows.map(({ account: caip, revokedAt: endedAt, ...row }) => ({
      ...row,
      chain: readChain(caip),
      address: hasAddresses ? readAddress(caip) : null,
      endedAt,
      state: endedAt === null ? (row.expiresAt > time ? 'active' : 'expired') : 'ended',
    }))
  }

  /** Ends active sign-ins. If there are none, nothing is recorded. */
  const end = async (transaction: Database, change: Ending): Promise<number> => {
    const { action, condition, object, projectKey } = change
    const changed = transaction.$with('changed').as(
      transaction
        .update(signInSessions)
        .set({ revokedAt: now() })
        .where(and(eq(projectColumn, projectKey), condition, isActive()))
        .returning({ id }),
    )
    const [{ ended } = { ended: 0 }] = await transaction.with(changed).select({ ended: count() }).from(changed)
    if (ended === 0) return 0
    await audit.record(transaction, {
      actor,
      action,
      object,
      before: { active: ended },
      after: { active: 0, project: projectKey },
    })
    return ended
  }
  const requireAccount = async (transaction: Database, { id: named, projectKey }: SignInReference): Promise<string> => {
    const [row] = await transaction
      .select({ account })
      .from(signInSessions)
      .where(and(eq(projectColumn, projectKey), eq(id, named)))
    if (row === undefined) throw new ApiRefusal('not_found', 'The project has no such sign-in.')
    return row.account
  }

  return {
    async count(projectKey) {
      const ofProject = eq(projectColumn, projectKey)
      const today = Math.floor(now() / constants.day)
      const first = today - constants.countedDays + 1
      return database.transaction(
        async (transaction) => {
          const [total] = await transaction
            .select({ active: count(), accounts: countDistinct(address) })
            .from(signInSessions)
            .where(and(ofProject, isActive()))
          const active = await transaction
            .select({ chain: chainOfRow, active: count() })
            .from(signInSessions)
            .where(and(ofProject, isActive()))
            .groupBy(chainOfRow)
          const began = await transaction
            .select({ day: signInDays.day, chain: signInDays.chain, began: signInDays.began })
            .from(signInDays)
            .where(and(eq(signInDays.projectKey, projectKey), gte(signInDays.day, first), lte(signInDays.day, today)))
          return {
            active: total?.active ?? 0,
            accounts: total?.accounts ?? 0,
            days: Array.from({ length: constants.countedDays }, (_, index) => ({
              day: (first + index) * constants.day,
              began: addUp(began.filter(({ day }) => day === first + index)),
            })),
            chains: rankChains(active, began),
            tokenLife,
          }
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      )
    },

    async list({ chain, cursor, limit, projectKey, state }) {
      const over = or(isNotNull(revokedAt), lte(expiresAt, now()))
      const signIns = await read(
        and(
          eq(projectColumn, projectKey),
          state === undefined ? undefined : state === 'active' ? isActive() : over,
          chain === undefined ? undefined : eq(chainOfRow, chain),
          cursor === undefined ? undefined : isBefore(cursor),
        ),
        limit + 1,
      )
      const page = signIns.slice(0, limit)
      const last = signIns.length > limit ? page.at(-1) : undefined
      return { signIns: page, next: last === undefined ? null : `${last.createdAt}.${last.id}` }
    },

    find: ({ address: asked, projectKey }) =>
      read(and(eq(projectColumn, projectKey), inArray(address, listForms(asked))), constants.listedAtMost),

    end: (signIn) =>
      database.transaction(async (transaction) => {
        await requireAccount(transaction, signIn)
        const { projectKey } = signIn
        const object = `sign-in:${signIn.id}`
        return end(transaction, { action: 'sign-in.end', object, projectKey, condition: eq(id, signIn.id) })
      }),

    endOfAccount: (signIn) =>
      database.transaction(async (transaction) => {
        const condition = eq(address, readAddress(await requireAccount(transaction, signIn)))
        const { projectKey } = signIn
        return end(transaction, {
          action: 'sign-in.end-account',
          object: `sign-in:${signIn.id}`,
          projectKey,
          condition,
        })
      }),

    endAll: (projectKey) =>
      database.transaction((transaction) =>
        end(transaction, {
          action: 'sign-in.end-all',
          object: `project:${projectKey}`,
          projectKey,
          condition: undefined,
        }),
      ),
  }
}

/** What an operator ends, and how the audit trail names it. */
interface Ending {
  readonly action: string
  readonly object: string
  readonly projectKey: string
  /** Default: all of the project. */
  readonly condition: SQL | undefined
}

function readAddress(caip: string): string {
  return caip.split(':').slice(2).join(':')
}

/** The forms in which the address that an operator has typed may be stored; see `toCanonicalAddress`. */
function listForms(asked: string): readonly string[] {
  const text = asked.slice(asked.lastIndexOf(':') + 1)
  return [...new Set([text, text.toLowerCase()])].filter((form) => /^[\w.-]+$/.test(form))
}

/** The condition of what comes after the last row of a page. */
function isBefore(cursor: string): SQL {
  const [time = '', last = ''] = cursor.split('.')
  return sql`(${createdAt}, ${id}) < (${Number(time)}::bigint, ${last}::text)`
}

interface BeganOnDay {
  readonly day: number
  readonly chain: string
  readonly began: number
}

function addUp(rows: readonly BeganOnDay[]): number {
  return rows.reduce((sum, { began }) => sum + began, 0)
}

/** What chains have, those with most active sign-ins first. */
function rankChains(
  active: readonly { readonly chain: string; readonly active: number }[],
  began: readonly BeganOnDay[],
): InferOutput<typeof adminGetSignInCounts.response>['chains'] {
  const names = new Set([...active, ...began].map(({ chain }) => chain))
  return [...names]
    .map((chain) => ({
      chain: chain === '' ? null : chain,
      active: active.find((row) => row.chain === chain)?.active ?? 0,
      began: addUp(began.filter((row) => row.chain === chain)),
    }))
    .toSorted((first, second) => second.active - first.active || second.began - first.began)
    .slice(0, constants.chainsShown)
}
