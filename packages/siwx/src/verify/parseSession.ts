import { siwxSessionSchema, type SiwxSession } from '@latchkey/protocol/siwx'
import { getDotPath, safeParse } from 'valibot'
import { SiwxError } from '../errors/SiwxError.ts'

/**
 * Reads a session that came from a page, so that nothing but a session goes on to `verifySession`.
 *
 * @throws SiwxError `siwx.messageInvalid`, which names the first field that is not as it should be.
 * @example
 * ```ts
 * const session = parseSession(await request.json())
 * ```
 */
export function parseSession(value: unknown): SiwxSession {
  const result = safeParse(siwxSessionSchema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  const place = getDotPath(issue) ?? 'all of it'
  throw new SiwxError(
    'siwx.messageInvalid',
    `This is no session of a sign-in: ${place}: ${issue.message.slice(0, 200)}.`,
  )
}
