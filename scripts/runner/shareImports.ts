import path from 'node:path'
import type { Plugin } from 'vite'

const relativeImport = /\bimport\((["'])(\.{1,2}\/[^"'?]+)\1\)/g

/**
 * Lets a page of a test run import each of our modules on demand only once. At each `import()` the browser walks through everything that the
 * module needs, with a task for each module, also if all of it is loaded. In an app these are a few bundled files. From the sources they are
 * hundreds, so the imports of a single test took up to 40 ms.
 */
export function shareImports(): Plugin {
  return {
    name: 'latchkey:share-imports',
    transform(code, id) {
      // The text of a file that is imported as a string is no code.
      if (id.includes('/node_modules/') || /[?&]raw\b/.test(id)) return
      const folder = path.dirname(id)
      const shared = code.replaceAll(relativeImport, (request: string, _quote, file: string) => {
        const key = JSON.stringify(path.posix.join(folder, file))
        return `((globalThis.latchkeyImports ??= {})[${key}] ??= ${request})`
      })
      return shared === code ? undefined : { code: shared, map: null }
    },
  }
}
