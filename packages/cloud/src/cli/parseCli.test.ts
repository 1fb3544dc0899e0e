import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemoryBus } from '../bus/createMemoryBus.ts'
import { openTestProjects } from '../test/openTestProjects.ts'
import type { ProjectStore } from '../projects/ProjectStore.ts'
import type { Storage } from '../storage/Storage.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { CliError } from './CliError.ts'
import { parseCli } from './parseCli.ts'
import { formatAddedSecret } from './projects/formatAddedSecret.ts'
import { formatProject } from './projects/formatProject.ts'
import { formatProjectList } from './projects/formatProjectList.ts'
import { parseProjects } from './projects/parseProjects.ts'

const namesEmbedded =
  'Name one command: latchkey-cloud embedded after-restore | reseal | delete-user <e-mail or id> | export-user <e-mail or id>'

describe('parseCli', () => {
  it.each([
    [[], { kind: 'serve', flags: {} }],
    [['serve'], { kind: 'serve', flags: {} }],
    [['--port', '0', '--dev'], { kind: 'serve', flags: { port: '0', dev: '1' } }],
    [['serve', '--host=::', '--data', 'x'], { kind: 'serve', flags: { host: '::', data: 'x' } }],
    [['projects', 'show', 'a', '--help'], { kind: 'help' }],
    [['-h', '--port'], { kind: 'help' }],
    [['--version'], { kind: 'version' }],
    [
      ['catalogue', 'import', 'a.json', '--json'],
      { kind: 'catalogue', file: 'a.json', isJson: true, replace: [], data: undefined },
    ],
    [
      ['catalogue', 'import', 'a.json', '--replace', 'metamask, phantom'],
      { kind: 'catalogue', file: 'a.json', isJson: false, replace: ['metamask', 'phantom'], data: undefined },
    ],
    [
      ['audit', '--since', '2026-01-31'],
      { kind: 'audit', since: '2026-01-31', isCheck: false, isJson: false, data: undefined },
    ],
    [
      ['operators', 'invite', ' Mira@Example.com', '--role', 'owner'],
      {
        kind: 'operators',
        asked: { command: 'invite', email: 'mira@example.com', role: 'owner' },
        isJson: false,
        data: undefined,
      },
    ],
    [
      ['operators', 'role', 'mira@example.com', 'viewer', '--json'],
      {
        kind: 'operators',
        asked: { command: 'role', email: 'mira@example.com', role: 'viewer' },
        isJson: true,
        data: undefined,
      },
    ],
    [
      ['names', 'remove', 'mira.latchkey.test', '--json'],
      { kind: 'names', command: 'remove', name: 'mira.latchkey.test', isJson: true, data: undefined },
    ],
    [
      ['embedded', 'delete-user', 'a@example.com', '--yes'],
      expect.objectContaining({ kind: 'embedded', command: 'deleteUser', user: 'a@example.com' }),
    ],
    [
      ['embedded', 'export-user', 'a@example.com'],
      expect.objectContaining({ kind: 'embedded', command: 'exportUser', user: 'a@example.com' }),
    ],
    [['projects', 'list', '--data', 'x'], { kind: 'projects', isJson: false, data: 'x', act: expect.any(Function) }],
  ])('parses %j', (values, request) => {
    expect(parseCli(values)).toEqual(request)
  })

  it.each([
    [['--prot', '1'], "Unknown option '--prot'. Did you mean --port?"],
    [['--verbose'], "Unknown option '--verbose'"],
    [['--port'], "Option '--port <value>' argument missing"],
    [['serve', 'now'], 'Unexpected argument "now"'],
    [['sevre'], 'Unknown command "sevre". Did you mean "serve"?'],
    [
      ['operators', 'invite', 'mira@example.com'],
      'Write: latchkey-cloud operators invite <email> --role owner|editor|viewer',
    ],
    [
      ['operators', 'role', 'mira@example.com', 'king'],
      'Write: latchkey-cloud operators role <email> owner|editor|viewer',
    ],
    [['operators', 'remove', 'mira@example.com', '--role', 'owner'], 'Write: latchkey-cloud operators remove <email>'],
    [['operators', 'remove', 'mira'], 'Write: latchkey-cloud operators remove <email>'],
    [
      ['audit', '--check', '--since', '2026-01-31'],
      '--check reads the whole trail, so it cannot be combined with --since',
    ],
    [['embedded'], namesEmbedded],
    [['embedded', 'constructor'], namesEmbedded],
    [['embedded', 'reseal', 'x'], namesEmbedded],
    [['embedded', 'delete-user', '--yes'], 'Name one user: delete-user <e-mail or id>'],
    [['embedded', 'export-user'], 'Name one user: export-user <e-mail or id>'],
    [['embedded', 'delete-user', 'a', 'b', '--yes'], 'Name one user: delete-user <e-mail or id>'],
    [
      ['constructor'],
      'Unknown command "constructor". Available: serve, projects, catalogue, analytics, audit, embedded, operators, names, sponsorship, secure-site',
    ],
    [
      ['projects'],
      'Missing projects command. Available: list, create, show, rotate, retire, origins, features, relay, secret, analytics, activate, deactivate.',
    ],
    [['projects', 'lst'], 'Unknown command "projects lst". Did you mean "projects list"?'],
    [['projects', 'list', 'all'], 'Unexpected argument "all"'],
    [['projects', 'show'], 'Missing: <project>'],
    [['projects', 'show', 'a', '--jason'], "Unknown option '--jason'. Did you mean --json?"],
    [['projects', 'retire', 'a'], 'Missing: <id>'],
    [['analytics'], 'Name one command: latchkey-cloud analytics rebuild --from <day>'],
    [['analytics', 'rebuild', '--from', '2026-13-45'], '--from must be a day such as 2026-01-31, not "2026-13-45"'],
    [['projects', 'analytics', 'a', 'maybe'], 'Analytics must be on, totals or off, not "maybe"'],
    [['projects', 'secret'], 'Missing command: projects secret add | list | remove | require <project>'],
    [
      ['projects', 'secret', 'show', 'a'],
      'Unknown command "projects secret show". Available: add, list, remove, require',
    ],
    [['projects', 'secret', 'add', 'a'], 'Missing: <name>'],
    [['projects', 'secret', 'require', 'a', 'yes'], 'Requiring a secret must be on or off, not "yes"'],
    [['projects', 'features', 'a', 'emial=on'], '"emial=on" is not a feature. Did you mean email?'],
    [
      ['projects', 'features', 'a', 'email'],
      '"email" is not a feature. Available: email, socials, swaps, onramp, activity, nfts, reownBranding.',
    ],
    [['projects', 'relay', 'a', 'public'], 'Missing the project id at that relay: --id <id>'],
    [['projects', 'origins', 'a', '--all', 'https://a.example'], '--all allows every origin, so do not list any'],
    [['projects', 'origins', 'a', '--add', '--remove', 'x'], '--add and --remove cannot be combined'],
    [['audit', '--since', 'today'], '--since must be a day or a time such as 2026-01-31T12:00:00Z, not "today"'],
    [['audit', 'all'], 'Unexpected argument "all"'],
    [['catalogue', 'export'], 'Unknown command "catalogue export". Available: import'],
    [['catalogue', 'import'], 'Missing file: catalogue import <file>'],
  ])('rejects %j', (values, reason) => {
    expect(() => parseCli(values)).toThrow(new CliError(reason))
  })

  it('deletes no user before the operator has confirmed what is lost', () => {
    expect(() => parseCli(['embedded', 'delete-user', 'a@example.com'])).toThrow(
      /^delete-user deletes a user at once and for good: .* Nothing was changed\. To do it, add --yes\.$/,
    )
  })
})

