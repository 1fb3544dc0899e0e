import path from 'node:path'
import { listPackages, root } from '../shared/workspace.ts'
import type { Plugin } from 'vite'

/** The id of the module that holds the app's code. */
export const virtualEntry = 'virtual:app.tsx'

/** Creates a Vite plugin that provides the app's code and resolves its imports from the workspace packages. */
export function resolveAsApp(code: string): Plugin {
  const importers = listPackages().map(({ folder }) => path.join(folder, 'package.json'))
  return {
    name: 'latchkey:app',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react(?=\/|$)/, replacement: path.join(root, 'node_modules', 'react-18') },
          { find: /^react-dom(?=\/|$)/, replacement: path.join(root, 'node_modules', 'react-dom-18') },
        ],
      },
    }),
    async resolveId(specifier, from) {
      if (specifier === virtualEntry) return `\0${virtualEntry}`
      if (from !== `\0${virtualEntry}`) return undefined
      for (const importer of importers) {
        const resolved = await this.resolve(specifier, importer, { skipSelf: true })
        if (resolved !== null) return resolved
      }
      return undefined
    },
    load: (id) => (id === `\0${virtualEntry}` ? { code, moduleType: 'tsx' } : undefined),
  }
}
