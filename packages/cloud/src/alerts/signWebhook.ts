import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** Creates the secret of a webhook: 32 random bytes, as Standard Webhooks writes them. */
export function createWebhookSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`
}

/**
 * Writes the headers by which a receiver proves that a message is from this cloud, as Standard Webhooks has them.
 *
 * @param parameters.secrets each signs, so that a receiver may know the old or the new one.
 * @param parameters.time of this try, in ms since the epoch.
 */
export function signWebhook(parameters: {
  readonly id: string
  readonly time: number
  readonly body: string
  readonly secrets: readonly string[]
}): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const { body, id, secrets, time } = parameters
  const timestamp = String(Math.floor(time / 1_000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
