import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readlink, rename, rm, symlink } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { CloudError } from '../CloudError.ts'
import { getErrorCode } from './getErrorCode.ts'

/** What a claim does to files and sockets, so that tests can decide the order in which contenders act. */
export interface SocketOperations {
  readonly readlink: (path: string) => Promise<string>
  readonly symlink: (target: string, path: string) => Promise<void>
  readonly rename: (from: string, to: string) => Promise<void>
  readonly rm: (path: string, options: { readonly force: boolean }) => Promise<void>
  /** Whether a process listens on the socket. */
  readonly canConnect: (path: string) => Promise<boolean>
}

/** The real operations. */
export const socketOperations: SocketOperations = { readlink, symlink, rename, rm, canConnect }

interface SocketClaim {
  /** The path that all contenders claim. */
  readonly path: string
  /** The file name of the contender's own socket, which is in the same folder and already listening. */
  readonly name: string
  readonly operations: SocketOperations
}

/** Maximum number of claims. Each failed one means that another contender became the holder in the meantime. */
const attempts = 10

/** Returns a file name for the socket of one contender. It is never used twice. */
export function createSocketName(path: string): string {
  return `${basename(path, '.sock')}-${randomUUID().slice(0, 8)}.sock`
}

/**
 * Makes the path a symbolic link to the contender's socket, unless a running process holds it.
 *
 * Files cannot be compared and replaced in one step, so a contender that removes a dead holder's file may remove the
 * file of a contender that was faster. Therefore only the holder changes the path, and these rules exclude a second holder:
 *
 * 1. Every contender listens on a socket of its own before it claims anything, and its name is never used again. A
 *    socket that refuses connections is thus dead for good, and removing it is safe.
 * 2. To succeed the dead socket X, a contender creates the link `X.next` to its own socket. The file system lets one
 *    contender succeed. If that one dies before the next step, others continue behind it: `Y.next`, and so on.
 * 3. The contender then reads the path again. If it still leads to X, the contender is the holder and renames its link
 *    to the path. Nothing else can change the path in between, because the only links behind X lead to the contender.
 *    If the path does not lead to X, the contender acted on old information: `X.next` was free only because a holder
 *    had already removed it. It removes its link and starts again. The path never leads to X a second time.
 * 4. A holder removes the path while its socket still answers, so that it cannot remove the path of its successor.
 *
 * @returns whether this contender is the holder.
 * @throws CloudError `storage.unavailable` if something else is at the path.
 */
export async function claimSocketPath(claim: SocketClaim): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await tryClaim(claim)
    if (result !== 'outdated') return result === 'holder'
  }
  return false
}

/** Removes the path, if it leads to this claim's socket. */
export async function withdrawSocketPath(claim: SocketClaim): Promise<void> {
  const { name, operations, path } = claim
  if ((await readName(claim, path)) === name) await operations.rm(path, { force: true })
}

async function tryClaim(claim: SocketClaim): Promise<'holder' | 'held' | 'outdated'> {
  const { operations, path } = claim
  const folder = dirname(path)
  const first = await readName(claim, path)
  if (first === undefined) return (await tryLink(claim, path)) ? 'holder' : 'outdated'
  const dead: string[] = []
  for (let name: string | undefined = first; name !== undefined;) {
    const socket = join(folder, name)
    if (await operations.canConnect(socket)) return 'held'
    const link = `${socket}.next`
    if (await tryLink(claim, link)) {
      if ((await readName(claim, path)) !== first) {
        await operations.rm(link, { force: true })
        return 'outdated'
      }
      await operations.rename(link, path)
      for (const file of [...dead, socket]) await operations.rm(file, { force: true })
      return 'holder'
    }
    dead.push(socket, link)
    name = await readName(claim, link)
  }
  return 'outdated'
}

/** Links to the contender's socket; false if the link's path is taken. */
async function tryLink({ name, operations }: SocketClaim, link: string): Promise<boolean> {
  try {
    await operations.symlink(name, link)
    return true
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** The name of the socket to which a link leads; `undefined` if there is no link. */
async function readName({ operations, path }: SocketClaim, link: string): Promise<string | undefined> {
  const prefix = `${basename(path, '.sock')}-`
  const name = await operations.readlink(link).catch((error: unknown) => {
    if (getErrorCode(error) === 'ENOENT') return undefined
    if (getErrorCode(error) === 'EINVAL') return ''
    throw error
  })
  // Whatever else is there was not created by this code, so it is not ours to remove.
  if (name === undefined || (name.startsWith(prefix) && /^[\da-f]{8}\.sock$/.test(name.slice(prefix.length))))
    return name
  throw new CloudError('storage.unavailable', `${link} is in the way of the cloud's socket. Move it away.`)
}

async function canConnect(path: string): Promise<boolean> {
  const socket = createConnection({ path })
  try {
    await once(socket, 'connect')
    return true
  } catch (error) {
    // Any other failure, such as a full queue of connections, does not prove that the process has ended.
    return getErrorCode(error) !== 'ECONNREFUSED' && getErrorCode(error) !== 'ENOENT'
  } finally {
    socket.destroy()
  }
}
