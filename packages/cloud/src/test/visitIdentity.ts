/**
 * Goes through the pages of the devnet's identity provider as a browser with cookies does, and returns the redirect at its end: the
 * address with the answer. A form that the provider posts counts as the query of its target.
 */
export async function visitIdentity(parameters: {
  readonly url: string
  /** Who logs in; `undefined` cancels. */
  readonly person: string | undefined
}): Promise<URL> {
  const { person } = parameters
  const start = new URL(parameters.url)
  const cookies = new Map<string, string>()
  const ask = async (target: URL, body?: URLSearchParams): Promise<URL | string> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const method = body === undefined ? 'GET' : 'POST'
    const response = await fetch(target, { method, redirect: 'manual', headers: { cookie }, ...(body && { body }) })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) return response.text()
    const next = new URL(location, target)
    return next.host === start.host ? ask(next) : next
  }
  const page = await ask(start)
  const action = typeof page === 'string' ? findAttribute(page, 'action') : undefined
  if (action === undefined) throw new TypeError(`The provider shows no login: ${String(page)}`)
  const form = new URLSearchParams(person === undefined ? { act: 'cancel' } : { act: 'allow', name: person })
  const answer = await ask(new URL(action, start), form)
  if (typeof answer !== 'string') return answer
  const target = new URL(findAttribute(answer, 'action') ?? '')
  for (const [, name = '', value = ''] of answer.matchAll(/name="([^"]+)" value="([^"]*)"/g)) {
    target.searchParams.set(name, unescape(value))
  }
  return target
}

function findAttribute(html: string, name: string): string | undefined {
  const found = new RegExp(`${name}="([^"]+)"`).exec(html)?.[1]
  return found === undefined ? undefined : unescape(found)
}

function unescape(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
