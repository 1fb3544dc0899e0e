import { createHash } from 'node:crypto'
import { lstat, mkdir, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CloudError } from '../CloudError.ts'

/** Maximum length of a socket path on all supported systems, in bytes, less the 9 that a contender's own name adds. */
const pathBytesAtMost = 91

/** Returns the path at which other programs reach the holder of a data folder: a link to its socket, or a named pipe. */
export async function getSocketPath(folder: string): Promise<string> {
  const real = await realpath(folder)
  if (process.platform === 'win32') return `\\\\.\\pipe\\latchkey-cloud-${toDigest(real)}`
  const inFolder = path.join(real, 'cloud.sock')
  if (Buffer.byteLength(inFolder) <= pathBytesAtMost) return inFolder
  return path.join(await openPrivateFolder(), `${toDigest(real)}.sock`)
}

/**
 * Returns a folder for sockets that only this user can enter. All users can write to the folder of temporary files, so
 * another one could otherwise listen there first and answer the commands of this one.
 *
 * @throws CloudError `storage.unavailable` if it is open to others.
 */
async function openPrivateFolder(): Promise<string> {
  const user = process.getuid?.() ?? 0
  const folder = path.join(tmpdir(), `latchkey-cloud-${user}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const found = await lstat(folder)
  if (found.isDirectory() && found.uid === user && (found.mode & 0o077) === 0) return folder
  throw new CloudError(
    'storage.unavailable',
    `${folder} is open to other users, so it cannot hold the cloud's socket. Nothing was changed. Remove it, or choose a data folder with a shorter path with --data (LATCHKEY_DATA).`,
  )
}

function toDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
