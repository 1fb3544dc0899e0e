import type { Actor } from '../audit/Actor.ts'
import type { AuditLog } from '../audit/createAuditLog.ts'
import type { Database } from '../storage/Storage.ts'
import { createInvitations, type Invitations } from './createInvitations.ts'
import { createOperatorPasskeys, type OperatorPasskeys } from './createOperatorPasskeys.ts'
import { createOperatorRegister, type OperatorRegister } from './createOperatorRegister.ts'
import { createOperatorSessions, type OperatorSessions } from './createOperatorSessions.ts'

/** The operators of a cloud. */
export interface Operators {
  readonly sessions: OperatorSessions
  readonly passkeys: OperatorPasskeys
  /** Opens the register for an operator, whose changes are recorded. */
  openRegister(actor: Actor): OperatorRegister
  /** Opens the invitations for an operator, whose changes are recorded. */
  openInvitations(actor: Actor): Invitations
}

/** Creates the operators on the database. */
export function createOperators(parameters: {
  readonly database: Database
  readonly audit: Pick<AuditLog, 'record'>
  readonly now: () => number
}): Operators {
  return {
    sessions: createOperatorSessions(parameters),
    passkeys: createOperatorPasskeys(parameters),
    openRegister: (actor) => createOperatorRegister({ ...parameters, actor }),
    openInvitations: (actor) => createInvitations({ ...parameters, actor }),
  }
}
