import { lt } from 'drizzle-orm'
import type { CloudContext } from '../CloudContext.ts'
import {
  embeddedSessions,
  loginAttempts,
  loginWaits,
  passkeyChallenges,
  securityEvents,
} from '../storage/embeddedSchema.ts'
import { emailUpdates } from '../storage/emailUpdateSchema.ts'
import { handoffs } from '../storage/handoffSchema.ts'
import { walletNotices } from '../storage/noticeSchema.ts'
import { socialAttempts } from '../storage/socialSchema.ts'
import { sponsorships, sponsorshipSpending, sponsorshipSuspensions } from '../storage/sponsorshipSchema.ts'
import { constants } from './constants.ts'

/** Deletes what has expired, once an hour at most however often it is called. It does not wait for the database. */
export type Sweep = () => void

/** Creates the sweep of logins. What begins a login of any kind calls it. */
export function createSweep(context: Pick<CloudContext, 'storage' | 'logger' | 'now'>): Sweep {
  const { logger, now, storage } = context
  const { database } = storage
  let sweptAt = now()

  const sweep = async (): Promise<void> => {
    const time = now()
    await database.delete(loginAttempts).where(lt(loginAttempts.createdAt, time - constants.attemptKept))
    await database.delete(loginWaits).where(lt(loginWaits.sentAt, time - constants.resendAfter))
    await database.delete(socialAttempts).where(lt(socialAttempts.createdAt, time - constants.attemptKept))
    await database.delete(emailUpdates).where(lt(emailUpdates.createdAt, time - constants.emailUpdateKept))
    await database.delete(handoffs).where(lt(handoffs.createdAt, time - constants.handoffLife))
    await database.delete(walletNotices).where(lt(walletNotices.createdAt, time - constants.noticeKept))
    await database.delete(embeddedSessions).where(lt(embeddedSessions.expiresAt, time))
    await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, time))
    await database.delete(sponsorships).where(lt(sponsorships.createdAt, time - constants.sponsorshipKept))
    await database
      .delete(sponsorshipSpending)
      .where(lt(sponsorshipSpending.day, Math.floor((time - constants.sponsorshipKept) / 86_400_000)))
    await database.delete(sponsorshipSuspensions).where(lt(sponsorshipSuspensions.suspendedUntil, time))
    await database.delete(securityEvents).where(lt(securityEvents.createdAt, time - constants.securityEventKept))
  }

  return () => {
    if (now() - sweptAt < constants.sweepEvery) return
    sweptAt = now()
    // The visitor does not wait for it. If it fails, it runs again later.
    void sweep().catch((error: unknown) => logger.warn({ error }, 'Deleting old logins failed'))
  }
}
