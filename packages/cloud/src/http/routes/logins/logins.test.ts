import { adminGetLogins, adminPreviewMail } from '@latchkey/protocol/operator'
import { adminListAudit, adminProjectSchema } from '@latchkey/protocol/project'
import { looseObject, parse, string } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { createTestDashboard, dashboardEnvironment } from '../../../test/createTestDashboard.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startMailbox } from '../../../test/startMailbox.ts'
import { startSharedTestCloud, startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'

let storage: Storage
let shared: TestCloud
beforeAll(async () => {
  storage = await openTestStorage()
  shared = await startSharedTestCloud({ storage, environment: dashboardEnvironment })
})
afterAll(async () => {
  await shared.close()
  await storage.close()
})

const readCode = async (answer: Response): Promise<string | number> =>
  answer.ok ? answer.status : parse(looseObject({ code: string() }), await answer.json()).code

/** An editor of a project, on a cloud of its own if it has settings. */
async function start(environment?: Readonly<Record<string, string>>) {
  const own = { ...dashboardEnvironment, ...environment }
  const cloud = environment === undefined ? shared : await startTestCloud({ storage, environment: own })
  const dashboard = createTestDashboard(cloud)
  const project = await cloud.createProject({ name: 'Shop', allowedOrigins: ['https://shop.example.com'] })
  const editor = await dashboard.join('editor')
  const path = `/projects/${project.key}`
  return {
    ...{ cloud, dashboard, editor, path, project },
    preview: (body: object) => dashboard.ask(`${path}/mails/preview`, { body, cookie: editor.cookie }),
    test: (body: object) => dashboard.ask(`${path}/mails/test`, { body, cookie: editor.cookie }),
    put: async (mails: object, revision: number) =>
      dashboard.ask(path, {
        method: 'PATCH',
        body: { change: { mails } },
        cookie: editor.cookie,
        headers: { 'if-match': `"${revision}"` },
      }),
  }
}

const ofCode = { kind: 'loginCode', language: 'de' } as const

it('names the settings that each login lacks', async () => {
  const { dashboard, editor } = await start({ LATCHKEY_SOCIAL_DEVNET: 'none', LATCHKEY_FARCASTER_RELAY: 'none' })
  const bare = parse(adminGetLogins.response, await (await dashboard.ask('/logins', { cookie: editor.cookie })).json())
  expect(bare.secureSite).toBeNull()
  expect(bare.deviceCheck).toBeNull()
  expect(Object.fromEntries(bare.logins.map(({ missing, name }) => [name, missing]))).toMatchObject({
    passkey: ['LATCHKEY_SECURE_SITE_URL'],
    google: ['LATCHKEY_SECURE_SITE_URL', 'LATCHKEY_SOCIAL_GOOGLE'],
    farcaster: ['LATCHKEY_SECURE_SITE_URL', 'LATCHKEY_FARCASTER_RELAY'],
  })
  const full = await start({
    LATCHKEY_SECURE_SITE_URL: 'https://wallet.example.com',
    LATCHKEY_SOCIAL_DEVNET: 'none',
    LATCHKEY_SOCIAL_GOOGLE: 'client-id:secret-of-google',
  })
  const asked = await full.dashboard.ask('/logins', { cookie: full.editor.cookie })
  const ready = parse(adminGetLogins.response, await asked.json())
  expect(ready).toMatchObject({ secureSite: 'https://wallet.example.com', deviceCheck: 'risk' })
  expect(ready.times).toEqual({ code: 600_000, idle: 30 * 86_400_000, session: 90 * 86_400_000, token: 86_400_000 })
  expect(ready.logins.find(({ name }) => name === 'google')).toEqual({
    name: 'google',
    missing: [],
    redirectUrl: 'https://wallet.example.com/login/callback/google',
  })
  expect(ready.logins.find(({ name }) => name === 'apple')?.missing).toEqual(['LATCHKEY_SOCIAL_APPLE'])
  expect(ready.logins.find(({ name }) => name === 'passkey')?.missing).toEqual([])
})

it('previews unsaved texts in the chosen language, with a code that does not work', async () => {
  const { preview } = await start()
  const mails = {
    app: 'Corner Shop',
    sender: 'Shop support',
    texts: [
      {
        language: 'de',
        subject: 'Ihr Schlüssel zu {app}',
        intro: '{app} schickt Ihnen diesen Code:',
        note: 'Shop GmbH',
      },
      { language: 'fr', note: 'Shop SARL' },
    ],
  }
  const read = async (body: object) => parse(adminPreviewMail.response, await (await preview(body)).json())
  const mail = await read({ ...ofCode, mails })
  expect(mail).toMatchObject({ sender: 'Shop support', subject: 'Ihr Schlüssel zu Corner Shop' })
  expect(mail.text).toMatch(
    /^Corner Shop schickt Ihnen diesen Code:\n\n123456\n[\s\S]*shop\.example\.com[\s\S]*\n\nShop GmbH\n$/,
  )
  // Warnings stay, and what a language has no text of its own for.
  const plain = await read({ ...ofCode, mails: {} })
  expect(plain.subject).toContain('Shop')
  const warning = plain.text.trim().split('\n\n').slice(-2)
  for (const line of warning) expect(mail.text).toContain(line)
  for (const kind of ['loginLink', 'emailChange', 'walletNotice'] as const) {
    const other = await read({ ...ofCode, kind, mails })
    expect(other.text).toContain('Corner Shop')
    expect(other.text.trimEnd().endsWith('Shop GmbH')).toBe(true)
    expect(other.subject).not.toContain('Schlüssel')
  }
  expect((await read({ kind: 'loginCode', language: 'fr', mails })).text.trimEnd().endsWith('Shop SARL')).toBe(true)
})

it.each([
  ['a line break', { sender: 'Shop\r\nBcc: thief@example.com' }, 'one line'],
  ['an address as a sender', { sender: 'help@bank.example.com' }, 'address of the web or of e-mail'],
  ['angle brackets', { sender: 'Shop <Bank>' }, 'Must not contain <'],
  ['reordered letters', { app: 'Shop\u202Eknab' }, 'one line'],
  ['nothing', { app: ' ' }, 'Must not be empty'],
  ['a long name', { app: 'a'.repeat(61) }, 'Longer than 60'],
  [
    'a misspelled placeholder',
    { texts: [{ language: 'en', subject: 'Your {apps} key' }] },
    '{apps} is no placeholder. The only one is {app}',
  ],
  ['an open brace', { texts: [{ language: 'en', subject: 'Your {app key' }] }, '{app key is no placeholder'],
  ['a subject without the app', { texts: [{ language: 'en', subject: 'Your key' }] }, 'Must contain {app}'],
  ['a link', { texts: [{ language: 'en', intro: '{app}: https://thief.example.com' }] }, 'address of the web'],
  ['a line separator', { texts: [{ language: 'en', note: 'Shop\u2028GmbH' }] }, 'one line'],
  ['a long note', { texts: [{ language: 'en', note: 'a'.repeat(501) }] }, 'Longer than 500'],
  ['a language twice', { texts: [{ language: 'en' }, { language: 'en' }] }, 'Two texts of the same language'],
  ['an unknown language', { texts: [{ language: 'tlh', note: 'x' }] }, 'language'],
  ['another warning', { warning: 'none' }, 'warning'],
])('refuses %s in mails, and says why (attack 166)', async (_name, mails, why) => {
  const { cloud, preview, project, put, test } = await start()
  for (const answer of [
    await put(mails, project.revision),
    await preview({ ...ofCode, mails }),
    await test({ ...ofCode, mails }),
  ]) {
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(JSON.stringify(why).slice(1, -1))
  }
  expect((await cloud.projects.get(project.key)).mails).toEqual({})
})

it('saves texts with a revision, takes joiners of letters, and writes no markup of theirs into the HTML', async () => {
  const mailbox = await startMailbox()
  const { dashboard, editor, path, project, put, test } = await start({ LATCHKEY_SMTP_URL: mailbox.smtpUrl })
  const mails = {
    sender: 'Shop, support',
    texts: [{ language: 'fa', subject: 'کد شما برای {app}: می\u200Cخواهید', note: '<b>Shop</b> & Co' }],
  }
  expect(await readCode(await put(mails, project.revision))).toBe(200)
  expect(await readCode(await put({}, project.revision))).toBe('project_conflict')
  const saved = parse(adminProjectSchema, await (await dashboard.ask(path, { cookie: editor.cookie })).json())
  expect(saved.mails).toEqual(mails)
  expect(await readCode(await test({ kind: 'loginCode', language: 'fa', mails }))).toBe(200)
  const [mail] = await mailbox.list(editor.email)
  expect(mail?.subject).toBe('Test: کد شما برای Shop: می\u200Cخواهید')
  expect(mail?.html).toContain('<p>&lt;b&gt;Shop&lt;/b&gt; &amp; Co</p>')
  expect(mail?.headers.filter(({ key }) => key === 'from').map(({ value }) => value)).toEqual([
    expect.stringMatching(/^"Shop, support" <no-reply@/),
  ])
})

it('sends test mails to the operator alone, 10 an hour, and records each', async () => {
  const mailbox = await startMailbox()
  const { cloud, dashboard, editor, path, project, test } = await start({ LATCHKEY_SMTP_URL: mailbox.smtpUrl })
  const body = { ...ofCode, mails: {} }
  const viewer = await dashboard.join('viewer')
  const token = dashboardEnvironment.LATCHKEY_ADMIN_TOKEN
  const program = { token, headers: { 'sec-fetch-site': undefined, origin: undefined } }
  expect(await readCode(await dashboard.ask(`${path}/mails/test`, { body, cookie: viewer.cookie }))).toBe(
    'operator_forbidden',
  )
  expect(await readCode(await dashboard.ask(`${path}/mails/test`, { body, ...program }))).toBe('operator_forbidden')
  expect(await readCode(await dashboard.ask('/projects/unknown/mails/test', { body, cookie: editor.cookie }))).toBe(
    'not_found',
  )
  const codes = []
  for (let time = 0; time < 11; time += 1) codes.push(await readCode(await test(body)))
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 'rate_limited'])
  const mails = await mailbox.list()
  expect(new Set(mails.flatMap(({ to }) => to))).toEqual(new Set([editor.email]))
  expect(mails).toHaveLength(10)
  cloud.clock.now += 2 * 3_600_000
  expect(await readCode(await test(body))).toBe(200)
  const owner = await dashboard.join('owner')
  const audit = await dashboard.ask('/audit?action=mail.test', { cookie: owner.cookie })
  const { data } = parse(adminListAudit.response, await audit.json())
  expect(data.filter(({ object }) => object === `project:${project.key}`)).toHaveLength(11)
  expect(data[0]).toMatchObject({ actor: `operator:${editor.email}`, after: { kind: 'loginCode', language: 'de' } })
})
