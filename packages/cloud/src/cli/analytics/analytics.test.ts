import { expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../../config/readSettings.ts'
import { createCloud } from '../../createCloud.ts'
import { createDataFolder } from '../../test/createDataFolder.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { spawnCli } from '../../test/spawnCli.ts'

it('rebuilds totals through the server, and on the folder itself once it has stopped', async () => {
  const folder = await createDataFolder()
  const environment = { LATCHKEY_PORT: '0', LATCHKEY_DATA: folder }
  const cloud = await createCloud({ settings: readSettings({ environment }).settings, logger: createTestLogger() })
  onTestFinished(() => cloud.close())
  const run = async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const cli = spawnCli({
      values: ['analytics', 'rebuild', '--from', tomorrow, '--data', folder, '--json'],
      environment: {},
    })
    return {
      code: await cli.ended,
      stderr: cli.output.stderr,
      isDone: cli.output.stdout === `{"days":0,"from":"${tomorrow}"}\n`,
    }
  }
  expect(await run()).toEqual({ code: 0, stderr: '', isDone: true })
  await cloud.close()
  expect(await run()).toEqual({ code: 0, stderr: '', isDone: true })
})
