import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smaller files fit into a packet or two anyway. */
const bytesAtLeast = 1_024

/** Writes each script, style and picture of the build a second and third time, compressed, so that the server need not do it. */
export function compressFiles(): Plugin {
  return {
    name: 'latchkey-compress-files',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const folder = path.join(dir, 'assets')
      for (const name of await readdir(folder)) {
        if (!/\.(?:css|js|svg)$/.test(name)) continue
        const file = path.join(folder, name)
        const content = await readFile(file)
        if (content.length < bytesAtLeast) continue
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
        await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
      }
    },
  }
}
