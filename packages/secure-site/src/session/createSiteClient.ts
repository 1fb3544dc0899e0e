import type { EndpointDefinition, EndpointRequest, EndpointResponse } from '@latchkey/protocol/api'
import { array, maxLength, object, optional, pipe, safeParse, string } from 'valibot'
import { SiteRefusal } from './SiteRefusal.ts'

/** What a call sends. The client adds the project. */
export type SiteCall<endpoint extends EndpointDefinition> = {
  readonly query?: Readonly<Record<string, string>> | undefined
  readonly signal?: AbortSignal | undefined
  /** Sent even if the page is being closed. The body is small. */
  readonly outlivesPage?: boolean | undefined
} & (EndpointRequest<endpoint>['body'] extends undefined
  ? { readonly body?: undefined }
  : { readonly body: EndpointRequest<endpoint>['body'] })

/** Calls the endpoints of the secure origin. */
export interface SiteClient {
  /** @throws SiteRefusal; the reason of the abortion if `signal` aborts. */
  call<endpoint extends EndpointDefinition>(
    endpoint: endpoint,
    call: SiteCall<endpoint>,
  ): Promise<EndpointResponse<endpoint>>
}

/** In ms. */
const timeout = 20_000

const text = /*#__PURE__*/ pipe(string(), maxLength(4_096))
/** As `apiErrorSchema`, for any code: a newer server may have more. */
const refusalSchema = /*#__PURE__*/ object({
  code: text,
  message: text,
  reasons: /*#__PURE__*/ optional(/*#__PURE__*/ array(/*#__PURE__*/ object({ name: text, description: text }))),
})

/**
 * Creates the client. Its calls go to the own origin only, and carry the session as the browser keeps it: as a cookie that no script
 * reads, or as a secret where the browser keeps no cookies.
 *
 * @param parameters.getSecret the secret of the session, if it is not in a cookie.
 */
export function createSiteClient(parameters: {
  readonly projectId: string
  readonly fetch: typeof globalThis.fetch
  readonly getSecret: () => string | undefined
}): SiteClient {
  const { fetch, getSecret, projectId } = parameters
  return {
    async call(endpoint, { body, outlivesPage = false, query, signal }) {
      const { method, path, response: kind } = endpoint
      const secret = getSecret()
      const ends = AbortSignal.timeout(timeout)
      const answer = await attempt(signal, async () => {
        const response = await fetch(`${path}?${new URLSearchParams({ ...query, projectId }).toString()}`, {
          method,
          cache: 'no-store',
          keepalive: outlivesPage,
          credentials: 'same-origin',
          redirect: 'error',
          referrerPolicy: 'no-referrer',
          headers: {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
          },
          body: body === undefined ? null : JSON.stringify(body),
          signal: signal === undefined ? ends : AbortSignal.any([signal, ends]),
        })
        return { isOk: response.ok, seconds: response.headers.get('retry-after'), text: await response.text() }
      })
      const content = parseJson(answer.text)
      if (!answer.isOk) throw toRefusal(content, answer.seconds)
      const result = typeof kind === 'string' ? { success: true, output: undefined } : safeParse(kind, content)
      if (!result.success) throw new SiteRefusal('unreachable', `The server answered ${endpoint.name} in another form.`)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the endpoint's own schema has just made it
      return result.output as EndpointResponse<typeof endpoint>
    },
  }
}

async function attempt<value>(signal: AbortSignal | undefined, run: () => Promise<value>): Promise<value> {
  try {
    return await run()
  } catch {
    signal?.throwIfAborted()
    throw new SiteRefusal('unreachable', 'The server did not answer.')
  }
}

function toRefusal(content: unknown, retryAfter: string | null): SiteRefusal {
  const refusal = safeParse(refusalSchema, content)
  if (!refusal.success) return new SiteRefusal('unreachable', 'The server answered in another form.')
  const { code, message, reasons } = refusal.output
  const tries = Number(reasons?.find(({ name }) => name === 'triesLeft')?.description)
  const seconds = Number(retryAfter ?? Number.NaN)
  return new SiteRefusal(code, message, {
    seconds: Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined,
    triesLeft: Number.isInteger(tries) ? tries : undefined,
  })
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
