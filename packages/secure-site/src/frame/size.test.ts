import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { buildSite } from '../../build/buildSite.ts'
import { readSite } from '../site/readSite.ts'

/** In bytes, compressed: what every frame loads before it answers its page, with no screen, no key and no decoder of transactions. */
const limit = 25.25 * 1024

it('is small before any screen', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'latchkey-size-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await buildSite({ folder })
  const { assets, frame } = await readSite({ folder })
  const scripts = new Map(assets.map((asset) => [asset.path, new TextDecoder().decode(asset.content)]))
  const measure = (names: Iterable<string>): number =>
    [...names].reduce((sum, name) => sum + gzipSync(scripts.get(name) ?? '', { level: 9 }).length, 0)
  const html = await readFile(path.join(folder, frame.path), 'utf8')
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? ''
  const initial = follow(scripts, entry)
  expect(initial.size).toBeGreaterThan(1)
  expect(measure(initial)).toBeLessThan(limit)
})

/** The scripts that a script imports at once, and those that they import. */
function follow(scripts: ReadonlyMap<string, string>, entry: string): ReadonlySet<string> {
  const found = new Set([entry])
  for (const name of found) {
    for (const [, file] of (scripts.get(name) ?? '').matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      found.add(`/assets/${file}`)
  }
  return found
}
