import { randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { createPasskeyRefusal } from '../embedded/passkeys/checkPasskeyPage.ts'
import { operatorChallenges } from '../storage/operatorSchema.ts'
import type { Database } from '../storage/Storage.ts'
import { constants } from './constants.ts'

/** What a challenge is good for: a login, an invitation by the hash of its token, or an act of a session. */
export type ChallengePurpose = 'login' | `invitation:${string}` | `add:${string}` | `proof:${string}`

/** The challenges for passkeys of operators. */
export interface OperatorChallenges {
  create(purpose: ChallengePurpose): Promise<string>
  /**
   * Deletes a challenge. Of several calls, on any node, one succeeds. Call it before anything is verified, so that one challenge is one
   * try.
   *
   * @throws ApiRefusal `passkey_refused` if it is not live or for another purpose.
   */
  use(purpose: ChallengePurpose, challenge: string): Promise<void>
}

/** Creates the challenges on the database. */
export function createOperatorChallenges(parameters: {
  readonly database: Database
  readonly now: () => number
}): OperatorChallenges {
  const { database, now } = parameters
  return {
    async create(purpose) {
      await database.delete(operatorChallenges).where(lte(operatorChallenges.expiresAt, now()))
      const challenge = randomBytes(32).toString('base64url')
      const expiresAt = now() + constants.challengeLife
      await database.insert(operatorChallenges).values({ challenge, purpose, expiresAt })
      return challenge
    },

    async use(purpose, challenge) {
      const used = await database
        .delete(operatorChallenges)
        .where(
          and(
            eq(operatorChallenges.challenge, challenge),
            eq(operatorChallenges.purpose, purpose),
            gt(operatorChallenges.expiresAt, now()),
          ),
        )
        .returning({ challenge: operatorChallenges.challenge })
      if (used.length === 0) throw createPasskeyRefusal('The challenge has expired or was used. Ask for new options.')
    },
  }
}
