import { randomBytes, randomUUID } from 'node:crypto'
import { createClientKey } from '../relay/createClientKey.ts'

const address = '203.0.113.99'
const atOnce = 8

/** Has one address store messages and events until it is refused, within a minute. Returns what the cloud has taken, and whether the address got to its limit. */
export async function measureStored(target: {
  /** Such as `ws://127.0.0.1:1234`. */
  readonly url: string
  readonly projectId: string
  readonly origin: string
}): Promise<{ readonly bytes: number; readonly isRefused: boolean }> {
  const { origin, projectId, url } = target
  const base = url.replace('ws:', 'http:')
  const post = async (path: string, body: object, headers: Readonly<Record<string, string>>): Promise<number> => {
    const response = await fetch(`${base}${path}?projectId=${projectId}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body: JSON.stringify(body),
    })
    await response.arrayBuffer()
    return response.status
  }
  const sendMessage = async (): Promise<number> => {
    const message = randomBytes(90_000).toString('base64')
    const params = { topic: randomBytes(32).toString('hex'), message, ttl: 604_800, tag: 1_108 }
    const call = { id: 1, jsonrpc: '2.0', method: 'irn_publish', params }
    const status = await post('/rpc', call, { authorization: `Bearer ${createClientKey().createToken(url)}` })
    return status === 200 ? message.length : -1
  }
  const sendEvent = async (): Promise<number> => {
    const text = randomBytes(22_000).toString('base64')
    const event = {
      eventId: randomUUID(),
      url: origin,
      domain: new URL(origin).host,
      timestamp: Date.now(),
      props: { type: 'track', event: 'ATTACK', properties: { text } },
    }
    return (await post('/e', event, {})) < 300 ? text.length : -1
  }
  let [isRefused, endsAt] = [true, Infinity]
  const fill = async (send: () => Promise<number>): Promise<number> => {
    let stored = 0
    for (;;) {
      const answers = await Promise.all(Array.from({ length: atOnce }, send))
      stored += answers.reduce((sum, bytes) => sum + Math.max(0, bytes), 0)
      if (answers.every((bytes) => bytes < 0)) return stored
      if (performance.now() > endsAt) isRefused = false
      if (!isRefused) return stored
    }
  }
  // At the start of a minute of the limits, so that there is only one.
  await new Promise((resolve) => setTimeout(resolve, 60_000 - (Date.now() % 60_000)))
  endsAt = performance.now() + 55_000
  const [messages, events] = await Promise.all([fill(sendMessage), fill(sendEvent)])
  return { bytes: messages + events, isRefused }
}
