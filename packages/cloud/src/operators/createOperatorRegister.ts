import type { AdminOperator, ListedOperator, OperatorRole } from '@latchkey/protocol/operator'
import { and, asc, eq } from 'drizzle-orm'
import type { Actor } from '../audit/Actor.ts'
import type { AuditLog } from '../audit/createAuditLog.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { operatorInvitations, operatorPasskeys, operators, operatorSessions } from '../storage/operatorSchema.ts'
import type { Database } from '../storage/Storage.ts'
import { isLiveSession } from './createOperatorSessions.ts'
import { findOperator } from './findOperator.ts'

/** Manages operators. A reference is an id or an e-mail address; an unknown one is refused with `not_found`. */
export interface OperatorRegister {
  /** Oldest first. */
  list(): Promise<readonly ListedOperator[]>
  /**
   * Gives an operator another role. Their sessions end, and an owner's open invitations.
   *
   * @throws ApiRefusal `last_owner`.
   */
  changeRole(reference: string, role: OperatorRole): Promise<AdminOperator>
  /**
   * Removes an operator with their passkeys, sessions and open invitations.
   *
   * @throws ApiRefusal `last_owner`.
   */
  remove(reference: string): Promise<AdminOperator>
  /** @returns how many sessions have ended. */
  endSessions(reference: string): Promise<number>
}

/** Creates the register on the database. */
export function createOperatorRegister(parameters: {
  readonly database: Database
  readonly audit: Pick<AuditLog, 'record'>
  /** Who makes the changes. */
  readonly actor: Actor
  readonly now: () => number
}): OperatorRegister {
  const { actor, audit, database, now } = parameters
  return {
    async list() {
      const time = now()
      return database
        .select({
          id: operators.id,
          email: operators.email,
          role: operators.role,
          createdAt: operators.createdAt,
          seenAt: operators.seenAt,
          passkeys: database.$count(operatorPasskeys, eq(operatorPasskeys.operatorId, operators.id)),
          sessions: database.$count(
            operatorSessions,
            and(eq(operatorSessions.operatorId, operators.id), isLiveSession(time)),
          ),
        })
        .from(operators)
        .orderBy(asc(operators.createdAt), asc(operators.id))
    },

    changeRole: (reference, role) =>
      database.transaction(async (transaction) => {
        await lockOwners(transaction)
        const operator = await findOperator(transaction, reference)
        const { email, id, role: before } = operator
        if (before === role) return operator
        await requireOtherOwner(transaction, operator)
        await transaction.update(operators).set({ role }).where(eq(operators.id, id))
        await transaction.delete(operatorSessions).where(eq(operatorSessions.operatorId, id))
        // What an owner invited could give back what the role has taken.
        await transaction.delete(operatorInvitations).where(eq(operatorInvitations.invitedBy, id))
        await audit.record(transaction, {
          actor,
          action: 'operator.role',
          object: `operator:${email}`,
          before: { role: before },
          after: { role },
        })
        return { ...operator, role }
      }),

    remove: (reference) =>
      database.transaction(async (transaction) => {
        await lockOwners(transaction)
        const operator = await findOperator(transaction, reference)
        const { email, id, role } = operator
        await requireOtherOwner(transaction, operator)
        await transaction.delete(operators).where(eq(operators.id, id))
        await audit.record(transaction, {
          actor,
          action: 'operator.remove',
          object: `operator:${email}`,
          before: { id, role },
          after: { id: null, role: null },
        })
        return operator
      }),

    endSessions: (reference) =>
      database.transaction(async (transaction) => {
        const { email, id } = await findOperator(transaction, reference)
        const ended = await transaction
          .delete(operatorSessions)
          .where(eq(operatorSessions.operatorId, id))
          .returning({ id: operatorSessions.id })
        await audit.record(transaction, {
          actor,
          action: 'operator.end-sessions',
          object: `operator:${email}`,
          before: { sessions: ended.length },
          after: { sessions: 0 },
        })
        return ended.length
      }),
  }
}

/** Lets changes of owners take turns, so that two owners cannot demote each other at the same time. */
async function lockOwners(transaction: Database): Promise<void> {
  await transaction
    .select({ id: operators.id })
    .from(operators)
    .where(eq(operators.role, 'owner'))
    .orderBy(asc(operators.id))
    .for('update')
}

async function requireOtherOwner(transaction: Database, operator: AdminOperator): Promise<void> {
  if (operator.role !== 'owner') return
  if ((await transaction.$count(operators, eq(operators.role, 'owner'))) > 1) return
  throw new ApiRefusal(
    'last_owner',
    `${operator.email} is the only owner, without whom the cloud would have none. Nothing was changed. Make another operator an owner first.`,
  )
}
