import path from 'node:path'
import { build } from 'esbuild'
import { build as bundle } from 'rolldown'
import { outputFolder, siteFolder } from '../paths.ts'
import type { Assets } from '../render/renderPage.ts'

const folder = path.join(outputFolder, 'assets')

/** Bundles the scripts and the style sheet of the site, and the live examples, which load on demand. */
export async function bundleClient(): Promise<Omit<Assets, 'search'>> {
  const [[script, preview], [style, theme]] = await Promise.all([bundleModules(), bundleOpening()])
  return { style, theme, script, preview }
}

/** Rolldown, as in apps: what an example loads on the site is what it loads in an app. */
async function bundleModules(): Promise<readonly [script: string, preview: string]> {
  const { output } = await bundle({
    input: {
      site: path.join(siteFolder, 'client', 'site.ts'),
      preview: path.join(siteFolder, 'client', 'theme-builder', 'preview.tsx'),
    },
    platform: 'browser',
    transform: {
      target: 'es2023',
      jsx: { runtime: 'automatic' },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    // React Query marks its files for servers, which these pages have none of.
    checks: { moduleLevelDirective: false },
    logLevel: 'warn',
    output: {
      dir: folder,
      format: 'esm',
      minify: true,
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
    },
  })
  const find = (name: string): string =>
    `assets/${output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name)?.fileName ?? ''}`
  return [find('site'), find('preview')]
}

/** What a page loads before it is drawn. */
async function bundleOpening(): Promise<readonly [style: string, theme: string]> {
  const { metafile } = await build({
    entryPoints: {
      style: path.join(siteFolder, 'styles', 'site.css'),
      theme: path.join(siteFolder, 'client', 'theme.ts'),
    },
    bundle: true,
    minify: true,
    target: 'es2023',
    outdir: folder,
    entryNames: '[name]-[hash]',
    metafile: true,
    logLevel: 'warning',
  })
  const names = Object.keys(metafile.outputs).map((file) => `assets/${path.basename(file)}`)
  return [names.find((name) => name.endsWith('.css')) ?? '', names.find((name) => name.endsWith('.js')) ?? '']
}
