import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CloudError } from '../CloudError.ts'

/** Size of a header, and of the steps in which contents are stored, in bytes. */
const blockSize = 512

/**
 * Unpacks a tar archive of files and folders, readable only for the user of this process.
 *
 * It writes without pauses, because a thousand small files take several times as long one by one. The caller has nothing else to do yet.
 *
 * @param parameters.archive in the format `ustar` (POSIX.1-1988).
 * @param parameters.folder an existing folder.
 * @throws CloudError `internal` if the archive is damaged, or has links or names outside of the folder.
 */
export function unpackArchive(parameters: { readonly archive: Buffer; readonly folder: string }): void {
  const { archive, folder } = parameters
  const root = path.resolve(folder)
  for (let start = 0; ;) {
    const header = archive.subarray(start, start + blockSize)
    if (header.length < blockSize) throw new CloudError('internal', 'The archive is cut off.')
    const name = readText(header, 0, 100)
    // An empty header ends the archive.
    if (name === '') return
    // A name that begins with a slash begins at the folder.
    const target = path.join(root, readText(header, 345, 155), name)
    if (target !== root && !target.startsWith(root + path.sep))
      throw new CloudError('internal', `The archive has the name ${name}, which is outside of its folder.`)
    const kind = readText(header, 156, 1)
    const size = Number.parseInt(readText(header, 124, 12), 8)
    start += blockSize
    const contents = archive.subarray(start, start + size)
    if (contents.length !== size) throw new CloudError('internal', 'The archive is cut off.')
    if (kind === '5') mkdirSync(target, { recursive: true, mode: 0o700 })
    else if (kind === '0') {
      mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 })
      writeFileSync(target, contents, { mode: 0o600 })
    } else throw new CloudError('internal', `The archive has ${name}, which is neither a file nor a folder.`)
    start += Math.ceil(size / blockSize) * blockSize
  }
}

/** Reads a text that ends with its field or before the first null. */
function readText(header: Buffer, start: number, length: number): string {
  const [text = ''] = header.toString('latin1', start, start + length).split('\0')
  return text
}
