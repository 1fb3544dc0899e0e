import {
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'

/**
 * Why the frame refuses a request. Codes are never removed, renamed or given another meaning.
 *
 * | code | meaning |
 * |---|---|
 * | `request.invalid`, `request.unsupported`, `request.tooMany`, `request.failed` | the message itself |
 * | `request.rejected` | the visitor has declined (4001) |
 * | `request.aborted` | the page, or another request, has ended it |
 * | `rpc.notAllowed` | a method that the wallet does not have (4200) |
 * | `rpc.refused` | a request that the wallet never signs, such as one for another account; `message` says why |
 * | `rpc.failed` | the chain has refused it; `message` is what the node says |
 * | `login.emailInvalid` | no address |
 * | `login.cooldown` | a code was sent moments ago; `seconds` until the next |
 * | `login.limited` | too many mails or tries; `seconds` until the next |
 * | `login.unavailable` | the operator has not set this login up, or the mail server does not take mails |
 * | `login.codeWrong` | `triesLeft` says how often the code may still be entered |
 * | `login.codeExpired`, `login.codeExhausted` | a new code is needed |
 * | `login.noAttempt` | a code was entered before one was sent |
 * | `login.emailInUse` | the new address belongs to another wallet |
 * | `login.emailChanged` | the wallet has another address now, and the change can still be undone |
 * | `session.required` | no user is logged in |
 * | `server.unreachable` | the secure site does not answer its frame |
 * | `wallet.unavailable` | this browser can neither keep a key nor use a passkey; `message` says what to do |
 * | `wallet.suspended`, `wallet.damaged` | the vault cannot be opened here |
 */
export const frameErrorCodes = [
  'request.invalid',
  'request.unsupported',
  'request.tooMany',
  'request.failed',
  'request.rejected',
  'request.aborted',
  'rpc.notAllowed',
  'rpc.refused',
  'rpc.failed',
  'login.emailInvalid',
  'login.cooldown',
  'login.limited',
  'login.unavailable',
  'login.codeWrong',
  'login.codeExpired',
  'login.codeExhausted',
  'login.noAttempt',
  'login.emailInUse',
  'login.emailChanged',
  'session.required',
  'server.unreachable',
  'wallet.unavailable',
  'wallet.suspended',
  'wallet.damaged',
] as const

/** A code of `frameErrorCodes`. */
export type FrameErrorCode = (typeof frameErrorCodes)[number]

/** The payload of `FRAME_<NAME>_ERROR`. */
export const frameErrorSchema = /*#__PURE__*/ object({
  code: /*#__PURE__*/ picklist(frameErrorCodes),
  /** For developers. */
  message: /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ minLength(1), /*#__PURE__*/ maxLength(1_024)),
  /** How long to wait, in s. */
  seconds: /*#__PURE__*/ optional(/*#__PURE__*/ number()),
  /** How often a code may still be entered. */
  triesLeft: /*#__PURE__*/ optional(/*#__PURE__*/ number()),
  /**
   * The error code of the method's standard, where it has one of its own: 4100 (EIP-1193), 5700, 5710, 5720, 5730, 5740, 5750, 5760
   * (EIP-5792).
   */
  rpcCode: /*#__PURE__*/ optional(
    /*#__PURE__*/ pipe(
      /*#__PURE__*/ number(),
      /*#__PURE__*/ integer(),
      /*#__PURE__*/ minValue(4_000),
      /*#__PURE__*/ maxValue(5_999),
    ),
  ),
})
