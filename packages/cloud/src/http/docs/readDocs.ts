import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { CloudError } from '../../CloudError.ts'
import type { Encoding } from '../chooseEncoding.ts'

/** A file of the documentation site. It stays on the disk until it is asked for. */
export interface DocsFile {
  readonly file: string
  /** The value of the header `content-type`. */
  readonly contentType: string
  /** The value of the header `etag`. */
  readonly tag: string
  /** The files with the same content in other encodings. */
  readonly encoded: ReadonlyMap<Encoding, string>
}

/** The files of the documentation site by their path below `/docs`, such as `/start/vite/index.html`. */
export type Docs = ReadonlyMap<string, DocsFile>

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
}

const suffixes = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * Lists the files of the built documentation site. Links and files of other types are left out.
 *
 * @throws CloudError `config.invalid` if there is no site in the folder.
 */
export async function readDocs(folder: string): Promise<Docs> {
  const files = await listFiles(folder)
  const names = new Set(files)
  if (!names.has('/index.html'))
    throw new CloudError(
      'config.invalid',
      `LATCHKEY_DOCS: there is no index.html in ${folder}. Build the site there with \`node docs-site/site.ts build\`, or leave the setting out.`,
    )
  const docs = await Promise.all(
    files.map(async (name) => {
      const contentType = contentTypes[path.extname(name)]
      if (contentType === undefined) return []
      const file = path.join(folder, name)
      const { mtimeMs, size } = await stat(file)
      const encoded = suffixes
        .filter(([, suffix]) => names.has(name + suffix))
        .map(([encoding, suffix]) => [encoding, file + suffix] as const)
      const tag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
      return [[name, { file, contentType, tag, encoded: new Map(encoded) }] as const]
    }),
  )
  return new Map(docs.flat())
}

/** Returns the paths of files, with forward slashes. */
async function listFiles(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .map((name) => `/${name}`)
  } catch {
    return []
  }
}
