import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, link, lstat, mkdir, rename, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { createConnection } from 'node:net'
import { CloudError } from '../CloudError.ts'
import { getSocketPath } from './getSocketPath.ts'

/** The right to open a data folder, which one process at a time has. */
export interface DataFolderLock {
  /** The socket that is the lock; other programs of the same user talk to the owner through it. */
  readonly path: string
  /** From here on answers who connects; until then they are told to come back. */
  answer(listener: RequestListener): void
  release(): Promise<void>
}

const attempts = 10

/**
 * Takes the data folder, and gives up if another process has it.
 *
 * @throws CloudError `storage.unavailable` if another process has the folder.
 */
export async function lockDataFolder({ folder }: { readonly folder: string }): Promise<DataFolderLock> {
  const lock = await tryLockDataFolder({ folder })
  if (lock !== undefined) return lock
  throw new CloudError(
    'storage.unavailable',
    `Another process has the data folder ${folder} open, and only one may. Stop it, choose another folder with --data (LATCHKEY_DATA), or set DATABASE_URL to let several run on one Postgres.`,
  )
}

/**
 * Takes the data folder for this process, which is what an embedded database needs: opened twice, it breaks.
 *
 * The lock is a socket in the folder. The system lets go of it when the process ends, however it ends, so nothing has to
 * be cleared up after a crash, and a number of a process, which is 1 in every container, proves nothing.
 *
 * @returns `undefined` if another process has the folder.
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
      `The data folder ${folder} cannot be made (${cause instanceof Error ? cause.message : String(cause)}). Choose another with --data (LATCHKEY_DATA).`,
      { cause },
    )
  }
}

/** Whether the server listens now; not if something has the path. */
async function listen(server: ReturnType<typeof createServer>, path: string): Promise<boolean> {
  try {
    server.listen({ path })
    await once(server, 'listening')
    return true
  } catch (cause) {
    if (getCode(cause) === 'EADDRINUSE') return false
    throw new CloudError('storage.unavailable', `The socket ${path} cannot be made (${getCode(cause)}).`, { cause })
  }
}

/** Whether a living process holds the path. What a dead one left there is taken away. */
async function isHeld(path: string): Promise<boolean> {
  if (await canConnect(path)) return true
  if (process.platform === 'win32') return false
  // Between the look and the removal another process may have taken the path: so move it aside and look again.
  const aside = `${path}.${randomUUID().slice(0, 8)}`
  try {
    if (!(await lstat(path)).isSocket()) {
      throw new CloudError('storage.unavailable', `${path} stands where the cloud needs its socket. Move it away.`)
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
