import { apiErrorSchema } from '@latchkey/protocol/api'
import { safeParse } from 'valibot'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ApiRefusal } from '../kernel/errors/contexts.ts'
import { parseJson } from '../kernel/utils/parseJson.ts'

const longestReason = 300

/** Creates the error for an unsuccessful response, by its status. The message is meant for developers. */
export async function toApiFailure(response: Response): Promise<ModalError> {
  const text = await response.text()
  const { success, output } = safeParse(apiErrorSchema, parseJson(text))
  const { status } = response
  // A proxy in front of the cloud may respond with a plain text or an HTML page.
  const message = success ? output.message : /^\s*</.test(text) ? '' : text.trim()
  const context: ApiRefusal = {
    status,
    apiCode: success ? output.code : undefined,
    description: success ? output.reasons?.[0]?.description.slice(0, longestReason) : undefined,
    reason: (message || response.statusText || 'it gave no reason').slice(0, longestReason),
  }
  return new ModalError(toCode(context), { context, category: 'API_ERROR' })
}

function toCode({
  status,
  apiCode,
}: ApiRefusal): 'api.rateLimited' | 'api.notConfigured' | 'api.failed' | 'api.refused' {
  if (status === 429) return 'api.rateLimited'
  if (apiCode === 'not_configured') return 'api.notConfigured'
  return status >= 500 ? 'api.failed' : 'api.refused'
}
