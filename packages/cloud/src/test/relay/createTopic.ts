import { randomBytes } from 'node:crypto'

/** A topic that nobody has. */
export function createTopic(): string {
  return randomBytes(32).toString('hex')
}
