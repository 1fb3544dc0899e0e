import { SiwxError } from '@latchkey/siwx/verify'
import { ValiError } from 'valibot'
import { getAppUrl } from './getAppUrl.ts'

const noStore = { 'cache-control': 'no-store' }

/**
 * Runs a route handler and responds with its result as JSON, or with the error format that the page expects. Requests
 * that change something are accepted only from this app's own pages.
 */
export async function answer(request: Request, handle: () => Promise<unknown>): Promise<Response> {
  const refuse = (status: number, code: string, message: string): Response =>
    Response.json({ code, message }, { status, headers: noStore })
  if (request.method !== 'GET' && request.headers.get('origin') !== getAppUrl().origin)
    return refuse(403, 'origin_foreign', 'The request came from another site.')
  try {
    const body = await handle()
    if (body === undefined) return new Response(null, { status: 204, headers: noStore })
    return Response.json(body, { headers: noStore })
  } catch (error) {
    if (error instanceof ValiError || error instanceof SyntaxError)
      return refuse(400, 'request_invalid', 'The request is invalid.')
    if (!(error instanceof SiwxError)) throw error
    return refuse(toStatus(error), error.code, error.message)
  }
}

function toStatus({ code }: SiwxError): number {
  // The chain could not be reached, so this is not a rejection: the page suggests trying again.
  if (code === 'siwx.chainUnreachable') return 503
  return code === 'siwx.messageInvalid' ? 400 : 403
}
