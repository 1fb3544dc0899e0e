import { cookies } from 'next/headers'
import { getAppUrl } from './getAppUrl.ts'
import { getStore } from './getStore.ts'
import type { KeptSession } from './SignInStore.ts'

const isSecure = (): boolean => getAppUrl().protocol === 'https:'

/** Over HTTPS, the prefix prevents other hosts of the site from setting this cookie. */
const getCookieName = (): string => (isSecure() ? '__Host-visitor' : 'visitor')

const getVisitorId = async (): Promise<string> => (await cookies()).get(getCookieName())?.value ?? ''

/** Returns the account of a sign-in as a CAIP-10 id. */
export const toAccount = ({ data }: KeptSession): string => `${data.chainId}:${data.accountAddress}`

/** Returns the valid sign-ins of the visitor who sent the current request: in pages, route handlers and actions. */
export async function getSessions(): Promise<readonly KeptSession[]> {
  return await getStore().getSessions(await getVisitorId())
}

/**
 * Replaces the visitor's sign-ins and id, so that an id planted or seen by someone else is worthless. Works only where
 * the response can set a cookie, so not in pages.
 */
export async function setSessions(sessions: readonly KeptSession[]): Promise<void> {
  const [store, jar] = [getStore(), await cookies()]
  await store.setSessions(await getVisitorId(), [])
  const options = { name: getCookieName(), path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure() } as const
  if (sessions.length === 0) {
    jar.set({ ...options, value: '', maxAge: 0 })
    return
  }
  const id = crypto.randomUUID()
  await store.setSessions(id, sessions)
  const end = Math.max(...sessions.map(({ expiresAt }) => expiresAt))
  jar.set({ ...options, value: id, expires: end })
}
