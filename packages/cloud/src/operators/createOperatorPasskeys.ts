import type { AdminOperator } from '@latchkey/protocol/operator'
import { and, eq, gt } from 'drizzle-orm'
import type { Actor } from '../audit/Actor.ts'
import type { AuditLog } from '../audit/createAuditLog.ts'
import { createPasskeyRefusal } from '../embedded/passkeys/checkPasskeyPage.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { toSecretHash } from '../signIn/sessionSecret.ts'
import { operatorInvitations, operatorPasskeys, operators, operatorSessions } from '../storage/operatorSchema.ts'
import type { Database } from '../storage/Storage.ts'
import { constants } from './constants.ts'
import { createUnknownInvitation } from './createInvitations.ts'
import { beginOperatorSession, type FoundSession } from './createOperatorSessions.ts'
import {
  type Assertion,
  createPasskeyCeremonies,
  type CreationOptions,
  type ListedPasskey,
  type Registration,
  type RequestOptions,
} from './createPasskeyCeremonies.ts'
import { findOperator } from './findOperator.ts'

/** Where a request to log in comes from. */
export interface LoginRequest {
  /** The origin of the dashboard. */
  readonly site: string
  /** See `describeBrowser`. */
  readonly browser: string | undefined
  /** The secret of the session that the browser had before, which ends. */
  readonly replaced: string | undefined
  /** The request as an actor without a name. */
  readonly origin: Omit<Actor, 'name'>
}

/** A session that has begun. Its secret is known only here. */
export type BegunSession = FoundSession & { readonly secret: string }

/** The passkeys of operators: the only way to log in. Each method throws ApiRefusal `passkey_refused` for a wrong one. */
export interface OperatorPasskeys {
  createLoginOptions(site: string): Promise<RequestOptions>
  logIn(request: LoginRequest & { readonly credential: Assertion }): Promise<BegunSession>
  /**
   * Reads an invitation, and creates the options of its passkey.
   *
   * @throws ApiRefusal `invitation_unknown`.
   */
  readInvitation(parameters: { readonly site: string; readonly token: string }): Promise<{
    readonly email: string
    readonly role: AdminOperator['role']
    readonly isRecovery: boolean
    readonly options: CreationOptions
  }>
  /**
   * Uses an invitation: of several calls, on any node, one succeeds. A failed passkey leaves it as it was.
   *
   * @throws ApiRefusal `invitation_unknown`.
   */
  accept(request: LoginRequest & { readonly token: string; readonly credential: Registration }): Promise<BegunSession>
  createProofOptions(parameters: FoundSession & { readonly site: string }): Promise<RequestOptions>
  /** Proves that the operator of a session is present, and returns the session. */
  prove(parameters: FoundSession & { readonly site: string; readonly credential: Assertion }): Promise<FoundSession>
  /** Oldest first. */
  list(operatorId: string): Promise<readonly ListedPasskey[]>
  createOptions(parameters: FoundSession & { readonly site: string }): Promise<CreationOptions>
  add(
    parameters: FoundSession & {
      readonly site: string
      readonly credential: Registration
      readonly browser: string | undefined
      readonly actor: Actor
    },
  ): Promise<void>
  /** @throws ApiRefusal `not_found`, `last_passkey`. */
  remove(parameters: { readonly operator: AdminOperator; readonly id: string; readonly actor: Actor }): Promise<void>
}

