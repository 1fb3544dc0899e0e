import { literal, maxLength, object, optional, pipe, safeParse, string, boolean } from 'valibot'
import { ApiRefusal } from '../../request/ApiRefusal.ts'

const clientDataSchema = object({
  type: string(),
  challenge: pipe(string(), maxLength(128)),
  origin: pipe(string(), maxLength(512)),
  crossOrigin: optional(boolean()),
  topOrigin: optional(pipe(string(), maxLength(512))),
  tokenBinding: optional(object({ status: literal('supported') })),
})

/** The client data that the browser puts into the signed part of an answer. */
export interface StatedPage {
  readonly challenge: string
  /** The page at the top, if the site was embedded and the browser states it. */
  readonly topOrigin: string | undefined
  /** Whether a page of another origin embedded it. */
  readonly isEmbedded: boolean
}

/**
 * Checks what the browser states about the page that asked the authenticator: that it was the site itself, on top or within an app
 * that may embed it. The library checks the page at the top for logins only, and compares it with exact origins.
 *
 * @param parameters.isEmbedder whether a page may be at the top.
 * @throws ApiRefusal `passkey_refused`.
 */
export function checkPasskeyPage(parameters: {
  /** In base64url. */
  readonly clientData: string
  readonly type: 'webauthn.create' | 'webauthn.get'
  readonly site: string
  readonly isEmbedder: (origin: string) => boolean
}): StatedPage {
  const { clientData, isEmbedder, site, type } = parameters
  const result = safeParse(clientDataSchema, readJson(Buffer.from(clientData, 'base64url').toString()))
  if (!result.success) throw createPasskeyRefusal('The client data of the passkey cannot be read.')
  const { challenge, crossOrigin = false, origin, topOrigin, type: stated } = result.output
  if (stated !== type) throw createPasskeyRefusal('The answer of the authenticator is for another purpose.')
  if (origin !== site) throw createPasskeyRefusal('The passkey was used on a page of another origin.')
  if (topOrigin === undefined) return { challenge, topOrigin, isEmbedded: crossOrigin }
  if (!crossOrigin || topOrigin === site || !isEmbedder(topOrigin))
    throw createPasskeyRefusal('The passkey was used within a page that may not embed the wallet.')
  return { challenge, topOrigin, isEmbedded: true }
}

/** Why a passkey is refused. The reasons are for developers; all have the same code. */
export function createPasskeyRefusal(reason: string, cause?: unknown): ApiRefusal {
  return new ApiRefusal('passkey_refused', reason, { cause })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
