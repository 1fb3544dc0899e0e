import { createBackEndStorage, createSiwx, type Siwx } from '@latchkey/siwx'

/** A client like a browser: keeps cookies, and sends the page's origin. */
export interface Visitor {
  readonly siwx: Siwx
  readonly fetch: typeof globalThis.fetch
  /** The browser's cookies, by name. */
  readonly cookies: Map<string, string>
  /** The attributes of the last cookie that was set. */
  readonly getAttributes: () => string
}

/** Creates a visitor of a page whose modal signs in at a back end. */
export function createVisitor(parameters: {
  readonly backEnd: string
  readonly page: string
  readonly now?: (() => number) | undefined
}): Visitor {
  const { backEnd, now, page } = parameters
  const cookies = new Map<string, string>()
  let attributes = ''
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('origin', page)
    if (cookies.size > 0) headers.set('cookie', Array.from(cookies, (pair) => pair.join('=')).join('; '))
    const response = await globalThis.fetch(url, { ...init, headers })
    for (const text of response.headers.getSetCookie()) {
      const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*);?(.*)$/.exec(text) ?? []
      attributes = rest
      if (/max-age=0/i.test(rest)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const siwx = createSiwx({
    domain: new URL(page).host,
    uri: page,
    now,
    storage: createBackEndStorage({ url: `${backEnd}/auth`, fetch }),
  })
  return { siwx, fetch, cookies, getAttributes: () => attributes }
}
