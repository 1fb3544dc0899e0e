import type { SiwxAccount } from '@latchkey/protocol/siwx'
import { createCloudStorage, createSiwx } from '@latchkey/siwx'

// The page of a browser test: signs in with a cloud that stores tokens in cookies.
const { searchParams } = new URL(String(Reflect.get(Reflect.get(globalThis, 'location'), 'href')))
const now = (): number => Number(searchParams.get('now'))
const cloud = searchParams.get('cloud') ?? ''
const siwx = createSiwx({ now, storage: createCloudStorage({ cloud, projectId: 'dev', cookie: true, now }) })

Reflect.set(globalThis, 'siwx', siwx)
/** A request from a page that knows of a session but has no token. */
Reflect.set(globalThis, 'readSessions', async ({ accountAddress }: SiwxAccount): Promise<number> => {
  const response = await fetch(`${cloud}/v1/sessions/${accountAddress}?projectId=dev`, { credentials: 'include' })
  return response.status
})
