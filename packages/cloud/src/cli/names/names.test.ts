import { expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../../config/readSettings.ts'
import { createCloud } from '../../createCloud.ts'
import { createNameStore } from '../../names/createNameStore.ts'
import { createPgliteStorage } from '../../storage/createPgliteStorage.ts'
import { createDataFolder } from '../../test/createDataFolder.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { spawnCli } from '../../test/spawnCli.ts'

const owner = `0x${'ab'.repeat(20)}`

async function run(values: readonly string[]) {
  const cli = spawnCli({ values, environment: {} })
  const code = await cli.ended
  return { code, ...cli.output }
}

it('removes a name through the server, and on the folder itself once it has stopped', async () => {
  const folder = await createDataFolder()
  const storage = await createPgliteStorage({ folder })
  const store = createNameStore(storage)
  const row = { suffix: 'latchkey.test', owner, addresses: {}, attributes: {}, messageHash: '', registeredAt: 1 }
  await store.add({ ...row, label: 'mira' })
  await store.add({ ...row, label: 'anna' })
  await storage.close()
  const data = ['--data', folder]
  const environment = { LATCHKEY_PORT: '0', LATCHKEY_DATA: folder }
  const cloud = await createCloud({ settings: readSettings({ environment }).settings, logger: createTestLogger() })
  onTestFinished(() => cloud.close())
  expect(await run(['names', 'remove', 'Mira.latchkey.test', ...data, '--json'])).toEqual({
    code: 0,
    stdout: `{"name":"mira.latchkey.test","owner":"${owner}"}\n`,
    stderr: '',
  })
  const absent = { code: 2, stdout: '', stderr: expect.stringContaining('No account has registered the name') }
  expect(await run(['names', 'remove', 'mira.latchkey.test', ...data])).toMatchObject(absent)
  await cloud.close()
  expect(await run(['names', 'remove', 'mira.latchkey.test', ...data])).toMatchObject(absent)
  expect(await run(['names', 'remove', 'anna.latchkey.test', ...data])).toEqual({
    code: 0,
    stdout: `The name anna.latchkey.test of ${owner} was removed. It is free again.\n`,
    stderr: '',
  })
  const audit = await run(['audit', ...data, '--json'])
  expect(audit.stdout.match(/"names\.remove"/g)).toHaveLength(2)
})
