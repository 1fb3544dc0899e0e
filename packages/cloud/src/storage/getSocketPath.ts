import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The longest path that a socket may have on every system that has them, in bytes. */
const pathBytesAtMost = 100

/** Where the process that has a data folder listens for other programs of the same user. */
export async function getSocketPath(folder: string): Promise<string> {
  const real = await realpath(folder)
  if (process.platform === 'win32') return `\\\\.\\pipe\\latchkey-cloud-${toDigest(real)}`
  const inFolder = path.join(real, 'cloud.sock')
  if (Buffer.byteLength(inFolder) <= pathBytesAtMost) return inFolder
  return path.join(tmpdir(), `latchkey-cloud-${toDigest(real)}.sock`)
}

function toDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
