import type { RemoteSession } from '../adapter/types.ts'
import { createFakeAdapter, type FakeAdapterWorld } from './createFakeAdapter.ts'

/** An adapter that lists the sessions that it adopts. */
export function createFollowedAdapter(sessions: RemoteSession[]): FakeAdapterWorld {
  const fake = createFakeAdapter({})
  const { adopt } = fake.adapter
  Object.assign(fake.adapter, {
    adopt: async (session: RemoteSession) => {
      sessions.push(session)
      return await adopt(session)
    },
  })
  return fake
}
