import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Returns the SHA-256 of each file of a folder as `sha256sum --check` reads it, and the hash of that text. */
export function formatHashes(folder: string): { readonly text: string; readonly hash: string } {
  const files = readdirSync(folder).filter((name) => name !== 'SHA256SUMS')
  const text = files
    .toSorted()
    .map((name) => `${toHash(readFileSync(path.join(folder, name)))}  ${name}\n`)
    .join('')
  return { text, hash: toHash(text) }
}

function toHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
