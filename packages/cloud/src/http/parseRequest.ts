import type { ApiError, EndpointDefinition } from '@latchkey/protocol/api'
import type { Context } from 'hono'
import { getDotPath, safeParse, type BaseIssue, type GenericSchema } from 'valibot'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { isModestJson, jsonLimits } from '../request/isModestJson.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'

/** Maximum number of reported problems. */
const reasonsAtMost = 20

/** Beyond this length, in characters, only the first problem of a body is reported. */
const completeLengthAtMost = 16_384

type Reason = NonNullable<ApiError['reasons']>[number]

/**
 * Parses every part of a request with its schema.
 *
 * @throws ApiRefusal `invalid_request` with the reasons, `payload_too_large`.
 */
export async function parseRequest(parameters: {
  readonly endpoint: EndpointDefinition
  readonly context: Context<HttpEnvironment>
  /** In characters. Without an end, the names and items of the body have none either. */
  readonly bodyLengthAtMost: number
}): Promise<{
  readonly parameters: unknown
  readonly query: unknown
  readonly body: unknown
  readonly text: string
  readonly context: Context<HttpEnvironment>
}> {
  const { bodyLengthAtMost, context, endpoint } = parameters
  const reasons: Reason[] = []
  const text = endpoint.body === undefined ? '' : await context.req.text()
  if (text.length > bodyLengthAtMost) {
    throw new ApiRefusal(
      'payload_too_large',
      `The body exceeds ${bodyLengthAtMost} characters. Send less data at once.`,
    )
  }
  if (Number.isFinite(bodyLengthAtMost) && !isModestJson(text)) {
    throw new ApiRefusal(
      'payload_too_large',
      `The body has more than ${jsonLimits.names} names or ${jsonLimits.parts} items. Send less data at once.`,
    )
  }
  const parsePart = (name: string, schema: GenericSchema | undefined, value: unknown): unknown => {
    if (schema === undefined) return undefined
    // Each wrong item of a large array would become a reason of its own.
    const result = safeParse(schema, value, { abortEarly: text.length > completeLengthAtMost })
    if (result.success) return result.output
    reasons.push(...toReasons(name, result.issues))
    return undefined
  }

  const path = parsePart('path', endpoint.parameters, context.req.param())
  const query = parsePart('query', endpoint.query, context.req.query())
  const json = endpoint.body === undefined ? undefined : parseJson(text)
  if (json === notJson) reasons.push({ name: 'body', description: 'The body is not JSON.' })
  const body = json === notJson ? undefined : parsePart('body', endpoint.body, json)

  if (reasons.length > 0) {
    const names = [...new Set(reasons.map(({ name }) => name))].slice(0, 3).join(', ')
    throw new ApiRefusal('invalid_request', `The request is invalid: ${names}. See "reasons".`, {
      reasons: reasons.slice(0, reasonsAtMost),
    })
  }
  return { parameters: path, query, body, text, context }
}

const notJson = Symbol('not JSON')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}

function toReasons(part: string, issues: readonly BaseIssue<unknown>[]): readonly Reason[] {
  return issues.slice(0, reasonsAtMost).flatMap((issue) => {
    // For a union, the issues of its members are more useful than the issue of the union.
    const inner = (issue.issues ?? []).filter(({ path }) => path !== undefined)
    if (inner.length > 0) return toReasons(part, inner)
    const path = getDotPath(issue)
    return [{ name: path === null ? part : `${part}.${path}`.slice(0, 200), description: issue.message.slice(0, 300) }]
  })
}
