import { execFile } from 'node:child_process'
import { mkdir, readFile, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { createTemporaryFolder } from '../test/createTemporaryFolder.ts'
import { unpackArchive } from './unpackArchive.ts'

const run = promisify(execFile)

/** Packs the contents of a folder with the system's tar. */
async function pack(folder: string, ...names: readonly string[]): Promise<Buffer> {
  const file = path.join(await createTemporaryFolder(), 'archive.tar')
  await run('tar', ['--format=ustar', '--absolute-names', '-cf', file, '-C', folder, ...names])
  return readFile(file)
}

it('unpacks files of all sizes, empty folders and long names, readable only for its user', async () => {
  const source = await createTemporaryFolder()
  const deep = path.join(...Array.from({ length: 8 }, () => 'a-folder-of-20-chars'))
  await mkdir(path.join(source, deep), { recursive: true })
  await mkdir(path.join(source, 'empty'))
  const files = new Map([
    ['empty.txt', Buffer.alloc(0)],
    ['small', Buffer.from('16\n')],
    ['block', Buffer.alloc(512, 1)],
    ['more', Buffer.alloc(513, 2)],
    [path.join(deep, 'large'), Buffer.alloc(100_000, 3)],
  ])
  for (const [name, contents] of files) await writeFile(path.join(source, name), contents, { mode: 0o644 })
  const archive = await pack(source, '.')

  const folder = await createTemporaryFolder()
  unpackArchive({ archive, folder })

  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(
    (await readdir(source, { recursive: true })).toSorted(),
  )
  for (const [name, contents] of files) {
    expect(await readFile(path.join(folder, name)), name).toEqual(contents)
    expect((await stat(path.join(folder, name))).mode & 0o777, name).toBe(0o600)
  }
  expect((await stat(path.join(folder, deep))).mode & 0o777).toBe(0o700)
  await expect(readdir(path.join(folder, 'empty'))).resolves.toEqual([])
})

it('unpacks a name that begins with a slash into its folder', async () => {
  const source = await createTemporaryFolder()
  await writeFile(path.join(source, 'file'), 'text')
  const archive = await pack(source, path.join(source, 'file'))
  const folder = await createTemporaryFolder()
  unpackArchive({ archive, folder })
  await expect(readFile(path.join(folder, source, 'file'), 'utf8')).resolves.toBe('text')
})

it('refuses names outside of its folder, links, and an archive that is cut off', async () => {
  const source = await createTemporaryFolder()
  const folder = await createTemporaryFolder()
  await writeFile(path.join(source, 'file'), 'text')
  await symlink('/etc/passwd', path.join(source, 'link'))
  const inner = path.join(source, 'inner')
  await mkdir(inner)

  const outside = await pack(inner, '../file')
  expect(() => unpackArchive({ archive: outside, folder })).toThrow('The archive has the name ../file')
  const outsideOfAll = await pack(inner, `${'../'.repeat(12)}${path.join(source, 'file')}`)
  expect(() => unpackArchive({ archive: outsideOfAll, folder })).toThrow('which is outside of its folder')
  const link = await pack(source, 'link')
  expect(() => unpackArchive({ archive: link, folder })).toThrow('neither a file nor a folder')
  const archive = await pack(source, 'file')
  for (const length of [0, 100, 513])
    expect(() => unpackArchive({ archive: archive.subarray(0, length), folder })).toThrow('The archive is cut off.')
  await expect(readdir(folder)).resolves.toEqual([])
})
