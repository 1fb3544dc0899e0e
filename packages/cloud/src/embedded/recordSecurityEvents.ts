import { randomUUID } from 'node:crypto'
import { securityEvents } from '../storage/embeddedSchema.ts'
import type { Database } from '../storage/Storage.ts'
import type { WalletSession } from './createWalletSessions.ts'

/** The events that are kept for a year because they concern the safety of a wallet. */
export type SecurityEventKind =
  | 'vault_created'
  | 'vault_changed'
  | 'vault_moved'
  | 'deletion_scheduled'
  | 'deletion_undone'
  | 'user_deleted'
  | 'member_added'
  | 'member_removed'
  | 'secret_exported'
  | 'data_exported'
  | 'share_released'
  | 'share_refused'
  | 'device_bound'
  | 'device_suspended'
  | 'device_resumed'
  | 'app_granted'
  | 'passkey_added'
  | 'passkey_login'
  | 'email_updated'
  | 'email_update_undone'
  | 'window_session'
  | 'session_ended_by_operator'
  | 'sessions_ended_by_operator'
  | 'deletion_ordered'
  | 'deletion_withdrawn'

/**
 * Records events of a session, or of what an operator did.
 *
 * @param parameters.database the transaction of what happened, so that neither is stored without the other.
 */
export async function recordSecurityEvents(parameters: {
  readonly database: Pick<Database, 'insert'>
  readonly session: Pick<WalletSession, 'projectKey' | 'userId'> & { readonly id: string | null }
  readonly time: number
  readonly events: readonly {
    readonly kind: SecurityEventKind
    /** The device, method, origin, address or session that it is about. */
    readonly subject?: string | undefined
  }[]
}): Promise<void> {
  const { database, events, session, time } = parameters
  const { id: sessionId, projectKey, userId } = session
  if (events.length === 0) return
  await database.insert(securityEvents).values(
    events.map(({ kind, subject = null }) => ({
      id: randomUUID(),
      projectKey,
      userId,
      sessionId,
      kind,
      subject,
      createdAt: time,
    })),
  )
}
