// cloud.ts
import { createCloudStorage, createSiwx } from '@latchkey/siwx'

export const storage = createCloudStorage({ cloud: 'https://cloud.example.com', projectId: 'my-project' })
export const siwx = createSiwx({ storage })

// A call of your own back end, which checks the token:
export async function fetchOrders(chainId: `eip155:${string}`, accountAddress: string): Promise<Response> {
  const token = await storage.getToken({ chainId, accountAddress })
  return fetch('/orders', { headers: { authorization: `Bearer ${token}` } })
}
