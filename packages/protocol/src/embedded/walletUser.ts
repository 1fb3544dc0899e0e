import { type InferOutput, maxLength, nullable, nullish, object, pipe, string } from 'valibot'

/** A user of the embedded wallet, as the secure origin sees it. */
export const walletUserSchema = /*#__PURE__*/ object({
  /** The same for every login of this user to the project. */
  id: /*#__PURE__*/ pipe(string(), maxLength(64)),
  /** Null if the user logs in without one. The domain is in ASCII (IDNA). */
  email: /*#__PURE__*/ nullable(/*#__PURE__*/ pipe(string(), maxLength(254))),
  /** The name at the provider of the last social login. The visitor can change it there, so it is no identity. */
  userName: /*#__PURE__*/ nullish(/*#__PURE__*/ pipe(string(), maxLength(256))),
})

/** A user of the embedded wallet, as the secure origin sees it. */
export type WalletUser = InferOutput<typeof walletUserSchema>
