// cloud.ts
import { createCloudStorage, createSiwx, type SiwxAccount } from '@latchkey/siwx'

const storage = createCloudStorage({ cloud: 'https://cloud.example.com', projectId: 'my-project' })
export const siwx = createSiwx({ storage })

/** Returns the headers for calls to your own back end, which checks the token. */
export async function createHeaders(account: SiwxAccount): Promise<Record<string, string>> {
  const token = await storage.getToken(account)
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}
