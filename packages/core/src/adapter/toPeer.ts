import { toIcon } from './toIcon.ts'
import { toName } from './toName.ts'
import type { RemoteSession } from './types.ts'

/** Returns the name and the icon of the wallet behind a session, bounded. The name is the session's source if it has none. */
export function toPeer({ peer, source }: Pick<RemoteSession, 'peer' | 'source'>): RemoteSession['peer'] {
  const icon = toIcon(peer.icon)
  return { name: toName(peer.name) || source, ...(icon !== undefined && { icon }) }
}
