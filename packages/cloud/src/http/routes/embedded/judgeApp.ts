import type { OriginVerdict } from '@latchkey/protocol/embedded'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'

/** Judges an app by its origin, by the same rules as the frame that it embeds. */
export type JudgeApp = (app: { readonly origin: string; readonly allowedOrigins: readonly string[] }) => OriginVerdict

/**
 * Requires an origin that the frame accepts too.
 *
 * @throws ApiRefusal `invalid_request`, `origin_not_allowed`.
 */
export function requireApp(parameters: {
  readonly judge: JudgeApp
  readonly origin: string
  readonly allowedOrigins: readonly string[]
}): void {
  const { allowedOrigins, judge, origin } = parameters
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    throw new ApiRefusal('invalid_request', 'Send the origin of the app, such as https://app.example.com.')
  }
  if (judge({ origin, allowedOrigins }) === 'refused') {
    throw new ApiRefusal(
      'origin_not_allowed',
      `Unauthorized: origin not allowed. The operator must allow ${origin.slice(0, 200)} for this project.`,
    )
  }
}
