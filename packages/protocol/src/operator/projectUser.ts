import { array, boolean, type InferOutput, maxLength, nullable, number, object, picklist, pipe, string } from 'valibot'
import { adminProjectParametersSchema } from '../project/adminProject.ts'

const text = /*#__PURE__*/ pipe(string(), maxLength(512))

/** The id of a user of the embedded wallet, or of one of their sessions. */
export const projectUserIdSchema = /*#__PURE__*/ pipe(string(), maxLength(64))

/** A user of a project. */
export const projectUserParametersSchema = /*#__PURE__*/ object({
  ...adminProjectParametersSchema.entries,
  user: projectUserIdSchema,
})

/** What a list shows of a user. Times are in ms since the epoch. */
export const projectUserSchema = /*#__PURE__*/ object({
  id: projectUserIdSchema,
  createdAt: /*#__PURE__*/ number(),
  /** The e-mail address with all but its first character and its domain hidden; null without an e-mail login. */
  email: /*#__PURE__*/ nullable(text),
  /** The address on Ethereum of the wallet; null without a wallet. */
  eip155: /*#__PURE__*/ nullable(text),
})

/** What a list shows of a user. */
export type ProjectUser = InferOutput<typeof projectUserSchema>

/** Who has asked for the deletion of a user. */
const userDeletionSources = ['user', 'operator'] as const

/** A user with what operators see of them. Secrets and e-mail addresses are not part of it. */
export const projectUserDetailSchema = /*#__PURE__*/ object({
  ...projectUserSchema.entries,
  /** Whether a social provider has stated a name. */
  hasName: boolean(),
  /** `email`, or the social provider. */
  logins: /*#__PURE__*/ pipe(array(/*#__PURE__*/ object({ kind: text, createdAt: number() })), maxLength(100)),
  /** Null without a wallet. */
  wallet: /*#__PURE__*/ nullable(
    /*#__PURE__*/ object({
      eip155: text,
      solana: text,
      createdAt: number(),
      /** The last change of its devices and recovery methods. */
      changedAt: number(),
      devices: number(),
      /** Recovery methods. */
      passkeys: number(),
      codes: number(),
    }),
  ),
  /** Wallets from which the user has moved to another. */
  earlierWallets: number(),
  /** The live sessions, the last used first; 100 at most. */
  sessions: /*#__PURE__*/ pipe(
    array(
      /*#__PURE__*/ object({
        id: projectUserIdSchema,
        /** Browser and system of the device that the session is on; null if it is on none. */
        device: /*#__PURE__*/ nullable(text),
        createdAt: number(),
        /** The last use, to the hour. */
        seenAt: number(),
        expiresAt: number(),
      }),
    ),
    maxLength(100),
  ),
  /** How many live sessions there are. */
  liveSessions: number(),
  /** Codes by mail that were asked for in the last day, newest first. */
  codes: /*#__PURE__*/ pipe(
    array(
      /*#__PURE__*/ object({
        createdAt: number(),
        /** Wrong codes that were entered. */
        wrong: number(),
        state: /*#__PURE__*/ picklist(['used', 'open', 'expired']),
      }),
    ),
    maxLength(20),
  ),
  /** What concerns the safety of the wallet, newest first. */
  events: /*#__PURE__*/ pipe(
    array(
      /*#__PURE__*/ object({
        createdAt: number(),
        /** Such as `vault_created`. */
        kind: text,
        /** The origin of an app, or which secret was shown; null for other events. */
        subject: /*#__PURE__*/ nullable(text),
      }),
    ),
    maxLength(50),
  ),
  /** Null if no deletion is planned. */
  deletion: /*#__PURE__*/ nullable(
    /*#__PURE__*/ object({ deleteAt: number(), by: /*#__PURE__*/ picklist(userDeletionSources) }),
  ),
})

/** A user with what operators see of them. */
export type ProjectUserDetail = InferOutput<typeof projectUserDetailSchema>
