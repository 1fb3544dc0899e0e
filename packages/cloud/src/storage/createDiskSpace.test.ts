import { expect, it, onTestFinished } from 'vitest'
import { createMetrics } from '../observe/createMetrics.ts'
import { createTemporaryFolder } from '../test/createTemporaryFolder.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { createDiskSpace, type FileSystemSpace } from './createDiskSpace.ts'

async function watch(parameters: { readonly space: { now: FileSystemSpace | undefined }; readonly reserve?: number }) {
  const logger = createTestLogger()
  const metrics = createMetrics()
  const disk = await createDiskSpace({
    folder: '/data',
    reserve: parameters.reserve,
    logger,
    metrics,
    interval: 5,
    async readSpace() {
      if (parameters.space.now === undefined) throw new TypeError('no such folder')
      return parameters.space.now
    },
  })
  onTestFinished(() => disk.close())
  const readMetric = async (name: string): Promise<unknown> =>
    (await metrics.registry.getSingleMetric(name)?.get())?.values[0]?.value
  return { disk, logger, readMetric }
}

const gibibyte = 2 ** 30

it.each([
  [{ free: 1.1 * gibibyte, total: 500 * gibibyte }, undefined, false],
  [{ free: 0.9 * gibibyte, total: 500 * gibibyte }, undefined, true],
  // 5 % of a small disk.
  [{ free: 0.6 * gibibyte, total: 10 * gibibyte }, undefined, false],
  [{ free: 0.4 * gibibyte, total: 10 * gibibyte }, undefined, true],
  [{ free: 0.4 * gibibyte, total: 10 * gibibyte }, 1_000, false],
  [{ free: 0, total: 10 * gibibyte }, 0, false],
])('%j with a reserve of %s is low: %s', async (now, reserve, isLow) => {
  const { disk } = await watch({ space: { now }, ...(reserve === undefined ? {} : { reserve }) })
  expect(disk.isLow()).toBe(isLow)
})

it('recovers by itself, logs each change once, and keeps its answer while the space cannot be read', async () => {
  const space: { now: FileSystemSpace | undefined } = { now: { free: 10, total: 100 } }
  const { disk, logger, readMetric } = await watch({ space, reserve: 20 })
  expect([disk.isLow(), await readMetric('latchkey_disk_free_bytes'), await readMetric('latchkey_disk_low')]).toEqual([
    true,
    10,
    1,
  ])
  space.now = undefined
  await expect.poll(() => logger.lines.map(({ level }) => level)).toContain('warn')
  expect(disk.isLow()).toBe(true)
  space.now = { free: 30, total: 100 }
  await expect.poll(() => disk.isLow()).toBe(false)
  expect(await readMetric('latchkey_disk_low')).toBe(0)
  const changes = logger.lines.filter(({ level }) => level !== 'warn').map(({ message }) => message)
  expect(changes).toEqual([
    'The disk is nearly full: nothing new is stored until space is freed. Stored data is safe, and reading continues.',
    'The disk has room again',
  ])
})

it('reads the real disk', async () => {
  const folder = await createTemporaryFolder()
  const open = (reserve: number) =>
    createDiskSpace({ folder, reserve, logger: createTestLogger(), metrics: createMetrics() })
  const [small, huge] = [await open(1), await open(2 ** 60)]
  expect([small.isLow(), huge.isLow()]).toEqual([false, true])
  small.close()
  huge.close()
})

it('has always room without a folder', async () => {
  const logger = createTestLogger()
  const disk = await createDiskSpace({ folder: undefined, reserve: 2 ** 60, logger, metrics: createMetrics() })
  expect(disk.isLow()).toBe(false)
  disk.close()
})
