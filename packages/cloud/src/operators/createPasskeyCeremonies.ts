import type {
  addPasskey,
  creationOptionsSchema,
  requestOptionsSchema,
  verifyPasskeyLogin,
} from '@latchkey/protocol/embedded'
import type { AdminOperator } from '@latchkey/protocol/operator'
import { and, asc, eq, lt } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { checkPasskeyPage, createPasskeyRefusal } from '../embedded/passkeys/checkPasskeyPage.ts'
import {
  type NewPasskey,
  passkeyAlgorithms,
  verifyAssertion,
  verifyRegistration,
} from '../embedded/passkeys/verifyPasskey.ts'
import { operatorPasskeys, operators } from '../storage/operatorSchema.ts'
import type { Database } from '../storage/Storage.ts'
import { constants } from './constants.ts'
import { type ChallengePurpose, createOperatorChallenges } from './createOperatorChallenges.ts'

/** The use of a passkey. */
export type Assertion = InferOutput<typeof verifyPasskeyLogin.body>['credential']
/** A new passkey. */
export type Registration = InferOutput<typeof addPasskey.body>['credential']
/** What the browser creates a passkey with. */
export type CreationOptions = InferOutput<typeof creationOptionsSchema>
/** What the browser uses a passkey with. */
export type RequestOptions = InferOutput<typeof requestOptionsSchema>

/** A passkey as its operator sees it. */
export interface ListedPasskey {
  readonly id: string
  readonly name: string | null
  readonly transports: readonly string[]
  readonly createdAt: number
  readonly usedAt: number | null
}

/** The steps that logins, proofs and registrations are made of. Each throws ApiRefusal `passkey_refused` for a wrong passkey. */
export interface PasskeyCeremonies {
  toRequestOptions(site: string, purpose: ChallengePurpose): Promise<RequestOptions>
  toCreationOptions(options: {
    readonly site: string
    readonly purpose: ChallengePurpose
    readonly operator: Pick<AdminOperator, 'email' | 'id'>
    /** Those that an authenticator must not replace. */
    readonly known: readonly ListedPasskey[]
  }): Promise<CreationOptions>
  /** Verifies the use of a passkey. */
  verifyUse(
    site: string,
    purpose: ChallengePurpose,
    credential: Assertion,
  ): Promise<{
    /** Whose it is. */
    readonly operator: AdminOperator
    /** Stores the counter, in the transaction that relies on the passkey. */
    settle(transaction: Database): Promise<void>
  }>
  verifyNew(site: string, purpose: ChallengePurpose, credential: Registration): Promise<NewPasskey>
  insert(
    transaction: Database,
    passkey: NewPasskey & { readonly operatorId: string; readonly name: string | undefined },
  ): Promise<void>
  /** Oldest first. */
  list(operatorId: string): Promise<readonly ListedPasskey[]>
}

/** What the passkey of the dashboard is called in lists of authenticators. */
const siteName = 'Latchkey cloud'

/** Creates the steps on the database. */
export function createPasskeyCeremonies(parameters: {
  readonly database: Database
  readonly now: () => number
}): PasskeyCeremonies {
  const { database, now } = parameters
  const challenges = createOperatorChallenges(parameters)

  return {
    toRequestOptions: async (site, purpose) => ({
      challenge: await challenges.create(purpose),
      rpId: new URL(site).hostname,
      userVerification: 'required',
      timeout: constants.challengeLife,
    }),

    toCreationOptions: async ({ known, operator, purpose, site }) => ({
      challenge: await challenges.create(purpose),
      rp: { id: new URL(site).hostname, name: siteName },
      user: { id: toUserHandle(operator.id), name: operator.email, displayName: operator.email },
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map(({ id, transports }) => ({ type: 'public-key', id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
      timeout: constants.challengeLife,
    }),

    async verifyUse(site, purpose, credential) {
      const { response } = credential
      const challenge = checkPage(site, 'webauthn.get', response.clientDataJSON)
      await challenges.use(purpose, challenge)
      const [row] = await database
        .select({ passkey: operatorPasskeys, operator: operators })
        .from(operatorPasskeys)
        .innerJoin(operators, eq(operators.id, operatorPasskeys.operatorId))
        .where(eq(operatorPasskeys.id, credential.id))
      if (row === undefined || response.userHandle !== toUserHandle(row.operator.id))
        throw createPasskeyRefusal('This passkey belongs to no operator of this cloud.')
      const { counter, id } = row.passkey
      const publicKey = Uint8Array.from(Buffer.from(row.passkey.publicKey, 'base64'))
      const passkey = { id, counter, publicKey }
      const used = await verifyAssertion({ credential, challenge, site, topOrigin: undefined, passkey })
      const settle = async (transaction: Database): Promise<void> => {
        // Before the passkey, in the order of all changes of an operator.
        await transaction.select().from(operators).where(eq(operators.id, row.operator.id)).for('update')
        const settled = await transaction
          .update(operatorPasskeys)
          .set({ counter: used, usedAt: now() })
          // Of two uses with the same counter, one is a copy's.
          .where(
            and(
              eq(operatorPasskeys.id, id),
              used === 0 ? eq(operatorPasskeys.counter, 0) : lt(operatorPasskeys.counter, used),
            ),
          )
          .returning({ id: operatorPasskeys.id })
        if (settled.length === 0)
          throw createPasskeyRefusal('The passkey was removed, or its counter was used already.')
      }
      return { operator: row.operator, settle }
    },

    async verifyNew(site, purpose, credential) {
      const challenge = checkPage(site, 'webauthn.create', credential.response.clientDataJSON)
      await challenges.use(purpose, challenge)
      return verifyRegistration({ credential, challenge, site })
    },

    async insert(transaction, { counter, id, name, operatorId, publicKey, transports }) {
      const added = await transaction
        .insert(operatorPasskeys)
        .values({
          id,
          operatorId,
          publicKey: Buffer.from(publicKey).toString('base64'),
          counter,
          transports,
          name: name ?? null,
          createdAt: now(),
        })
        .onConflictDoNothing()
        .returning({ id: operatorPasskeys.id })
      if (added.length === 0) throw createPasskeyRefusal('This passkey is registered already.')
    },

    list: async (operatorId) =>
      database
        .select({
          id: operatorPasskeys.id,
          name: operatorPasskeys.name,
          transports: operatorPasskeys.transports,
          createdAt: operatorPasskeys.createdAt,
          usedAt: operatorPasskeys.usedAt,
        })
        .from(operatorPasskeys)
        .where(eq(operatorPasskeys.operatorId, operatorId))
        .orderBy(asc(operatorPasskeys.createdAt), asc(operatorPasskeys.id)),
  }
}

/** Checks what the browser states about the page, and returns the challenge. No page may embed the dashboard. */
function checkPage(site: string, type: 'webauthn.create' | 'webauthn.get', clientData: string): string {
  const { challenge, isEmbedded } = checkPasskeyPage({ clientData, type, site, isEmbedder: () => false })
  if (isEmbedded) throw createPasskeyRefusal('The passkey was used within another page.')
  return challenge
}

/** The id that authenticators store for an operator. It says nothing of the e-mail address. */
function toUserHandle(operatorId: string): string {
  return Buffer.from(operatorId).toString('base64url')
}
