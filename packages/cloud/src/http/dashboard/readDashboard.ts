import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Encoding } from '../chooseEncoding.ts'

/** A file that is answered as it is on the disk. */
export interface DashboardFile {
  readonly content: ReturnType<typeof Uint8Array.of>
  /** The value of the header `content-type`. */
  readonly contentType: string
  /** The same content by its encoding, where the build has compressed it. */
  readonly encoded: Readonly<Partial<Record<Encoding, ReturnType<typeof Uint8Array.of>>>>
}

/** The files of the dashboard. */
export interface Dashboard {
  /** The one document, for every path. */
  readonly document: DashboardFile
  /** What it loads, by the path below `/dashboard`, such as `/assets/index-1a2b3c.js`. */
  readonly assets: ReadonlyMap<string, DashboardFile>
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Of this package, or in the repository, whose sources run as they are, of the dashboard's own. */
const build = import.meta.url.endsWith('.ts') ? '../../../../dashboard/dist' : '../../dashboard'

/**
 * Reads the files of the dashboard, which are part of this package.
 *
 * @param parameters.folder where they are. Default: the build.
 * @returns `undefined` if they are not there, as in a repository that is not built.
 */
export async function readDashboard(
  parameters: { readonly folder?: string | undefined } = {},
): Promise<Dashboard | undefined> {
  const { folder = fileURLToPath(new URL(build, import.meta.url)) } = parameters
  const names = await listFiles(folder)
  const read = async (name: string) => new Uint8Array(await readFile(path.join(folder, name)))
  const files = new Map<string, DashboardFile>()
  for (const name of names) {
    const contentType = contentTypes[path.extname(name)]
    if (contentType === undefined) continue
    files.set(name, {
      content: await read(name),
      contentType,
      encoded: {
        ...(names.includes(`${name}.br`) ? { br: await read(`${name}.br`) } : {}),
        ...(names.includes(`${name}.gz`) ? { gzip: await read(`${name}.gz`) } : {}),
      },
    })
  }
  const document = files.get('index.html')
  if (document === undefined) return undefined
  files.delete('index.html')
  return { document, assets: new Map([...files].map(([name, file]) => [`/${name}`, file])) }
}

async function listFiles(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  } catch {
    return []
  }
}
