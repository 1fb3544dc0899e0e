import type { StoragePort } from './ports.ts'

/** One year, in seconds. Browsers keep no cookie for longer than about that. */
const LIFETIME = 31_536_000

/** What the storage needs of `document`. */
export interface CookiePage {
  cookie: string
}

export interface CreateCookieStorageParameters {
  /** The page; by default the document. */
  readonly page?: CookiePage | undefined
  /** Whether the page was loaded over TLS, so that its cookies are not sent without it. */
  readonly isSecure?: boolean | undefined
}

/**
 * Creates a storage over the cookies of the page, for what a server needs for its first answer. Other sites do not send
 * them. The names of cookies cannot contain `@` or `/`, so names and values are percent-encoded.
 */
export function createCookieStorage(parameters: CreateCookieStorageParameters = {}): StoragePort {
  const { page = document, isSecure = location.protocol === 'https:' } = parameters
  const write = (key: string, value: string, lifetime: number): void => {
    const secure = isSecure ? ';Secure' : ''
    page.cookie = `${encodeURIComponent(key)}=${encodeURIComponent(value)};Path=/;Max-Age=${lifetime};SameSite=Lax${secure}`
  }
  return {
    getItem: (key) => readCookie(page.cookie, key),
    setItem: (key, value) => write(key, value, LIFETIME),
    removeItem: (key) => write(key, '', 0),
  }
}

/** Returns the value of a cookie in a `Cookie` header or in `document.cookie`; `null` if there is none or it is malformed. */
export function readCookie(cookies: string, key: string): string | null {
  const start = `${encodeURIComponent(key)}=`
  const pair = cookies
    .split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(start))
  try {
    return pair === undefined ? null : decodeURIComponent(pair.slice(start.length))
  } catch {
    return null
  }
}
