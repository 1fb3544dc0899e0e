import { handleSignIn } from './handleSignIn'
import { formatVisit, readVisit } from './visitCookie'

/** Answers `/api/siwx/…`, the calls of `createBackEndStorage`, with web-standard requests and responses. */
export async function answerSignIn(request: Request): Promise<Response> {
  const before = readVisit(request.headers.get('cookie'))
  const { body, status, visit } = await handleSignIn(request, before)
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (visit !== before) headers.set('set-cookie', formatVisit(visit))
  return body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers })
}
