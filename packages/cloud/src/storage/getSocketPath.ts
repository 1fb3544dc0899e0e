import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Maximum length of a socket path on all supported systems, in bytes, less the 9 that a contender's own name adds. */
const pathBytesAtMost = 91

/** Returns the path at which other programs reach the holder of a data folder: a link to its socket, or a named pipe. */
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
