import { vi } from 'vitest'
import { appUrl } from '../server/appUrl'
import { handleSignIn } from '../server/handleSignIn'

/** Lets the app's own server answer the page's requests, without a network. */
export function serveSignIn(): void {
  let visit = ''
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const request = new Request(new URL(input, appUrl), init)
    // A browser adds it to the requests of a page.
    request.headers.set('origin', appUrl.origin)
    const answer = await handleSignIn(request, visit)
    visit = answer.visit
    const { body, status } = answer
    return body === undefined ? new Response(null, { status }) : Response.json(body, { status })
  })
}
