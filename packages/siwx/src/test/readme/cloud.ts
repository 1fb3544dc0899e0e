// cloud.ts
import { createCloudStorage, createSiwx, type SiwxAccount } from '@latchkey/siwx'

const storage = createCloudStorage({ cloud: 'https://cloud.example.com', projectId: 'my-project', cookie: true })
export const siwx = createSiwx({ storage })

/** Calls your own back end, which checks the token. A token is valid for 15 minutes; a refused one is renewed once. */
export async function callBackEnd(account: SiwxAccount, url: string): Promise<Response> {
  const call = async (renew: boolean): Promise<Response> => {
    const token = await storage.getToken(account, { renew })
    return fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })
  }
  const response = await call(false)
  return response.status === 401 ? call(true) : response
}
