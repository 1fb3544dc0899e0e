import { expect, it } from 'vitest'
import { createDataFolder } from '../../test/createDataFolder.ts'
import { spawnCli } from '../../test/spawnCli.ts'
import { startServer } from '../../test/startServer.ts'
import { formatAuditCheck } from '../audit/formatAuditCheck.ts'
import { formatOperators } from './formatOperators.ts'

async function run(values: readonly string[]) {
  const cli = spawnCli({ values, environment: {} })
  const code = await cli.ended
  return { code, ...cli.output }
}

it('invites operators through the server, which prints a link for the first owner, and on the folder itself', async () => {
  const folder = await createDataFolder()
  const server = await startServer({ values: ['--data', folder] })
  const port = new URL(server.url).port
  expect(server.output.stdout).toMatch(new RegExp(`Owner +http://localhost:${port}/dashboard/invite#[\\w-]{43}\\n`))
  const invite = ['operators', 'invite', 'team@example.com', '--role', 'owner', '--data', folder]
  const invited = await run(invite)
  expect(invited).toMatchObject({ code: 0, stderr: '' })
  expect(invited.stdout).toMatch(
    new RegExp(`^http://localhost:${port}/dashboard/invite#[\\w-]{43}\\n\\nGive this link to team@example.com only.`),
  )
  expect(await run(['operators', 'remove', 'team@example.com', '--data', folder])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no operator "team@example.com". Nothing was changed.'),
  })
  expect(await server.stop()).toBe(0)

  expect(await run(['operators', 'list', '--data', folder])).toEqual({
    code: 0,
    stdout: 'There are no operators yet. Invite the first with latchkey-cloud operators invite <email> --role owner.\n',
    stderr: '',
  })
  expect(await run(['audit', '--check', '--data', folder])).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^The trail is whole: 2 entries\. The hash of the newest is [\da-f]{64}\.\n$/),
    stderr: '',
  })
})

it('formats results for the terminal', () => {
  const operator = { id: 'o', email: 'team@example.com', role: 'owner', createdAt: 0, seenAt: 86_400_000 } as const
  const other = { ...operator, email: 'ben@example.com', role: 'editor', seenAt: null } as const
  expect(
    formatOperators({
      operators: [
        { ...operator, passkeys: 2, sessions: 1 },
        { ...other, passkeys: 1, sessions: 0 },
      ],
    }),
  ).toBe(
    'team@example.com  owner   passkeys: 2  sessions: 1  last seen: 1970-01-02\n' +
      'ben@example.com   editor  passkeys: 1  sessions: 0  last seen: never\n',
  )
  expect(formatOperators({ changed: operator })).toBe('team@example.com has the role owner.\n')
  expect(formatOperators({ removed: operator })).toBe('team@example.com was removed, with all passkeys and sessions.\n')
  expect(formatOperators({ email: 'team@example.com', ended: 2 })).toBe(
    'Sessions of team@example.com that have ended: 2.\n',
  )
  const faults = [
    { kind: 'altered', seq: 4 },
    { kind: 'missing_before', seq: 7 },
  ] as const
  expect(formatAuditCheck({ entries: 9, head: 'ab', faults: [...faults] })).toBe(
    'Entry 4 was altered.\nEntry 7 follows an entry that is missing.\nThe trail is NOT whole: 9 entries. The hash of the newest is ab.\n',
  )
})