/** Creates the passkeys on the database. */
export function createOperatorPasskeys(parameters: {
  readonly database: Database
  readonly audit: Pick<AuditLog, 'record'>
  readonly now: () => number
}): OperatorPasskeys {
  const { audit, database, now } = parameters
  const { insert, list, toCreationOptions, toRequestOptions, verifyNew, verifyUse } =
    createPasskeyCeremonies(parameters)

  const findInvitation = async (token: string) => {
    const [invitation] = await database
      .select()
      .from(operatorInvitations)
      .where(and(eq(operatorInvitations.tokenHash, toSecretHash(token)), gt(operatorInvitations.expiresAt, now())))
    if (invitation === undefined) throw createUnknownInvitation()
    return invitation
  }

  return {
    createLoginOptions: (site) => toRequestOptions(site, 'login'),

    async logIn({ browser, credential, origin, replaced, site }) {
      const { operator, settle } = await verifyUse(site, 'login', credential)
      return database.transaction(async (transaction) => {
        await settle(transaction)
        const begun = await beginOperatorSession({ transaction, operator, browser, time: now(), replaced })
        await audit.record(transaction, {
          actor: toActor(operator, origin),
          action: 'operator.login',
          object: `operator:${operator.email}`,
          before: null,
          after: { session: begun.session.id, browser: browser ?? null },
        })
        return begun
      })
    },

    async readInvitation({ site, token }) {
      const { email, id, operatorId, role, tokenHash } = await findInvitation(token)
      const operator = { id: operatorId ?? id, email }
      const purpose = `invitation:${tokenHash}` as const
      const options = await toCreationOptions({ site, purpose, operator, known: [] })
      return { email, role, isRecovery: operatorId !== null, options }
    },

    async accept({ browser, credential, origin, replaced, site, token }) {
      const { tokenHash } = await findInvitation(token)
      const passkey = await verifyNew(site, `invitation:${tokenHash}`, credential)
      return database.transaction(async (transaction) => {
        const [used] = await transaction
          .delete(operatorInvitations)
          .where(and(eq(operatorInvitations.tokenHash, tokenHash), gt(operatorInvitations.expiresAt, now())))
          .returning()
        if (used === undefined) throw createUnknownInvitation()
        const operator =
          used.operatorId === null
            ? await addOperator(transaction, used, now())
            : await findOperator(transaction, used.operatorId)
        // Before the sessions: a login with an old passkey either ends before this, or finds it gone.
        await transaction.delete(operatorPasskeys).where(eq(operatorPasskeys.operatorId, operator.id))
        await transaction.delete(operatorSessions).where(eq(operatorSessions.operatorId, operator.id))
        await insert(transaction, { ...passkey, operatorId: operator.id, name: browser })
        const begun = await beginOperatorSession({ transaction, operator, browser, time: now(), replaced })
        await audit.record(transaction, {
          actor: toActor(operator, origin),
          action: used.operatorId === null ? 'operator.join' : 'operator.recovered',
          object: `operator:${operator.email}`,
          before: null,
          after: { id: operator.id, role: operator.role, browser: browser ?? null },
        })
        return begun
      })
    },

    createProofOptions: ({ session, site }) => toRequestOptions(site, `proof:${session.id}`),

    async prove({ credential, operator, session, site }) {
      const { operator: owner, settle } = await verifyUse(site, `proof:${session.id}`, credential)
      if (owner.id !== operator.id) throw createPasskeyRefusal('This passkey belongs to another operator.')
      const provenAt = now()
      await database.transaction(async (transaction) => {
        await settle(transaction)
        await transaction.update(operatorSessions).set({ provenAt }).where(eq(operatorSessions.id, session.id))
      })
      return { operator, session: { ...session, freshUntil: provenAt + constants.proofLife } }
    },

    list,

    createOptions: async ({ operator, session, site }) =>
      toCreationOptions({ site, purpose: `add:${session.id}`, operator, known: await list(operator.id) }),

    async add({ actor, browser, credential, operator, session, site }) {
      const passkey = await verifyNew(site, `add:${session.id}`, credential)
      await database.transaction(async (transaction) => {
        // Registrations of an operator take turns, so that their number is known.
        await findOperator(transaction, operator.id)
        const count = await transaction.$count(operatorPasskeys, eq(operatorPasskeys.operatorId, operator.id))
        if (count >= constants.passkeysAtMost)
          throw createPasskeyRefusal(`An operator has ${constants.passkeysAtMost} passkeys at most. Remove one first.`)
        await insert(transaction, { ...passkey, operatorId: operator.id, name: browser })
        await audit.record(transaction, {
          actor,
          action: 'passkey.add',
          object: `operator:${operator.email}`,
          before: null,
          after: { passkey: passkey.id, name: browser ?? null },
        })
      })
    },

    remove: ({ actor, id, operator }) =>
      database.transaction(async (transaction) => {
        await findOperator(transaction, operator.id)
        const known = await transaction
          .select()
          .from(operatorPasskeys)
          .where(eq(operatorPasskeys.operatorId, operator.id))
        const removed = known.find((passkey) => passkey.id === id)
        if (removed === undefined) throw new ApiRefusal('not_found', 'You have no such passkey. Nothing was changed.')
        if (known.length === 1) {
          throw new ApiRefusal(
            'last_passkey',
            'This is your only passkey, without which you could not log in. Nothing was changed. Add another one first.',
          )
        }
        await transaction.delete(operatorPasskeys).where(eq(operatorPasskeys.id, id))
        await audit.record(transaction, {
          actor,
          action: 'passkey.remove',
          object: `operator:${operator.email}`,
          before: { passkey: id, name: removed.name },
          after: { passkey: null, name: null },
        })
      }),
  }
}

/** Creates the operator of an invitation. */
async function addOperator(
  transaction: Database,
  { email, id, role }: typeof operatorInvitations.$inferSelect,
  createdAt: number,
): Promise<AdminOperator> {
  const [operator] = await transaction
    .insert(operators)
    .values({ id, email, role, createdAt })
    .onConflictDoNothing()
    .returning()
  if (operator === undefined) throw createUnknownInvitation()
  return operator
}

function toActor({ email }: AdminOperator, origin: LoginRequest['origin']): Actor {
  return { ...origin, name: `operator:${email}` }
}
