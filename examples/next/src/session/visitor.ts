import { cookies } from 'next/headers'
import { getAppUrl } from './getAppUrl.ts'
import { getStore } from './getStore.ts'
import type { KeptSession } from './SignInStore.ts'

const isSecure = (): boolean => getAppUrl().protocol === 'https:'

/** Over https the name is one that no other host of the site can set. */
const getCookieName = (): string => (isSecure() ? '__Host-visitor' : 'visitor')

const getVisitorId = async (): Promise<string> => (await cookies()).get(getCookieName())?.value ?? ''

/** The account of a sign-in, as a CAIP-10 id. */
export const toAccount = ({ data }: KeptSession): string => `${data.chainId}:${data.accountAddress}`

/** The living sign-ins of whoever sent the request that is being answered: in pages, route handlers and actions. */
export async function getSessions(): Promise<readonly KeptSession[]> {
  return await getStore().getSessions(await getVisitorId())
}

/**
 * Replaces them, and the visitor's id too: one that somebody else planted or saw is worth nothing. Only where an answer may set a
 * cookie, so not in pages.
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
