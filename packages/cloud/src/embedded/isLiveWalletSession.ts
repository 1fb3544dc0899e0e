import { and, gt, isNull, type SQL } from 'drizzle-orm'
import { embeddedSessions } from '../storage/embeddedSchema.ts'
import { constants } from './constants.ts'

/** The condition of sessions of the embedded wallet that have neither ended nor expired. */
export function isLiveWalletSession(time: number): SQL | undefined {
  return and(
    isNull(embeddedSessions.endedAt),
    gt(embeddedSessions.expiresAt, time),
    gt(embeddedSessions.seenAt, time - constants.sessionIdle),
  )
}
