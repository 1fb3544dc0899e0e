import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Smaller files fit into one packet. In bytes. */
const smallest = 1_400

/** Writes each text of a folder once more as `.br` and `.gz`, for a server that answers files as they are. */
export function compressFiles(folder: string): void {
  for (const name of globSync('**/*.{css,html,js,json,md,svg,txt}', { cwd: folder })) {
    const file = path.join(folder, name)
    const content = readFileSync(file)
    if (content.length < smallest) continue
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
