import { randomBytes, randomUUID } from 'node:crypto'
import type { OperatorInvitation, OperatorRole } from '@latchkey/protocol/operator'
import { desc, eq, gt } from 'drizzle-orm'
import type { Actor } from '../audit/Actor.ts'
import type { AuditLog } from '../audit/createAuditLog.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { toSecretHash } from '../signIn/sessionSecret.ts'
import { operatorInvitations, operators } from '../storage/operatorSchema.ts'
import type { Database } from '../storage/Storage.ts'
import { constants } from './constants.ts'
import { findOperator } from './findOperator.ts'

/** A new invitation. Its token is known only here. */
export interface NewInvitation {
  readonly invitation: OperatorInvitation
  readonly token: string
}

/** Manages the links by which operators register passkeys. */
export interface Invitations {
  /** Those that are valid, newest first. */
  list(): Promise<readonly OperatorInvitation[]>
  /**
   * Invites an operator. An earlier invitation for the address is replaced.
   *
   * @param parameters.invitedBy the id of the owner, if an owner does it.
   * @throws ApiRefusal `operator_exists`.
   */
  invite(parameters: {
    readonly email: string
    readonly role: OperatorRole
    readonly invitedBy?: string | undefined
  }): Promise<NewInvitation>
  /**
   * Lets an operator replace all passkeys, because they have lost them.
   *
   * @throws ApiRefusal `not_found`.
   */
  recover(reference: string): Promise<NewInvitation>
  /** @throws ApiRefusal `invitation_unknown`. */
  withdraw(id: string): Promise<void>
  /** Whether there is no operator yet. */
  isFirst(): Promise<boolean>
}

/** Creates the invitations on the database. */
export function createInvitations(parameters: {
  readonly database: Database
  readonly audit: Pick<AuditLog, 'record'>
  /** Who makes the changes. */
  readonly actor: Actor
  readonly now: () => number
}): Invitations {
  const { actor, audit, database, now } = parameters

  const add = async (
    transaction: Database,
    {
      invitedBy,
      operatorId,
      ...named
    }: {
      readonly email: string
      readonly role: OperatorRole
      readonly operatorId: string | null
      readonly invitedBy: string | null
    },
  ): Promise<NewInvitation> => {
    const token = randomBytes(32).toString('base64url')
    const createdAt = now()
    const dated = { createdAt, expiresAt: createdAt + constants.invitationLife }
    const row = { ...named, ...dated, id: randomUUID(), tokenHash: toSecretHash(token), operatorId, invitedBy }
    await transaction
      .insert(operatorInvitations)
      .values(row)
      .onConflictDoUpdate({ target: operatorInvitations.email, set: row })
    const isRecovery = operatorId !== null
    await audit.record(transaction, {
      actor,
      action: isRecovery ? 'operator.recover' : 'operator.invite',
      object: `operator:${named.email}`,
      before: null,
      after: { role: named.role, expiresAt: dated.expiresAt },
    })
    return { token, invitation: { id: row.id, ...named, isRecovery, ...dated } }
  }

  return {
    async list() {
      const rows = await database
        .select()
        .from(operatorInvitations)
        .where(gt(operatorInvitations.expiresAt, now()))
        .orderBy(desc(operatorInvitations.createdAt), desc(operatorInvitations.id))
      return rows.map(({ createdAt, email, expiresAt, id, operatorId, role }) => {
        return { id, email, role, isRecovery: operatorId !== null, createdAt, expiresAt }
      })
    },

    invite: ({ email, invitedBy = null, role }) =>
      database.transaction(async (transaction) => {
        if ((await transaction.$count(operators, eq(operators.email, email))) > 0) {
          throw new ApiRefusal(
            'operator_exists',
            `${email} is an operator already. Nothing was changed. Change the role, or let them recover with latchkey-cloud operators recover.`,
          )
        }
        return add(transaction, { email, role, operatorId: null, invitedBy })
      }),

    recover: (reference) =>
      database.transaction(async (transaction) => {
        const { email, id, role } = await findOperator(transaction, reference)
        return add(transaction, { email, role, operatorId: id, invitedBy: null })
      }),

    withdraw: (id) =>
      database.transaction(async (transaction) => {
        const [withdrawn] = await transaction
          .delete(operatorInvitations)
          .where(eq(operatorInvitations.id, id))
          .returning()
        if (withdrawn === undefined) throw createUnknownInvitation()
        await audit.record(transaction, {
          actor,
          action: 'operator.withdraw',
          object: `operator:${withdrawn.email}`,
          before: { role: withdrawn.role, expiresAt: withdrawn.expiresAt },
          after: { role: null, expiresAt: null },
        })
      }),

    isFirst: async () => (await database.$count(operators)) === 0,
  }
}

/** The refusal of a link that does not work. */
export function createUnknownInvitation(): ApiRefusal {
  return new ApiRefusal(
    'invitation_unknown',
    'This invitation was used, withdrawn or replaced, or has expired. Ask an owner for a new one.',
  )
}
