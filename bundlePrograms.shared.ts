import path from 'node:path'
import { build } from 'vite'

/**
 * Bundles programs of the cloud that tests start as processes, each into one file, and returns their folder. Loading
 * hundreds of modules takes longer than most tests.
 */
export async function bundlePrograms(parameters: {
  /** The folder of the cloud. */
  readonly root: string
  /** Inside the folder of the cloud, at the depth of `dist/entrypoints`, so that packages and the manifest are found. */
  readonly outDir: string
  /** Entry modules by the names of the programs, to which `.js` is added. */
  readonly input: Readonly<Record<string, string>>
  readonly conditions: readonly string[]
}): Promise<string> {
  const { root, input, conditions } = parameters
  const outDir = path.join(root, parameters.outDir)
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: {
      noExternal: true,
      external: [
        // They find their files next to their own modules.
        '@electric-sql/pglite',
        '@electric-sql/pglite-prepopulatedfs',
        '@latchkey/secure-site',
        // Its modules must load in their own order, because one of them adds to a global that the others read.
        '@simplewebauthn/server',
      ],
      resolve: { conditions: [...conditions] },
    },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      minify: false,
      rolldownOptions: { input, external: ['pg-native'] },
    },
  })
  return outDir
}
