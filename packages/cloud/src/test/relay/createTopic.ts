import { randomBytes } from 'node:crypto'

/** Creates a random topic. */
export function createTopic(): string {
  return randomBytes(32).toString('hex')
}
