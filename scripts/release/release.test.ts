import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listPublishedPackages } from '../shared/workspace.ts'
import { formatNotices } from '../../writeNotices.shared.ts'
import { addBundled } from './addBundled.ts'
import { formatHashes } from './formatHashes.ts'
import { readNotices } from './noticeFiles.ts'
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

describe('the bill of materials', () => {
  const react = { name: 'react', version: '19.0.0', licence: 'MIT' }
  const hashes = { name: '@noble/hashes', version: '2.4.0', licence: 'MIT OR Apache-2.0' }
  const publisher = { name: '@latchkey/cloud', version: '0.1.0' }
  const cloud = { type: 'library', 'bom-ref': 'cloud', name: 'cloud', purl: 'pkg:npm/%40latchkey/cloud@0.1.0' }
  const installed = { type: 'library', 'bom-ref': 'known', name: 'hashes', purl: 'pkg:npm/%40noble/hashes@2.4.0' }
  const bill = {
    bomFormat: 'CycloneDX',
    components: [cloud, installed],
    dependencies: [{ ref: 'cloud', dependsOn: ['hono'] }],
  }

  it('has the packages whose code is in the files of another one, each once', () => {
    const once = addBundled({ bill, publisher, bundled: [react, hashes] })
    expect(once).toEqual({
      bomFormat: 'CycloneDX',
      components: [
        cloud,
        installed,
        {
          ...{ type: 'library', 'bom-ref': 'pkg:npm/react@19.0.0', name: 'react', version: '19.0.0' },
          ...{ purl: 'pkg:npm/react@19.0.0', licenses: [{ expression: 'MIT' }] },
        },
      ],
      dependencies: [
        { ref: 'cloud', dependsOn: ['hono', 'pkg:npm/react@19.0.0', 'known'] },
        { ref: 'pkg:npm/react@19.0.0', dependsOn: [] },
      ],
    })
    expect(addBundled({ bill: once, publisher, bundled: [react, hashes] }).components).toEqual(once.components)
  })

  it('has each published package, also one that no other depends on', () => {
    const purl = 'pkg:npm/%40latchkey/cloud@0.1.0'
    expect(addBundled({ bill: {}, publisher: { ...publisher, license: 'MIT' }, bundled: [] })).toEqual({
      components: [{ ...{ type: 'library', 'bom-ref': purl, purl }, ...publisher, licenses: [{ expression: 'MIT' }] }],
      dependencies: [{ ref: purl, dependsOn: [] }],
    })
  })

  it('reads them from the licences that a build writes, of which none is off the list', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-notices-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const write = ({ licence, name, version }: typeof react): string => {
      const place = path.join(folder, name)
      mkdirSync(place, { recursive: true })
      writeFileSync(path.join(place, 'package.json'), JSON.stringify({ name, version, license: licence }))
      writeFileSync(path.join(place, 'LICENSE'), 'Copyright (c) 2026\n\nPermission is hereby granted')
      return place
    }
    const text = formatNotices([react, hashes].map(write))
    expect(text).toContain('Permission is hereby granted')
    expect(readNotices(text)).toEqual([hashes, react])
    expect(readNotices('bcoin 2.2.0 (MIT)\n\nText\n')).toEqual([{ name: 'bcoin', version: '2.2.0', licence: 'MIT' }])
    expect(() => readNotices('Nothing')).toThrow('does not begin with')
    expect(() => formatNotices([write({ ...react, licence: 'GPL-3.0' })])).toThrow('bundles react 19.0.0')
  })
})
