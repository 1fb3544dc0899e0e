import { existsSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { packageRules } from '../imports/packageRules.ts'
import { listPublishedPackages } from '../shared/workspace.ts'

export interface Leftover {
  readonly specifier: string
  readonly code: string
}

/**
 * What stays of each entrypoint for browsers when an app imports it and uses nothing, and the bundler may not rely on
 * `sideEffects: false`. It should be nothing: what stays here, stays in every app.
 */
export async function measureLeftovers(): Promise<readonly Leftover[]> {
  const leftovers: Leftover[] = []
  for (const { name, shortName, folder, manifest } of listPublishedPackages()) {
    if (packageRules[shortName]?.isForBrowsers !== true) continue
    for (const [key, target] of Object.entries(manifest.publishConfig?.exports ?? {})) {
      if (typeof target !== 'object' || target === null || !('default' in target)) continue
      const file = path.join(folder, String(target.default))
      const code = existsSync(file) ? await bundleUnused(file) : `${file} was not built`
      if (code !== '') leftovers.push({ specifier: `${name}${key.slice(1)}`, code })
    }
  }
  return leftovers
}

async function bundleUnused(file: string): Promise<string> {
  const bundle = await rolldown({
    input: 'virtual:unused',
    // valibot says of its own functions that calling them does nothing (`@__NO_SIDE_EFFECTS__`), so bundlers have to see it.
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && id !== 'virtual:unused' && id !== 'valibot',
    treeshake: {
      moduleSideEffects: (id, isExternal) => !isExternal && !id.includes('/node_modules/valibot/'),
      // To read or spread a constant of ours does nothing.
      propertyReadSideEffects: false,
    },
    plugins: [
      {
        name: 'latchkey:unused',
        resolveId: (id) => (id === 'virtual:unused' ? id : undefined),
        load: (id) => (id === 'virtual:unused' ? `import ${JSON.stringify(file)}` : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'es', comments: false })
  return output[0].code
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    .join('\n')
}
