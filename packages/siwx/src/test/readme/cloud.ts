// cloud.ts
import { createCloudStorage, createSiwx, type SiwxAccount } from '@latchkey/siwx'

const storage = createCloudStorage({ cloud: 'https://cloud.example.com', projectId: 'my-project' })
export const siwx = createSiwx({ storage })

/** What a call of your own back end carries, which checks the token. */
export async function createHeaders(account: SiwxAccount): Promise<Record<string, string>> {
  const token = await storage.getToken(account)
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}
