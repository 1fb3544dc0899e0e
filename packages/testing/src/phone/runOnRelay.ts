import { TestingError } from '../errors/TestingError.ts'
import type { OpenedSignClient } from './openSignClient.ts'

/** Runs something that needs the relay; throws `testing.offline` or `testing.relayFailed` if it fails. */
export async function runOnRelay<value>(
  opened: Pick<OpenedSignClient, 'relay'>,
  action: () => Promise<value>,
): Promise<value> {
  if (opened.relay === 'offline') throw new TestingError('testing.offline', 'The phone is offline: phone.goOnline().')
  try {
    return await action()
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    throw new TestingError('testing.relayFailed', `The pairing library says: ${reason}`)
  }
}
