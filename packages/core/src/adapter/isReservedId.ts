/**
 * Whether an id belongs to the sessions that core owns (`RemoteSession.source`). A wallet chooses its own id, and must not
 * appear as one of them.
 */
export function isReservedId(id: string): boolean {
  return /^(?:auth|walletConnect)$/.test(id)
}