describe('projects', () => {
  let storage: Storage
  let store: ProjectStore
  beforeAll(async () => {
    storage = await openTestStorage()
    const bus = createMemoryBus({ logger: createTestLogger() })
    store = openTestProjects({ database: storage.database, bus, now: () => 1_700_000_000_000, isDev: false })
  })
  afterAll(() => storage.close())

  const act = (...values: readonly string[]) => parseProjects(values).act(store)

  it('sets, adds, removes and allows all origins', async () => {
    expect(await act('create', 'Origins', 'https://a.example')).toMatchObject({ allowedOrigins: ['https://a.example'] })
    const change = async (...values: readonly string[]) => act('origins', 'Origins', ...values)
    expect(await change('https://b.example', '*.c.example')).toMatchObject({
      allowedOrigins: ['https://b.example', 'https://*.c.example'],
    })
    const both = { allowedOrigins: ['https://b.example', 'https://*.c.example', 'https://d.example'] }
    expect(await change('--add', 'https://d.example', 'https://b.example')).toMatchObject(both)
    expect(await change()).toMatchObject(both)
    expect(await change('--remove', 'https://d.example', '*.c.example')).toMatchObject({
      allowedOrigins: ['https://b.example'],
    })
    await expect(change('--remove', 'https://nobody.example')).rejects.toThrow(
      'None of these origins is in https://b.example',
    )
    await expect(change('--remove', 'https://b.example')).rejects.toThrow(
      'This would leave no origins, which allows all.',
    )
    await expect(change('https://a.example/path')).rejects.toMatchObject({ code: 'project.invalid' })
    expect(await change('--all')).toMatchObject({ allowedOrigins: [] })
  })

  it('enables, disables, lists and resets features', async () => {
    await act('create', 'Features')
    const change = async (...values: readonly string[]) => act('features', 'Features', ...values)
    expect(await change('email=on', 'socials=google,github', 'swaps=off')).toMatchObject({
      features: { email: true, socials: ['google', 'github'], swaps: false },
    })
    expect(await change('socials=default', 'activity=off')).toMatchObject({
      features: { email: true, swaps: false, activity: false },
    })
    await expect(change('socials=myspace')).rejects.toThrow(
      /^"socials=myspace" is invalid\. socials\.0: .*"google" \| "github"/,
    )
  })

  it('selects a relay', async () => {
    await act('create', 'Relay')
    expect(await act('relay', 'Relay', 'public', '--id', 'abc')).toMatchObject({
      relay: { url: null, projectId: 'abc' },
    })
    expect(await act('relay', 'Relay', 'wss://relay.example', '--id', 'def')).toMatchObject({
      relay: { url: 'wss://relay.example', projectId: 'def' },
    })
    await expect(act('relay', 'Relay', 'https://relay.example', '--id', 'def')).rejects.toMatchObject({
      code: 'project.invalid',
    })
    expect(await act('relay', 'Relay', 'cloud')).toMatchObject({ relay: null })
  })

  it('adds, lists, requires and removes secrets', async () => {
    await act('create', 'Secrets')
    const added = await act('secret', 'add', 'Secrets', 'back end')
    expect(added).toMatchObject({ secret: expect.stringMatching(/^latchkey_ps_/) })
    if (!('secret' in added)) throw new TypeError('No secret was added.')
    expect(formatAddedSecret(added)).toMatch(
      /^latchkey_ps_\w+\n\nPrograms send it .*\nPrograms may still use "Secrets"/,
    )
    await act('secret', 'require', 'Secrets', 'on')
    const listed = await act('secret', 'list', 'Secrets')
    if (!('key' in listed)) throw new TypeError('No project was returned.')
    expect(formatProject(listed)).toMatch(
      /\nsecret {5}back end \([\da-f]{8}, created 2023-11-14\)\nprograms {3}must send a secret\n/,
    )
    expect(await act('secret', 'remove', 'Secrets', 'back end')).toMatchObject({ requiresSecret: true, secrets: [] })
  })

  it('toggles analytics and the project, and rotates and retires ids', async () => {
    await act('create', 'Switch')
    expect(await act('analytics', 'Switch', 'on')).toMatchObject({ isAnalyticsEnabled: true })
    expect(await act('analytics', 'Switch', 'totals')).toMatchObject({ isAnalyticsEnabled: true, keepsEvents: false })
    expect(await act('analytics', 'Switch', 'off')).toMatchObject({ isAnalyticsEnabled: false })
    expect(await act('analytics', 'Switch', 'on')).toMatchObject({ isAnalyticsEnabled: true, keepsEvents: true })
    expect(await act('analytics', 'Switch', 'off')).toMatchObject({ isAnalyticsEnabled: false })
    expect(await act('deactivate', 'Switch')).toMatchObject({ isActive: false })
    expect(await act('activate', 'Switch')).toMatchObject({ isActive: true })
    const { ids, projectId } = await store.rotate('Switch')
    const [, old] = ids
    expect(await act('retire', 'Switch', old?.id ?? '')).toMatchObject({ projectId })
  })

  it('prints one project or all', async () => {
    const first = await store.create({ name: 'Shown', allowedOrigins: ['https://a.example', 'https://b.example'] })
    const project = await store.rotate(first.key)
    await act('features', 'Shown', 'email=on', 'onramp=meld,coinbase')
    const shown = await store.update(first.key, { relay: { url: null, projectId: 'abc' } })
    const mask = (text: string): string =>
      text
        .replaceAll(project.projectId, '<new id>')
        .replaceAll(first.projectId, '<old id>')
        .replaceAll(first.key, '<key>')
    expect(mask(formatProject(shown))).toMatchInlineSnapshot(`
      "name       Shown
      id         <new id>
      older id   <old id> (accepted until it is retired)
      key        <key>
      active     yes
      origins    https://a.example https://b.example
      features   email=on onramp=meld,coinbase
      relay      public, as project abc
      programs   need no secret
      analytics  off
      created    2023-11-14T22:13:20.000Z
      updated    2023-11-14T22:13:20.000Z
      "
    `)
    const idle = await store.update((await store.create({ name: 'Idle' })).key, { isActive: false })
    expect(mask(formatProjectList([shown, idle])).replace(idle.projectId, '<idle id>')).toMatchInlineSnapshot(`
      "<new id>  active    Shown  https://a.example https://b.example
      <idle id>  inactive  Idle   all origins
      "
    `)
    expect(formatProjectList([])).toBe(
      'There are no projects yet. Create one with latchkey-cloud projects create <name>.\n',
    )
  })
})
