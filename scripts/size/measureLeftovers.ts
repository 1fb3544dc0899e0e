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
 * Returns the code that remains of each browser entry point when an app imports it, uses nothing, and the bundler ignores
 * `sideEffects: false`. None should remain, because it would remain in every app.
 */
export async function measureLeftovers(): Promise<readonly Leftover[]> {
  const leftovers: Leftover[] = []
  for (const { name, shortName, folder, manifest } of listPublishedPackages()) {
    if (packageRules[shortName]?.isForBrowsers !== true) continue
    for (const [key, target] of Object.entries(manifest.publishConfig?.exports ?? {})) {
      if (typeof target !== 'object' || target === null || !('default' in target)) continue
      const file = path.join(folder, String(target.default))
      if (!file.endsWith('.js')) continue
      const code = existsSync(file) ? await bundleUnused(file) : `${file} was not built`
      if (code !== '') leftovers.push({ specifier: `${name}${key.slice(1)}`, code })
    }
  }
  return leftovers
}

async function bundleUnused(file: string): Promise<string> {
  const bundle = await rolldown({
    input: 'virtual:unused',
    // valibot marks its functions with `@__NO_SIDE_EFFECTS__`, which bundlers must see.
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && id !== 'virtual:unused' && id !== 'valibot',
    treeshake: {
      moduleSideEffects: (id, isExternal) => !isExternal && !id.includes('/node_modules/valibot/'),
      // Reading or spreading our constants has no side effects.
      propertyReadSideEffects: false,
    },
    plugins: [
      {
        name: 'latchkey:unused',
        // What a dynamic import needs would share a file with the entry, though nothing imports it.
        resolveId: (id, _importer, { kind }) =>
          id === 'virtual:unused' ? id : kind === 'dynamic-import' ? { id, external: true } : undefined,
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
