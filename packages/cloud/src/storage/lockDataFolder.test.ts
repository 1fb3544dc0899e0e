import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTemporaryFolder } from '../test/createTemporaryFolder.ts'
import { getSocketPath } from './getSocketPath.ts'
import { lockDataFolder, tryLockDataFolder } from './lockDataFolder.ts'
import { requestLocal } from './requestLocal.ts'

it('locks a folder for one holder and reports the conflict', async () => {
  const folder = path.join(await createTemporaryFolder(), 'made/for/it')
  const lock = await lockDataFolder({ folder })
  expect(await tryLockDataFolder({ folder })).toBeUndefined()
  await expect(lockDataFolder({ folder })).rejects.toMatchObject({
    code: 'storage.unavailable',
    message: expect.stringMatching(/^The data folder .*made\/for\/it is in use by another process/),
  })
  await lock.release()
  const next = await lockDataFolder({ folder })
  await next.release()
})

it('gives a folder to one of many concurrent callers', async () => {
  const folder = await createTemporaryFolder()
  const locks = await Promise.all(Array.from({ length: 20 }, () => tryLockDataFolder({ folder })))
  const held = locks.filter((lock) => lock !== undefined)
  expect(held).toHaveLength(1)
  await held[0]?.release()
})

it('takes over from a killed process, for one of many concurrent callers', async () => {
  const folder = await createTemporaryFolder()
  const script = `
    import { lockDataFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'lockDataFolder.ts'))}
    await lockDataFolder({ folder: ${JSON.stringify(folder)} })
    console.log('locked')
  `
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(owner.stdout, 'data')
  expect(await tryLockDataFolder({ folder })).toBeUndefined()
  const exited = once(owner, 'exit')
  owner.kill('SIGKILL')
  await exited
  const locks = await Promise.all(Array.from({ length: 20 }, () => tryLockDataFolder({ folder })))
  const held = locks.filter((lock) => lock !== undefined)
  expect(held).toHaveLength(1)
  await held[0]?.release()
  expect(await readdir(folder)).toEqual([])
})

it('is not accessible to other users', async () => {
  const folder = path.join(await createTemporaryFolder(), 'data')
  const lock = await lockDataFolder({ folder })
  onTestFinished(() => lock.release())
  expect((await stat(lock.path)).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

it('finds a socket path when the folder path is long', async () => {
  const folder = path.join(await createTemporaryFolder(), 'long'.repeat(30))
  const lock = await lockDataFolder({ folder })
  onTestFinished(() => lock.release())
  const socketFolder = path.dirname(lock.path)
  expect(path.dirname(socketFolder)).toBe(tmpdir())
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700)
  expect(await getSocketPath(folder)).toBe(lock.path)
  expect(await tryLockDataFolder({ folder })).toBeUndefined()
})

it('does not use a folder for sockets that others can enter', async () => {
  const temporary = await createTemporaryFolder()
  vi.stubEnv('TMPDIR', temporary)
  onTestFinished(() => void vi.unstubAllEnvs())
  const shared = path.join(temporary, `latchkey-cloud-${process.getuid?.() ?? 0}`)
  await mkdir(shared)
  await chmod(shared, 0o777)
  const folder = path.join(temporary, 'long'.repeat(30))
  await expect(lockDataFolder({ folder })).rejects.toMatchObject({
    code: 'storage.unavailable',
    message: expect.stringContaining(`${shared} is open to other users`),
  })
  await chmod(shared, 0o700)
  await (await lockDataFolder({ folder })).release()
})

it('reports a folder that cannot be created', async () => {
  const file = path.join(await createTemporaryFolder(), 'file')
  await writeFile(file, '')
  await expect(lockDataFolder({ folder: path.join(file, 'data') })).rejects.toMatchObject({
    code: 'storage.unavailable',
    message: expect.stringMatching(/^The data folder .* cannot be created \(ENOTDIR/),
  })
})

it("reports a file in the socket's place", async () => {
  const folder = await createTemporaryFolder()
  const place = path.join(folder, 'cloud.sock')
  await writeFile(place, 'precious')
  await expect(lockDataFolder({ folder })).rejects.toMatchObject({
    code: 'storage.unavailable',
    message: expect.stringContaining("cloud.sock is in the way of the cloud's socket"),
  })
  expect(await readFile(place, 'utf8')).toBe('precious')
})

it("reports a link in the socket's place that leads elsewhere", async () => {
  const folder = await createTemporaryFolder()
  await writeFile(path.join(folder, 'precious'), 'precious')
  await symlink('precious', path.join(folder, 'cloud.sock'))
  await expect(lockDataFolder({ folder })).rejects.toMatchObject({ code: 'storage.unavailable' })
  expect((await readdir(folder)).toSorted()).toEqual(['cloud.sock', 'precious'])
})

it('connects others to the holder: early requests wait, and errors keep their messages', async () => {
  const folder = await createTemporaryFolder()
  const lock = await lockDataFolder({ folder })
  onTestFinished(() => lock.release())
  const ask = (route: string) =>
    requestLocal({
      socket: lock.path,
      patience: 20_000,
      method: 'POST',
      path: route,
      body: { a: 1 },
      invalid: 'catalogue.invalid',
    })
  await expect(requestLocal({ socket: lock.path, patience: 0, method: 'GET', path: '/' })).rejects.toMatchObject({
    code: 'storage.unavailable',
    message: expect.stringContaining('still starting'),
  })
  const early = ask('/echo')
  lock.answer((request, response) => {
    const statuses: Record<string, [number, string]> = {
      '/missing': [404, '{"code":"not_found","message":"Not here."}'],
      '/wrong': [400, '{"code":"invalid_request","message":"Not so."}'],
      '/broken': [500, '{"code":"internal","message":"Broken."}'],
      '/empty': [204, ''],
    }
    const [status, body] = statuses[request.url ?? ''] ?? [200, undefined]
    response.statusCode = status
    if (body === undefined) request.pipe(response)
    else response.end(body)
  })
  expect(await early).toEqual({ answer: { a: 1 } })
  expect(await ask('/empty')).toEqual({ answer: undefined })
  await expect(ask('/missing')).rejects.toMatchObject({ code: 'project.notFound', message: 'Not here.' })
  await expect(ask('/wrong')).rejects.toMatchObject({ code: 'catalogue.invalid', message: 'Not so.' })
  await expect(ask('/broken')).rejects.toMatchObject({ code: 'internal', message: 'Broken.' })
  expect(await requestLocal({ socket: `${lock.path}.none`, patience: 0, method: 'GET', path: '/' })).toBeUndefined()
})
