import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import esbuild from 'esbuild'
import { build, createLogger } from 'vite'
import webpack, { type Configuration } from 'webpack'
import { fail } from '../shared/problems.ts'
import { root } from '../shared/workspace.ts'
import { run } from './run.ts'

/** A built page of the app. */
export interface BuiltPage {
  /** Which app it is: `main` is the one of the README. */
  readonly name: 'main' | 'wagmi' | 'plain'
  /** React's version and the bundler, for messages. */
  readonly label: string
  /** The folder of its files, with an `index.html`. */
  readonly folder: string
}

interface BuildParameters {
  /** The installed app. */
  readonly folder: string
  /** React's version, for messages. */
  readonly label: string
}

const pages = [
  { name: 'main', source: 'src/main.tsx' },
  { name: 'wagmi', source: 'pages/wagmi.tsx' },
  { name: 'plain', source: 'pages/plain.js' },
] as const

/** Compiles the app's types, and builds its pages with Vite, esbuild and webpack. A bundler that prints something has failed. */
export async function buildPages({ folder, label }: BuildParameters): Promise<readonly BuiltPage[]> {
  for (const project of ['.', 'pages']) {
    const { code, output } = await run(path.join(root, 'node_modules/.bin/tsc'), ['-p', project], folder)
    if (code !== 0) fail(`${label}: the app does not compile\n${output}`)
  }
  return [
    ...(await buildWithVite({ folder, label })),
    ...(await buildWithEsbuild({ folder, label })),
    ...(await buildWithWebpack({ folder, label })),
  ]
}

async function buildWithVite({ folder, label }: BuildParameters): Promise<readonly BuiltPage[]> {
  const output = path.join(folder, 'built', 'vite')
  const problems: string[] = []
  const customLogger = createLogger('warn')
  for (const level of ['warn', 'warnOnce', 'error'] as const)
    customLogger[level] = (message: string) => void problems.push(message)
  await build({
    configFile: false,
    root: folder,
    plugins: [react()],
    customLogger,
    logLevel: 'warn',
    build: { outDir: output, reportCompressedSize: false },
  }).catch((error: unknown) => problems.push(String(error)))
  if (problems.length > 0) fail(`${label}: Vite does not build the app silently\n${problems.join('\n')}`)
  return [{ name: 'main', label: `${label}, Vite`, folder: output }]
}

async function buildWithEsbuild({ folder, label }: BuildParameters): Promise<readonly BuiltPage[]> {
  const built: BuiltPage[] = []
  for (const { name, source } of pages) {
    const output = path.join(folder, 'built', `esbuild-${name}`)
    const { errors, metafile, warnings } = await esbuild
      .build({
        absWorkingDir: folder,
        entryPoints: { page: source },
        outdir: output,
        bundle: true,
        splitting: true,
        format: 'esm',
        minify: true,
        jsx: 'automatic',
        define: { 'process.env.NODE_ENV': '"production"' },
        logLevel: 'silent',
        metafile: true,
      })
      .catch((error: unknown) => ({ errors: [String(error)], warnings: [], metafile: undefined }))
    const problems = [...errors, ...warnings]
    if (problems.length > 0) fail(`${label}: esbuild does not build ${source} silently\n${JSON.stringify(problems)}`)
    if (metafile === undefined) continue
    const foreign = Object.keys(metafile.inputs).find((file) => /node_modules\/(?:react|@latchkey\/react)\//.test(file))
    if (name === 'plain' && foreign !== undefined) fail(`${label}: a page without React contains ${foreign}`)
    writePage(output)
    built.push({ name, label: `${label}, esbuild, ${name}`, folder: output })
  }
  return built
}

/** Builds the app from its compiled files, because webpack knows neither types nor JSX. */
async function buildWithWebpack({ folder, label }: BuildParameters): Promise<readonly BuiltPage[]> {
  const output = path.join(folder, 'built', 'webpack')
  const configuration: Configuration = {
    mode: 'production',
    context: folder,
    entry: { page: './compiled/src/main.js' },
    output: { path: output },
    // The size of an app's first load is the subject of `pnpm size`.
    performance: false,
  }
  const problems = await new Promise<string>((resolve) => {
    webpack(configuration, (error, stats) =>
      resolve(stats?.toString({ all: false, errors: true, warnings: true }) ?? String(error)),
    )
  })
  if (problems !== '') fail(`${label}: webpack does not build the app silently\n${problems}`)
  writePage(output)
  return [{ name: 'main', label: `${label}, webpack`, folder: output }]
}

/** Writes the document that loads a built page. */
function writePage(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const body = '<div id="root"></div><script type="module" src="/page.js"></script>'
  writeFileSync(path.join(folder, 'index.html'), `<!doctype html><link rel="icon" href="data:," />${body}`)
}
