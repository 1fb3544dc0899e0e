import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../shared/workspace.ts'
import { listImages } from './listImages.ts'
import { replaceImages } from './replaceImages.ts'

const readCloudFile = (name: string): string => readFileSync(path.join(root, 'packages/cloud', name), 'utf8')
const digest = `sha256:${'ab'.repeat(32)}`

it('finds every image of others in the files of the cloud', () => {
  expect(listImages(readCloudFile('Dockerfile')).map(({ image }) => image)).toEqual(['node:24-slim', 'node:24-slim'])
  expect(listImages(readCloudFile('compose.yaml')).map(({ image }) => image.split(':')[0])).toEqual([
    'caddy',
    'postgres',
    'redis',
  ])
})

it('names all images of a file by digest, or none', () => {
  for (const name of ['Dockerfile', 'compose.yaml'])
    expect(new Set(listImages(readCloudFile(name)).map((each) => each.digest === undefined)).size, name).toBe(1)
})

it('replaces digests, and refuses other texts', () => {
  const text = 'FROM node:24-slim AS build\nFROM node:24-slim\n    image: redis:7.2-alpine\n  image: latchkey-cloud\n'
  const digests = new Map([
    ['node:24-slim', digest],
    ['redis:7.2-alpine', `sha256:${'cd'.repeat(32)}`],
  ])
  const pinned = replaceImages({ text, digests })
  expect(pinned).toBe(
    `FROM node:24-slim@${digest} AS build\nFROM node:24-slim@${digest}\n    image: redis:7.2-alpine@sha256:${'cd'.repeat(32)}\n  image: latchkey-cloud\n`,
  )
  expect(replaceImages({ text: pinned, digests: digests.set('node:24-slim', `sha256:${'ef'.repeat(32)}`) })).toContain(
    `FROM node:24-slim@sha256:${'ef'.repeat(32)} AS build`,
  )
  for (const wrong of ['', 'sha256:ab', `md5:${'ab'.repeat(32)}`])
    expect(() => replaceImages({ text, digests: digests.set('node:24-slim', wrong) })).toThrow(RangeError)
})

it('asks docker for the digest of each image, and changes nothing if a registry does not answer', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-images-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of ['scripts/images', 'packages/cloud/Dockerfile', 'packages/cloud/compose.yaml'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true })
  mkdirSync(path.join(folder, 'bin'))
  const run = (program: string) => {
    const docker = path.join(folder, 'bin/docker')
    writeFileSync(docker, `#!/bin/sh\n${program}\n`)
    chmodSync(docker, 0o755)
    const env = { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env['PATH'] ?? ''}` }
    return spawnSync(process.execPath, ['scripts/images/pinImages.ts'], { cwd: folder, env, encoding: 'utf8' })
  }
  const read = () =>
    ['Dockerfile', 'compose.yaml'].map((name) => readFileSync(path.join(folder, 'packages/cloud', name), 'utf8'))
  const before = read()
  const failed = run('echo "no such host" >&2; exit 1')
  expect([failed.status, failed.stderr]).toEqual([1, expect.stringContaining('no such host')])
  expect(read()).toEqual(before)
  expect(run(`echo ${digest}`)).toMatchObject({ status: 0 })
  const images = read().flatMap(listImages)
  expect(images).toHaveLength(5)
  expect(new Set(images.map((each) => each.digest))).toEqual(new Set([digest]))
})
