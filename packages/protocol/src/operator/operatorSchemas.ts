import {
  array,
  boolean,
  check,
  type InferOutput,
  maxLength,
  nullable,
  number,
  object,
  pipe,
  regex,
  string,
  toLowerCase,
  trim,
} from 'valibot'
import { operatorRoleSchema } from './operatorRole.ts'

/** An e-mail address of an operator, in lower case. It names the operator; nothing is sent to it without a reason. */
export const operatorEmailSchema = /*#__PURE__*/ pipe(
  string(),
  trim(),
  maxLength(254, 'Longer than 254 characters'),
  regex(/^[^\s@]+@[^\s@]+$/, 'Not an e-mail address'),
  check((value) => !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(value), 'Must not contain control characters'),
  toLowerCase(),
)

/** The id of an operator, an invitation or a session. */
export const operatorIdSchema = /*#__PURE__*/ pipe(string(), maxLength(64), regex(/^[\w-]+$/, 'Not an id'))

/** The secret of an invitation: 256 bits in base64url, which the link has in its fragment. */
export const invitationTokenSchema = /*#__PURE__*/ pipe(
  string(),
  regex(/^[\w-]{43}$/, 'Not the token of an invitation'),
)

/** An operator. Times are in ms since the epoch. */
export const operatorSchema = /*#__PURE__*/ object({
  id: operatorIdSchema,
  email: /*#__PURE__*/ string(),
  role: operatorRoleSchema,
  createdAt: /*#__PURE__*/ number(),
  /** The last request; null before the first one. */
  seenAt: /*#__PURE__*/ nullable(/*#__PURE__*/ number()),
})

/** An operator. */
export type AdminOperator = InferOutput<typeof operatorSchema>

/** An operator with what owners see of them. */
export const listedOperatorSchema = /*#__PURE__*/ object({
  ...operatorSchema.entries,
  passkeys: /*#__PURE__*/ number(),
  sessions: /*#__PURE__*/ number(),
})

/** An operator with what owners see of them. */
export type ListedOperator = InferOutput<typeof listedOperatorSchema>

/** A link that was not used yet. */
export const operatorInvitationSchema = /*#__PURE__*/ object({
  id: operatorIdSchema,
  email: /*#__PURE__*/ string(),
  /** Of the operator that it creates, or whose passkeys it replaces. */
  role: operatorRoleSchema,
  /** Whether it replaces the passkeys of an operator who exists. */
  isRecovery: /*#__PURE__*/ boolean(),
  createdAt: /*#__PURE__*/ number(),
  expiresAt: /*#__PURE__*/ number(),
})

/** A link that was not used yet. */
export type OperatorInvitation = InferOutput<typeof operatorInvitationSchema>

/** The session of an operator. Times are in ms since the epoch. */
export const operatorSessionSchema = /*#__PURE__*/ object({
  id: operatorIdSchema,
  /** Browser and system that it began in; null if unknown. */
  browser: /*#__PURE__*/ nullable(/*#__PURE__*/ string()),
  createdAt: /*#__PURE__*/ number(),
  seenAt: /*#__PURE__*/ number(),
  /** When it ends at the latest. */
  expiresAt: /*#__PURE__*/ number(),
  /** Until when it may do what needs a passkey that was just used. */
  freshUntil: /*#__PURE__*/ number(),
})

/** The operator of a session, and the session. */
export const operatorMeSchema = /*#__PURE__*/ object({
  operator: operatorSchema,
  session: operatorSessionSchema,
})

/** A passkey of an operator. Times are in ms since the epoch. */
export const operatorPasskeySchema = /*#__PURE__*/ object({
  id: /*#__PURE__*/ string(),
  /** Browser and system that it was created in; null if unknown. */
  name: /*#__PURE__*/ nullable(/*#__PURE__*/ string()),
  transports: /*#__PURE__*/ array(/*#__PURE__*/ string()),
  createdAt: /*#__PURE__*/ number(),
  usedAt: /*#__PURE__*/ nullable(/*#__PURE__*/ number()),
})
