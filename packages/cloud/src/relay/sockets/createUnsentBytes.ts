import type { RelayLimits } from '../../config/RelaySettings.ts'
import type { RelayConnection } from './RelayConnection.ts'

/** A frame that waits in this process because its client does not read. */
export interface UnsentFrame {
  /** Bytes of this socket alone. */
  readonly own: number
  /** Bytes that other sockets share: they are in memory once, and are counted once. */
  readonly shared?: Buffer | undefined
}

/** Counts what waits to be sent on the sockets of the node. Closes the slowest readers if it is too much. */
export interface UnsentBytes {
  /** Counts a frame. Call `remove` when it was sent or discarded. */
  add(connection: RelayConnection, frame: UnsentFrame): void
  /** Returns true if it was the last frame of an open socket. */
  remove(connection: RelayConnection, frame: UnsentFrame): boolean
  /** A socket is being closed. Its frames stay in memory until it is closed, and no longer than a limit allows. */
  startClosing(connection: RelayConnection): void
  /** A socket was closed. */
  forget(connection: RelayConnection): void
  /** The bytes of the node. */
  count(): number
}

/** What the objects of a waiting frame cost, in bytes. */
const frameOverhead = 512

/** The waiting frames of a group of sockets. */
interface Account {
  bytes: number
  /** How many frames use a shared buffer. */
  readonly uses: Map<Buffer, number>
  /** Waiting frames by socket. The socket that has had some for the longest time comes first. */
  readonly frames: Map<RelayConnection, Set<UnsentFrame>>
}

/**
 * Creates the count of a node.
 *
 * @param parameters.onSlow must close the socket, and call `startClosing`.
 */
export function createUnsentBytes(parameters: {
  readonly limits: Pick<RelayLimits, 'unsentBytes' | 'unsentBytesPerAddress'>
  readonly onSlow: (connection: RelayConnection, share: 'address' | 'node') => void
}): UnsentBytes {
  const { limits, onSlow } = parameters
  const node = createAccount()
  const closing = createAccount()
  const addresses = new Map<string, Account>()

  const accountsOf = (connection: RelayConnection): readonly Account[] => {
    if (connection.isEnded) return [closing]
    const address = connection.client.address.key
    const account = addresses.get(address) ?? createAccount()
    addresses.set(address, account)
    return [node, account]
  }
  const forgetEmpty = ({ client: { address } }: RelayConnection): void => {
    if (addresses.get(address.key)?.frames.size === 0) addresses.delete(address.key)
  }
  const closeSlowest = ({ bytes, frames }: Account, limit: number, share: 'address' | 'node'): boolean => {
    const [slowest] = frames.keys()
    if (bytes <= limit || slowest === undefined) return false
    onSlow(slowest, share)
    return true
  }
  const enforce = (address: string): void => {
    let isOver = true
    while (isOver) {
      const account = addresses.get(address)
      isOver =
        (account !== undefined && closeSlowest(account, limits.unsentBytesPerAddress, 'address')) ||
        closeSlowest(node, limits.unsentBytes, 'node')
    }
    while (closing.bytes > limits.unsentBytes / 4) {
      const [oldest] = closing.frames.keys()
      if (oldest === undefined) return
      clear(closing, oldest)
      oldest.socket.terminate()
    }
  }
  return {
    add(connection, frame) {
      for (const account of accountsOf(connection)) enter(account, connection, frame)
      enforce(connection.client.address.key)
    },
    remove(connection, frame) {
      const accounts = accountsOf(connection)
      for (const account of accounts) leave(account, connection, frame)
      forgetEmpty(connection)
      return !connection.isEnded && !node.frames.has(connection)
    },
    startClosing(connection) {
      const frames = Array.from(node.frames.get(connection) ?? [])
      for (const account of [node, addresses.get(connection.client.address.key)])
        if (account !== undefined) clear(account, connection)
      forgetEmpty(connection)
      for (const frame of frames) enter(closing, connection, frame)
    },
    forget: (connection) => clear(closing, connection),
    count: () => node.bytes + closing.bytes,
  }
}

function createAccount(): Account {
  return { bytes: 0, uses: new Map(), frames: new Map() }
}

function enter(account: Account, connection: RelayConnection, frame: UnsentFrame): void {
  const frames = account.frames.get(connection) ?? new Set()
  account.frames.set(connection, frames.add(frame))
  account.bytes += frame.own + frameOverhead
  const { shared } = frame
  if (shared === undefined) return
  const uses = account.uses.get(shared) ?? 0
  account.uses.set(shared, uses + 1)
  if (uses === 0) account.bytes += shared.length
}

function leave(account: Account, connection: RelayConnection, frame: UnsentFrame): void {
  const frames = account.frames.get(connection)
  if (frames?.delete(frame) !== true) return
  if (frames.size === 0) account.frames.delete(connection)
  account.bytes -= frame.own + frameOverhead
  const { shared } = frame
  if (shared === undefined) return
  const uses = (account.uses.get(shared) ?? 1) - 1
  if (uses > 0) account.uses.set(shared, uses)
  else {
    account.uses.delete(shared)
    account.bytes -= shared.length
  }
}

function clear(account: Account, connection: RelayConnection): void {
  for (const frame of account.frames.get(connection) ?? []) leave(account, connection, frame)
}
