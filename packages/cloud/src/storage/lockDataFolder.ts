import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, link, lstat, mkdir, rename, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { createConnection } from 'node:net'
import { CloudError } from '../CloudError.ts'
import { getSocketPath } from './getSocketPath.ts'

/** Exclusive access to a data folder. */
export interface DataFolderLock {
  /** The lock is this socket. Other programs of the same user reach the holder through it. */
  readonly path: string
  /** Sets the listener for connections. Until then they are answered with 503. */
  answer(listener: RequestListener): void
  release(): Promise<void>
}

const attempts = 10

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
 * The lock is a socket in the folder. The operating system releases it when the process ends, even after a crash, so
 * there is nothing to clean up. A PID file would not work: in every container the PID is 1.
 *
 * @returns `undefined` if another process holds the folder.
 */
export async function tryLockDataFolder({ folder }: { readonly folder: string }): Promise<DataFolderLock | undefined> {
  await createFolder(folder)
  const path = await getSocketPath(folder)
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('This process is starting.\n')
  }
  const server = createServer((request, response) => listener(request, response))
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await listen(server, path)) {
      if (process.platform !== 'win32') await chmod(path, 0o600)
      return {
        path,
        answer(next) {
          listener = next
        },
        async release() {
          const closed = once(server, 'close')
          server.close()
          server.closeAllConnections()
          await closed
        },
      }
    }
    if (await isHeld(path)) break
  }
  return undefined
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
    if (getCode(cause) === 'EADDRINUSE') return false
    throw new CloudError('storage.unavailable', `The socket ${path} cannot be created (${getCode(cause)}).`, { cause })
  }
}

/** Whether a running process holds the path. Removes a socket left by a dead one. */
async function isHeld(path: string): Promise<boolean> {
  if (await canConnect(path)) return true
  if (process.platform === 'win32') return false
  // Another process may take the path between the check and the removal, so rename it and check again.
  const aside = `${path}.${randomUUID().slice(0, 8)}`
  try {
    if (!(await lstat(path)).isSocket()) {
      throw new CloudError('storage.unavailable', `${path} is in the way of the cloud's socket. Move it away.`)
    }
    await rename(path, aside)
  } catch (error) {
    if (getCode(error) === 'ENOENT') return false
    throw error
  }
  try {
    if (!(await canConnect(aside))) return false
    await link(aside, path)
    return true
  } finally {
    await rm(aside, { force: true })
  }
}

async function canConnect(path: string): Promise<boolean> {
  const socket = createConnection({ path })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

function getCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
