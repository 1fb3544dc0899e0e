import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

/** In bytes, compressed: the worker is in one file, and loads before the first signature. 2 KiB of it are smart accounts. */
const limit = 27.5 * 1024

describe('the worker', () => {
  it('is one file below its limit, with no library but those of decision 0057', async () => {
    const { outputFiles, metafile } = await build({
      entryPoints: [fileURLToPath(new URL('vault.worker.ts', import.meta.url))],
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      conditions: ['@latchkey/source'],
      metafile: true,
      write: false,
      outdir: 'out',
    })
    const [file, ...others] = outputFiles
    const code = file?.text ?? ''
    expect(others).toEqual([])
    expect(code).not.toMatch(/\bimport\s*\(/)
    expect(gzipSync(code, { level: 9 }).length).toBeLessThan(limit)
    const packages = Object.keys(metafile.inputs).flatMap(
      (input) => /node_modules\/((?:@[\w-]+\/)?[\w-]+)\/(?!.*node_modules)/.exec(input)?.[1] ?? [],
    )
    expect([...new Set(packages)].sort()).toEqual([
      '@noble/ed25519',
      '@noble/hashes',
      '@noble/secp256k1',
      '@scure/bip39',
    ])
  })
})
