import type { socialAttempts } from '../../storage/socialSchema.ts'

/** A row of an attempt. */
export type SocialAttempt = typeof socialAttempts.$inferSelect
