import { adminGetSponsorship } from '@latchkey/protocol/project'
import { parse } from 'valibot'
import { expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../../config/readSettings.ts'
import { createCloud } from '../../createCloud.ts'
import { createDataFolder } from '../../test/createDataFolder.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { spawnCli } from '../../test/spawnCli.ts'
import { CliError } from '../CliError.ts'
import { formatSponsorship } from './formatSponsorship.ts'
import { parseSponsorship } from './parseSponsorship.ts'

const shop = `0x${'aB'.repeat(20)}`
const onBase = ['--project', 'Shop', '--network', 'eip155:8453']

it('changes what a project pays for through the server, and on the folder itself once it has stopped', async () => {
  const folder = await createDataFolder()
  const run = async (...values: readonly string[]) => {
    const cli = spawnCli({ values: [...values, '--data', folder], environment: {} })
    const code = await cli.ended
    return { code, ...cli.output }
  }
  const read = async (...values: readonly string[]) => {
    const answer = await run(...values, '--json')
    expect(answer.stderr).toBe('')
    return parse(adminGetSponsorship.response, JSON.parse(answer.stdout)).networks
  }
  const environment = { LATCHKEY_PORT: '0', LATCHKEY_DATA: folder }
  const cloud = await createCloud({ settings: readSettings({ environment }).settings, logger: createTestLogger() })
  onTestFinished(() => cloud.close())
  await run('projects', 'create', 'Shop', 'https://shop.example.com')
  expect((await run('sponsorship', 'show', '--project', 'Shop')).stdout).toMatch(
    /^The project .+ sponsors nothing\.\n$/,
  )
  // In development, the local chains are sponsored at once.
  expect((await read('sponsorship', 'show', '--project', 'dev')).map(({ chainId }) => chainId)).toEqual([
    'eip155:31337',
    'eip155:31338',
  ])
  const mint = ['--target', shop, '--selector', 'mint(address to, uint256 amount)']
  expect(await read('sponsorship', 'allow', ...onBase, ...mint)).toEqual([
    {
      chainId: 'eip155:8453',
      gasAtMost: 300_000,
      revision: 1,
      userWei: '500000000000000',
      projectWei: '10000000000000000',
      newUserPercent: 20,
      paymasterUrls: [],
      suspendedUntil: null,
      calls: [{ target: shop.toLowerCase(), selector: '0x40c10f19', valueAtMost: '0' }],
      today: { reserved: '0', spent: '0', lost: '0' },
    },
  ])
  await run('sponsorship', 'allow', ...onBase, '--target', 'any', '--selector', 'none', '--value', '7')
  await cloud.close()
  const paymaster = 'https://paymaster.example.com/rpc'
  const [limits] = await read(
    ...['sponsorship', 'set', ...onBase, '--gas', '200000', '--user-wei', '5', '--project-wei', '50'],
    ...['--new-users', '40', '--paymasters', paymaster],
  )
  expect(limits).toMatchObject({ gasAtMost: 200_000, userWei: '5', projectWei: '50', newUserPercent: 40 })
  expect(limits).toMatchObject({ paymasterUrls: [paymaster], calls: [expect.anything(), { valueAtMost: '7' }] })
  expect((await run('sponsorship', 'show', '--project', 'Shop')).stdout).toBe(
    [
      'network    eip155:8453',
      'gas        200000 an operation',
      'a user     5 wei a day',
      'in all     50 wei a day, of which 40 % for users younger than a day',
      'today      0 wei spent, of which 0 lost; 0 reserved',
      `paymaster  ${paymaster}`,
      `calls      ${shop.toLowerCase()} 0x40c10f19`,
      'calls      any none with up to 7 wei',
      '',
    ].join('\n'),
  )
  expect((await read('sponsorship', 'deny', ...onBase, '--target', 'any'))[0]?.calls).toHaveLength(1)
  const again = await run('sponsorship', 'deny', ...onBase, '--target', 'any')
  expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('Nothing was changed') })
  expect(await read('sponsorship', 'deny', ...onBase)).toEqual([])
  expect(await run('sponsorship', 'resume', ...onBase)).toMatchObject({ code: 2 })

  // The user's limit is above that of the project.
  const senseless = await run('sponsorship', 'set', ...onBase, '--user-wei', '9', '--project-wei', '8')
  expect(senseless).toMatchObject({ code: 1, stderr: expect.stringContaining('the whole project only 8') })
  const unknown = await run('sponsorship', 'show', '--project', 'Shopp')
  expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no project "Shopp"') })
  const audit = await run('audit', '--json')
  expect(audit.stdout.match(/"sponsorship\.update"/g)).toHaveLength(4)
  expect(audit.stdout.match(/"sponsorship\.remove"/g)).toHaveLength(1)
})

it.each([
  [[], 'Missing sponsorship command. Available: show, set, allow, deny, resume.'],
  [['alow'], 'Did you mean "sponsorship allow"?'],
  [['show'], 'Missing --project'],
  [['show', 'Shop', '--project', 'Shop'], 'Unexpected argument "Shop"'],
  [['set', '--project', 'Shop'], 'Missing --network'],
  [['set', '--project', 'Shop', '--network', 'base'], '--network must be a CAIP-2 id'],
  [['set', ...onBase, '--gas', 'much'], '--gas must be a whole number, not "much"'],
  [['allow', ...onBase, '--selector', 'any'], 'Missing --target'],
  [['allow', ...onBase, '--target', shop], 'Missing --selector'],
  [['allow', ...onBase, '--target', shop, '--selector', 'mint'], '--selector must be a function'],
  [['allow', ...onBase, '--target', shop, '--selector', 'mint(nothing)'], '--selector must be a function'],
  [['deny', ...onBase, '--selector', 'any'], '--selector requires --target'],
])('says what is wrong with %j', (values, message) => {
  expect(() => parseSponsorship(values)).toThrow(CliError)
  expect(() => parseSponsorship(values)).toThrow(message)
})

it('shows the suspension of a project', () => {
  const network = {
    chainId: 'eip155:1',
    gasAtMost: 1,
    userWei: '1',
    projectWei: '1',
    newUserPercent: 0,
    revision: 1,
    paymasterUrls: [],
    calls: [],
    today: { reserved: '0', spent: '0', lost: '0' },
  } as const
  const suspendedUntil = Date.now() + 3_600_000
  const format = (until: number | null) =>
    formatSponsorship({
      project: 'key',
      networks: [{ ...network, paymasterUrls: [], calls: [], suspendedUntil: until }],
    })
  expect(format(suspendedUntil)).toContain(`suspended  until ${new Date(suspendedUntil).toISOString()}`)
  expect(format(suspendedUntil)).toContain('calls      none, so nothing is sponsored')
  for (const until of [null, Date.now() - 1]) expect(format(until)).not.toContain('suspended')
})
