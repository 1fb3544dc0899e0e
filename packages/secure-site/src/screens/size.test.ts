import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

/**
 * In bytes, compressed: what loads with the first screen, React included, other languages not, which load beside it. The design's 60 KiB were used
 * up; the texts of windows need one more, those of smart accounts another 0.75, and what follows the language of the app another 0.25.
 */
const limit = 62.5 * 1024

describe('the screens', () => {
  it('stay below their limit with React, and use no other library', async () => {
    const { metafile, outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('mountScreens.tsx', import.meta.url))],
      bundle: true,
      // Views that only some visitors see load later.
      splitting: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      conditions: ['@latchkey/source'],
      define: { 'process.env.NODE_ENV': '"production"' },
      metafile: true,
      write: false,
      outdir: 'out',
    })
    const [entry = ''] = Object.keys(metafile.outputs).filter(
      (name) => metafile.outputs[name]?.entryPoint !== undefined && name.endsWith('mountScreens.js'),
    )
    const initial = new Set([entry])
    for (const name of initial) {
      for (const { kind, path } of metafile.outputs[name]?.imports ?? [])
        if (kind === 'import-statement') initial.add(path)
    }
    const code = outputFiles
      .filter(({ path }) => [...initial].some((name) => path.endsWith(name)))
      .map(({ text }) => text)
      .join('')
    expect(initial.size).toBeLessThan(Object.keys(metafile.outputs).length)
    expect(gzipSync(code, { level: 9 }).length).toBeLessThan(limit)
    const packages = Object.keys(metafile.inputs).flatMap(
      (input) => /node_modules\/((?:@[\w-]+\/)?[\w-]+)\/(?!.*node_modules)/.exec(input)?.[1] ?? [],
    )
    expect([...new Set(packages)].toSorted()).toEqual(['react', 'react-dom', 'scheduler'])
  })

  it('draw no markup: no view sets HTML', async () => {
    const { glob, readFile } = await import('node:fs/promises')
    const folder = fileURLToPath(new URL('.', import.meta.url))
    const files: string[] = []
    for await (const file of glob('**/*.tsx', { cwd: folder })) {
      if (!file.includes('.test.')) files.push(await readFile(`${folder}${file}`, 'utf8'))
    }
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((text) => /dangerouslySetInnerHTML|innerHTML|<style|<script/.test(text))).toEqual([])
  })
})
