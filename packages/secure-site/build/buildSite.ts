import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, defaultClientConditions } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const documents = ['frame.html']

/**
 * Builds the files of the site. The result depends on the sources and the lockfile only, so that anyone can build the files again
 * and compare them with those that a server answers. Every script has its hash in the document: the entry as an attribute, the
 * others in an import map.
 *
 * @param parameters.folder relative to the package. It is emptied first.
 */
export async function buildSite(parameters: { readonly folder: string }): Promise<void> {
  const folder = path.resolve(root, parameters.folder)
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    envDir: false,
    // From the sources of our packages, so that nothing has to be built before.
    resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: documents.map((name) => path.join(root, name)),
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          // Libraries change less often than our own code.
          codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/ }] },
        },
      },
    },
  })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const contents = new Map(outputs.map((each) => [each.fileName, each.type === 'chunk' ? each.code : each.source]))
  const scripts = new Map(
    outputs.flatMap((each) => (each.type === 'chunk' ? [[`/${each.fileName}`, toIntegrity(each.code)] as const] : [])),
  )
  await rm(folder, { recursive: true, force: true })
  for (const [name, content] of contents) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, documents.includes(name) ? addIntegrity(String(content), scripts) : content)
  }
}

/** Adds the hashes of all scripts to a document. The import map has to come before the first module. */
function addIntegrity(html: string, scripts: ReadonlyMap<string, string>): string {
  const sorted = [...scripts].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const importMap = JSON.stringify({ integrity: Object.fromEntries(sorted) })
  return html
    .replace(/<script type="module"/, `<script type="importmap">${importMap}</script>\n    $&`)
    .replaceAll(/<script type="module"([^>]*?) src="([^"]+)"/g, (_all, attributes: string, source: string) => {
      const integrity = scripts.get(source)
      if (integrity === undefined) throw new TypeError(`The script ${source} is not part of the build.`)
      return `<script type="module"${attributes} src="${source}" integrity="${integrity}"`
    })
}

function toIntegrity(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
