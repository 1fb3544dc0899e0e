import type { SiwxAccount } from '@latchkey/protocol/siwx'
import { createCloudStorage, createSiwx } from '@latchkey/siwx'

// What the page of a test runs, in a browser: it signs in with a cloud that keeps its tokens in cookies.
const { searchParams } = new URL(String(Reflect.get(Reflect.get(globalThis, 'location'), 'href')))
const now = (): number => Number(searchParams.get('now'))
const cloud = searchParams.get('cloud') ?? ''
const siwx = createSiwx({ now, storage: createCloudStorage({ cloud, projectId: 'dev', cookie: true, now }) })

Reflect.set(globalThis, 'siwx', siwx)
/** Asks as somebody would who knows that there is a session, but has no token. */
Reflect.set(globalThis, 'readSessions', async ({ accountAddress }: SiwxAccount): Promise<number> => {
  const response = await fetch(`${cloud}/v1/sessions/${accountAddress}?projectId=dev`, { credentials: 'include' })
  return response.status
})
