import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, defaultClientConditions } from 'vite'
import { collectBundled, formatNotices } from '../../../writeNotices.shared.ts'
import { buildRecoverPage } from './buildRecoverPage.ts'

const root = path.resolve(import.meta.dirname, '..')
/** Each document has its own files: what one shared with the frame would make the frame load more files and more bytes. */
const documents: readonly string[] = ['frame.html', 'login.html', 'window.html']

/**
 * Builds the files of the site. The result depends on the sources and the lockfile only, so that anyone can build the files again
 * and compare them with those that a server answers. Every script that a document can load has its hash in it: the entry as an attribute,
 * the others in an import map.
 *
 * @param parameters.folder relative to the package. It is emptied first.
 * @param parameters.notices where the licences of the bundled packages are written: no page of the site, so in another folder.
 */
export async function buildSite(parameters: {
  readonly folder: string
  readonly notices?: string | undefined
}): Promise<void> {
  const bundled = new Set<string>()
  const folder = path.resolve(root, parameters.folder)
  await rm(folder, { recursive: true, force: true })
  for (const document of documents) {
    const contents = await buildDocument(document, bundled)
    const hashed = new Map(
      contents.flatMap(([name, content]) =>
        /\.(?:css|js)$/.test(name) ? [[`/${name}`, toIntegrity(content)] as const] : [],
      ),
    )
    for (const [name, content] of contents) {
      const file = path.join(folder, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, name === document ? addIntegrity(String(content), hashed) : content)
    }
  }
  await writeFile(path.join(folder, 'recover.html'), await buildRecoverPage(bundled))
  if (parameters.notices !== undefined) await writeFile(path.resolve(root, parameters.notices), formatNotices(bundled))
}

/** Builds a document. Returns the content of each file by its name, and adds the folders of the bundled packages to a set. */
async function buildDocument(
  name: string,
  bundled: Set<string>,
): Promise<readonly (readonly [string, string | Uint8Array])[]> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    envDir: false,
    plugins: [collectBundled(bundled)],
    // From the sources of our packages, so that nothing has to be built before.
    resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
    // React's production build, whatever the environment says.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // The policy of the frame names the worker's address, so it is one file and no module: it loads nothing else.
    worker: {
      format: 'iife',
      plugins: () => [collectBundled(bundled)],
      rolldownOptions: { output: { entryFileNames: 'assets/vault.worker-[hash].js' } },
    },
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, name),
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          // Libraries change less often than our own code.
          codeSplitting: {
            groups: [
              // The texts of a language are one file, because every file has its hash in the document.
              {
                name: toLanguageFile,
                test: /messages\/(?:screens|secret|settings)\/(?!en\.)[a-z]{2}(?:-\w+)?\.ts$/,
                priority: 2,
              },
              // Only the screens need them, so they load with the first one.
              { name: 'react', test: /node_modules\/(?:.*\/)?(?:react|react-dom|scheduler)\//, priority: 1 },
              { name: 'libraries', test: /node_modules/ },
            ],
          },
        },
      },
    },
  })
  return [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .map((each) => [each.fileName, each.type === 'chunk' ? each.code : each.source])
}

/** Adds the hashes of all scripts and style sheets to a document. The import map has to come before the first module. */
function addIntegrity(html: string, hashed: ReadonlyMap<string, string>): string {
  const sorted = [...hashed]
    .filter(([name]) => name.endsWith('.js'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const importMap = JSON.stringify({ integrity: Object.fromEntries(sorted) })
  return html
    .replace(/<script type="module"/, `<script type="importmap">${importMap}</script>\n    $&`)
    .replaceAll(
      /<(script type="module"|link rel="stylesheet")[^>]*? (?:src|href)="([^"]+)"/g,
      (tag, _kind, source: string) => {
        const integrity = hashed.get(source)
        if (integrity === undefined) throw new TypeError(`The file ${source} is not part of the build.`)
        return `${tag} integrity="${integrity}"`
      },
    )
}

function toLanguageFile(id: string): string {
  return `texts.${path.basename(id, '.ts')}`
}

function toIntegrity(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
