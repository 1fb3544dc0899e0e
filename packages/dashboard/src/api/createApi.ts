import type { EndpointDefinition, EndpointRequest, EndpointResponse } from '@latchkey/protocol/api'
import { array, maxLength, object, optional, pipe, safeParse, string } from 'valibot'
import { ApiFailure } from './ApiFailure.ts'

/** A part of a request: required if it has a required field, absent if the endpoint has no such part. */
type Part<name extends string, value> = [value] extends [undefined]
  ? { readonly [key in name]?: undefined }
  : object extends value
    ? { readonly [key in name]?: value | undefined }
    : { readonly [key in name]: value }

/** What a call sends. */
export type ApiCall<endpoint extends EndpointDefinition> = Part<'parameters', EndpointRequest<endpoint>['parameters']> &
  Part<'query', EndpointRequest<endpoint>['query']> &
  Part<'body', EndpointRequest<endpoint>['body']> & {
    /** The revision that a change is based on, for `if-match`. */
    readonly revision?: number | undefined
    readonly signal?: AbortSignal | undefined
  }

/** Calls the cloud that serves this page. */
export interface Api {
  /** @throws ApiFailure; the reason of the abortion if `signal` aborts. */
  call<endpoint extends EndpointDefinition>(
    endpoint: endpoint,
    call: ApiCall<endpoint>,
  ): Promise<EndpointResponse<endpoint>>
}

/** In ms. */
const timeout = 30_000

const text = /*#__PURE__*/ pipe(string(), maxLength(4_096))
/** As `apiErrorSchema`, for any code: a newer cloud may have more. */
const refusalSchema = /*#__PURE__*/ object({
  code: text,
  message: text,
  requestId: /*#__PURE__*/ optional(text),
  reasons: /*#__PURE__*/ optional(/*#__PURE__*/ array(/*#__PURE__*/ object({ name: text, description: text }))),
})

/**
 * Creates the client of the operators' API. The session is in a cookie, which no script reads.
 *
 * @example
 * ```ts
 * const { projects } = await createApi({ fetch }).call(adminListProjects, {})
 * ```
 */
export function createApi(parameters: { readonly fetch: typeof globalThis.fetch }): Api {
  const { fetch } = parameters
  return {
    async call(endpoint, { body, parameters: names, query, revision, signal }) {
      const { method, response: kind } = endpoint
      const values = toTexts(names)
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
      const search = new URLSearchParams(toTexts(query)).toString()
      const hasBody = method !== 'GET'
      const ends = AbortSignal.timeout(timeout)
      const answer = await attempt(signal, async () => {
        const response = await fetch(search === '' ? path : `${path}?${search}`, {
          method,
          cache: 'no-store',
          credentials: 'same-origin',
          redirect: 'error',
          referrerPolicy: 'no-referrer',
          headers: {
            ...(hasBody ? { 'content-type': 'application/json', 'x-latchkey-dashboard': '1' } : {}),
            ...(revision === undefined ? {} : { 'if-match': `"${revision}"` }),
          },
          body: hasBody && body !== undefined ? JSON.stringify(body) : null,
          signal: signal === undefined ? ends : AbortSignal.any([signal, ends]),
        })
        const requestId = response.headers.get('x-request-id') ?? undefined
        const content = response.ok && kind === 'blob' ? await response.blob() : parseJson(await response.text())
        return { content, isOk: response.ok, requestId, status: response.status }
      })
      if (!answer.isOk) throw toRefusal(answer)
      if (kind === 'empty') return toResponse<typeof endpoint>(undefined)
      if (kind === 'blob') return toResponse<typeof endpoint>(answer.content)
      const result = safeParse(kind, answer.content)
      if (result.success) return toResponse<typeof endpoint>(result.output)
      const { requestId, status } = answer
      throw new ApiFailure({
        code: 'unreadable',
        message: `The cloud answered ${endpoint.name} in another form than this page knows.`,
        status,
        requestId,
      })
    },
  }
}

/** Converts the values of a path or query. */
function toTexts(part: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(part ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

async function attempt<value>(signal: AbortSignal | undefined, run: () => Promise<value>): Promise<value> {
  try {
    return await run()
  } catch (error) {
    signal?.throwIfAborted()
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    throw new ApiFailure({
      code: isLate ? 'timeout' : 'offline',
      message: isLate ? 'The cloud did not answer within 30 seconds.' : 'The cloud cannot be reached.',
      cause: error,
    })
  }
}

function toRefusal(answer: {
  readonly content: unknown
  readonly requestId: string | undefined
  readonly status: number
}): ApiFailure {
  const { content, requestId, status } = answer
  const read = safeParse(refusalSchema, content)
  if (!read.success)
    return new ApiFailure({ code: 'unreadable', message: `The cloud answered ${status}.`, status, requestId, content })
  const { code, message, reasons, requestId: stated } = read.output
  return new ApiFailure({ code, message, status, requestId: stated ?? requestId, reasons, content })
}

function toResponse<endpoint extends EndpointDefinition>(value: unknown): EndpointResponse<endpoint> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the endpoint's own schema has just made it
  return value as EndpointResponse<endpoint>
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
