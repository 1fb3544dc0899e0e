import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listPublishedPackages } from '../shared/workspace.ts'
import { formatHashes } from './formatHashes.ts'
import { orderByDependency } from './orderByDependency.ts'

describe('formatHashes', () => {
  it('lists every file as sha256sum reads it, and notices a change', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-release-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(path.join(folder, 'b.tgz'), 'b')
    writeFileSync(path.join(folder, 'a.tgz'), 'a')
    const { hash, text } = formatHashes(folder)
    writeFileSync(path.join(folder, 'SHA256SUMS'), text)
    const check = (): number | null =>
      spawnSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder }).status
    expect(text.match(/^[\da-f]{64} {2}[ab]\.tgz$/gm)).toHaveLength(2)
    expect(check()).toBe(0)
    expect(formatHashes(folder).hash).toBe(hash)
    writeFileSync(path.join(folder, 'b.tgz'), 'altered')
    expect(check()).toBe(1)
    expect(formatHashes(folder).hash).not.toBe(hash)
  })
})

describe('orderByDependency', () => {
  it('puts each package after those that it depends on', () => {
    const all = orderByDependency(listPublishedPackages().map(({ manifest }) => manifest))
    const names = all.map(({ name }) => name)
    expect(new Set(names).size).toBe(listPublishedPackages().length)
    const late = all.flatMap(({ name, dependencies = {}, peerDependencies = {} }, index) =>
      Object.keys({ ...dependencies, ...peerDependencies }).flatMap((other) =>
        names.indexOf(other) > index ? `${name} before ${other}` : [],
      ),
    )
    expect(late).toEqual([])
  })

  it('refuses a circle', () => {
    const circle = [
      { name: 'a', dependencies: { b: '1' } },
      { name: 'b', dependencies: { a: '1' } },
    ]
    expect(() => orderByDependency(circle)).toThrow(RangeError)
  })
})
