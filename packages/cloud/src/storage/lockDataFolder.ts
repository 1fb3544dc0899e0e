import { once } from 'node:events'
import { chmod, mkdir } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { dirname, resolve } from 'node:path'
import { CloudError } from '../CloudError.ts'
import {
  claimSocketPath,
  createSocketName,
  type SocketOperations,
  socketOperations,
  withdrawSocketPath,
} from './claimSocketPath.ts'
import { getErrorCode } from './getErrorCode.ts'
import { getSocketPath } from './getSocketPath.ts'

/** Exclusive access to a data folder. */
export interface DataFolderLock {
  /** The lock is this socket. Other programs of the same user reach the holder through it. */
  readonly path: string
  /** Sets the listener for connections. Until then they are answered with 503. */
  answer(listener: RequestListener): void
  release(): Promise<void>
}

/**
 * Locks the data folder, or fails if another process holds it.
 *
 * @throws CloudError `storage.unavailable` if another process holds the folder.
 */
export async function lockDataFolder({ folder }: { readonly folder: string }): Promise<DataFolderLock> {
  const lock = await tryLockDataFolder({ folder })
  if (lock !== undefined) return lock
  throw new CloudError(
    'storage.unavailable',
    `The data folder ${folder} is in use by another process. Stop that process, choose another folder with --data (LATCHKEY_DATA), or set DATABASE_URL to run several nodes on one Postgres.`,
  )
}

/**
 * Locks the data folder, because opening an embedded database twice corrupts it.
 *
 * The lock is a socket in the folder. The operating system closes it when the process ends, even after a crash, so a
 * crash never leaves a lock behind. A PID file would not work: in every container the PID is 1.
 *
 * @param parameters.operations what the lock does to files and sockets. Default: the real operations.
 * @returns `undefined` if another process holds the folder.
 */
export async function tryLockDataFolder(parameters: {
  readonly folder: string
  readonly operations?: SocketOperations | undefined
}): Promise<DataFolderLock | undefined> {
  const { folder, operations = socketOperations } = parameters
  await createFolder(folder)
  const path = await getSocketPath(folder)
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('This process is starting.\n')
  }
  const server = createServer((request, response) => listener(request, response))
  const close = async (): Promise<void> => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  const lock = {
    path,
    answer(next: RequestListener) {
      listener = next
    },
  }
  // The system removes a named pipe with its process, so there is nothing to take over.
  if (process.platform === 'win32') return (await listen(server, path)) ? { ...lock, release: close } : undefined
  const claim = { path, name: createSocketName(path), operations }
  const socket = resolve(dirname(path), claim.name)
  if (!(await listen(server, socket))) throw new CloudError('storage.unavailable', `The socket ${socket} is taken.`)
  let isClaimed = false
  try {
    await chmod(socket, 0o600)
    isClaimed = await claimSocketPath(claim)
  } finally {
    if (!isClaimed) await close()
  }
  if (!isClaimed) return undefined
  return {
    ...lock,
    async release() {
      try {
        // First, while the socket still answers: afterwards the path may belong to the next holder.
        await withdrawSocketPath(claim)
      } finally {
        await close()
      }
    },
  }
}

async function createFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  } catch (cause) {
    throw new CloudError(
      'storage.unavailable',
      `The data folder ${folder} cannot be created (${cause instanceof Error ? cause.message : String(cause)}). Choose another with --data (LATCHKEY_DATA).`,
      { cause },
    )
  }
}

/** Whether the server is now listening; false if the path is taken. */
async function listen(server: ReturnType<typeof createServer>, path: string): Promise<boolean> {
  try {
    server.listen({ path })
    await once(server, 'listening')
    return true
  } catch (cause) {
    if (getErrorCode(cause) === 'EADDRINUSE') return false
    throw new CloudError('storage.unavailable', `The socket ${path} cannot be created (${getErrorCode(cause)}).`, {
      cause,
    })
  }
}
