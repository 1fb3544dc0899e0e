import { expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../../config/readSettings.ts'
import { createCloud } from '../../createCloud.ts'
import { createDataFolder } from '../../test/createDataFolder.ts'
import { embeddedUsers } from '../../storage/embeddedSchema.ts'
import { createPgliteStorage } from '../../storage/createPgliteStorage.ts'
import { projects } from '../../storage/schema.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { spawnCli } from '../../test/spawnCli.ts'

const site = { LATCHKEY_SECURE_SITE_PORT: '0' }

async function run(values: readonly string[], environment: Readonly<Record<string, string>>) {
  const cli = spawnCli({ values: ['embedded', ...values], environment })
  const code = await cli.ended
  return { code, ...cli.output }
}

it('runs the commands of embedded wallets through the server, and on the folder itself once it has stopped', async () => {
  const folder = await createDataFolder()
  const data = ['--data', folder]
  const environment = { ...site, LATCHKEY_PORT: '0', LATCHKEY_DATA: folder }
  const cloud = await createCloud({ settings: readSettings({ environment }).settings, logger: createTestLogger() })
  onTestFinished(() => cloud.close())
  const runBoth = async () => {
    expect(await run(['reseal', ...data, '--json'], site)).toEqual({ code: 0, stdout: '{"resealed":0}\n', stderr: '' })
    expect(await run(['after-restore', ...data], site)).toEqual({
      code: 0,
      stdout: '0 sessions were ended. 0 devices are suspended until their users log in.\n',
      stderr: '',
    })
  }
  await runBoth()
  await cloud.close()
  await runBoth()
  const absent = { code: 2, stdout: '', stderr: expect.stringContaining('There is no such user. Nothing was changed.') }
  expect(await run(['delete-user', 'a@example.com', '--yes', ...data], site)).toMatchObject(absent)
  expect(await run(['export-user', 'a@example.com', ...data], site)).toMatchObject(absent)
  expect(await run(['reseal', ...data], {})).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('This cloud has no secure site'),
  })
  const audit = spawnCli({ values: ['audit', ...data, '--json'], environment: {} })
  expect(await audit.ended).toBe(0)
  expect(audit.output.stdout.match(/"embedded\.(?:afterRestore|reseal)"/g)).toEqual([
    '"embedded.afterRestore"',
    '"embedded.reseal"',
    '"embedded.afterRestore"',
    '"embedded.reseal"',
  ])
})

it('prints what is kept about a user, deletes them and prints their id', async () => {
  const folder = await createDataFolder()
  const storage = await createPgliteStorage({ folder })
  await storage.database.insert(projects).values({ key: 'shop', name: 'Shop', createdAt: 1, updatedAt: 1 })
  await storage.database.insert(embeddedUsers).values([
    { id: 'user-1', projectKey: 'shop', createdAt: 1 },
    { id: 'user-2', projectKey: 'shop', createdAt: 1 },
  ])
  await storage.close()
  const data = ['--data', folder]
  const printed = await run(['export-user', 'user-1', ...data], site)
  expect(printed).toMatchObject({ code: 0, stderr: '' })
  expect(JSON.parse(printed.stdout)).toMatchObject({
    format: 'latchkey/user-data/1',
    data: { user: [{ id: 'user-1', createdAt: '1970-01-01T00:00:00.001Z', userName: null }], wallet: [] },
    leftOut: {},
  })
  expect(await run(['export-user', 'user-3', ...data], site)).toMatchObject({ code: 2, stdout: '' })
  expect(await run(['delete-user', 'user-1', ...data], site)).toMatchObject({ code: 2, stdout: '' })
  expect(await run(['delete-user', 'user-1', '--yes', ...data], site)).toEqual({
    code: 0,
    stdout: 'The user user-1 was deleted; they had no wallet.\n',
    stderr: '',
  })
  expect(await run(['delete-user', 'user-2', '--yes', '--json', ...data], site)).toEqual({
    code: 0,
    stdout: '{"user":"user-2","hadWallet":false}\n',
    stderr: '',
  })
})
