import { siwxSessionSchema, type SiwxSession } from '@latchkey/protocol/siwx'
import { getDotPath, safeParse } from 'valibot'
import { SiwxError } from '../errors/SiwxError.ts'

/**
 * Parses a session that a page sent, before it is passed to `verifySession`.
 *
 * @throws SiwxError `siwx.messageInvalid`, whose message names the first invalid field.
 * @example
 * ```ts
 * const session = parseSession(await request.json())
 * ```
 */
export function parseSession(value: unknown): SiwxSession {
  const result = safeParse(siwxSessionSchema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  const place = getDotPath(issue) ?? 'the value'
  throw new SiwxError('siwx.messageInvalid', `This is not a sign-in session: ${place}: ${issue.message.slice(0, 200)}.`)
}
