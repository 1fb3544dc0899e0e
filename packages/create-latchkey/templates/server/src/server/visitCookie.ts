import { appUrl } from './appUrl'

const isSecure = appUrl.protocol === 'https:'
/** Over HTTPS, the prefix prevents other hosts of the site from setting this cookie. */
const name = isSecure ? '__Host-visit' : 'visit'

/** Returns the id of the visit from the header `cookie` of a request. */
export function readVisit(cookie: string | null): string {
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}

/** Returns the header `set-cookie` for a visit; with an empty id the one that ends it. No script can read the cookie, and no other site sends it. */
export function formatVisit(visit: string): string {
  const life = visit === '' ? 'Max-Age=0' : 'Max-Age=604800'
  return `${name}=${visit}; Path=/; ${life}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
