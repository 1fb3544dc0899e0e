import {
  confirmNewEmail,
  confirmOldEmail,
  getPasskeyLoginOptions,
  getPasskeyOptions,
  addPasskey,
  requestLoginCode,
  updateEmail,
  verifyPasskeyLogin,
} from '@latchkey/protocol/embedded'
import { eq } from 'drizzle-orm'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { constants } from '../../../embedded/constants.ts'
import { emailUpdates } from '../../../storage/emailUpdateSchema.ts'
import { loginMethods, securityEvents } from '../../../storage/embeddedSchema.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { createTestAuthenticator } from '../../../test/createTestAuthenticator.ts'
import { createTestMember, createTestVault } from '../../../test/createTestVault.ts'
import { describeStorages } from '../../../test/describeStorages.ts'
import { appOrigin, readRefusalCode, startEmbeddedCloud } from '../../../test/startEmbeddedCloud.ts'
import { siteUrl } from '../../../test/startTestCloud.ts'
import { emailUndoPath } from '../../secureSite/addEmailUndoPage.ts'

let serial = 0
const createEmail = (): string => `mover${(serial += 1)}@example.com`
const other = (code: string, step = 1): string => String((Number(code) + step) % 1_000_000).padStart(6, '0')
const form = { 'content-type': 'application/x-www-form-urlencoded', origin: siteUrl, 'sec-fetch-site': 'same-origin' }

async function start(storage: Storage) {
  const cloud = await startEmbeddedCloud({ storage })
  const update = (secret: string, email: string, others: { readonly withPasskey?: true } = {}) =>
    cloud.send('POST', updateEmail.path, { secret, body: { email, origin: appOrigin, ...others } })
  const begin = async (secret: string, email: string, others: { readonly withPasskey?: true } = {}) => {
    cloud.clock.now += constants.resendAfter
    const answer = await update(secret, email, others)
    expect(answer.status, await answer.clone().text()).toBe(200)
    return parse(updateEmail.response, await answer.json())
  }
  const confirmOld = (secret: string, code: string) =>
    cloud.send('POST', confirmOldEmail.path, { secret, body: { code } })
  const confirmNew = (secret: string, code: string) =>
    cloud.send('POST', confirmNewEmail.path, { secret, body: { code } })
  /** Up to the code of the new address. */
  const reach = async (secret: string, from: string, to: string): Promise<string> => {
    expect(await begin(secret, to)).toMatchObject({ action: 'VERIFY_PRIMARY_OTP' })
    const answer = await confirmOld(secret, await cloud.readCode(from))
    expect(answer.status, await answer.clone().text()).toBe(200)
    return cloud.readCode(to)
  }
  /** Returns the link of the notice. */
  const move = async (secret: string, from: string, to: string): Promise<string> => {
    const answer = await confirmNew(secret, await reach(secret, from, to))
    expect(answer.status, await answer.clone().text()).toBe(200)
    return readLink(from)
  }
  const readLink = async (email: string): Promise<string> => {
    const [mail] = await cloud.mailbox.list(email)
    return /^http\S+$/m.exec(mail?.text ?? '')?.[0] ?? ''
  }
  const press = async (url: string, headers: Readonly<Record<string, string>> = form) => {
    const body = new URLSearchParams({ link: new URL(url).searchParams.get('link') ?? '', lang: 'en' })
    return (await fetch(`${cloud.url}${emailUndoPath}`, { method: 'POST', body: body.toString(), headers })).status
  }
  const readUser = async (secret: string): Promise<unknown> => {
    const answer = await cloud.send('GET', '/embedded/v1/session', { secret })
    if (!answer.ok) return readRefusalCode(answer)
    const { user }: Readonly<Record<string, unknown>> = JSON.parse(await answer.text())
    return user
  }
  /** Begins a login, and returns the answer to its code. */
  const tryLogIn = async (email: string) => cloud.verify(await cloud.begin(email))
  return {
    ...cloud,
    update,
    beginUpdate: begin,
    confirmOld,
    confirmNew,
    reach,
    move,
    press,
    readUser,
    tryLogIn,
    readLink,
  }
}

describeStorages((getStorage) => {
  it('changes the address by a code of the old one and a code of the new one, and keeps the user', async () => {
    const cloud = await start(getStorage())
    const [from, to] = [createEmail(), createEmail()]
    const { secret, userId } = await cloud.logIn(from)
    const begun = await cloud.beginUpdate(secret, to.toUpperCase())
    expect(begun).toEqual({ action: 'VERIFY_PRIMARY_OTP', expiresIn: 600, resendIn: 30 })
    expect(await cloud.mailbox.list(to)).toEqual([])
    const proved = await cloud.confirmOld(secret, await cloud.readCode(from))
    expect(await proved.json()).toEqual({ expiresIn: 600, resendIn: 30 })
    // Nothing is changed until the new address is proved.
    expect(await cloud.readUser(secret)).toMatchObject({ id: userId, email: from })
    const done = await cloud.confirmNew(secret, await cloud.readCode(to))
    expect(await done.json()).toEqual({ email: to })
    expect(await cloud.readUser(secret)).toMatchObject({ id: userId, email: to })
    expect((await cloud.logIn(to)).userId).toBe(userId)
    const [notice] = await cloud.mailbox.list(from)
    expect(notice?.text).toContain(to)
    expect(notice?.text).toContain('72 hours')
    expect(notice?.text).toContain(`${siteUrl}${emailUndoPath}?link=`)
    expect(notice?.html).not.toMatch(/\bsrc=|url\(|<img|<script/i)
    const events = getStorage().database.select({ kind: securityEvents.kind }).from(securityEvents)
    expect(await events.where(eq(securityEvents.userId, userId))).toContainEqual({ kind: 'email_updated' })
  })

  it('needs no code of the old address within two minutes of a login by passkey, if a page of the site asks for that', async () => {
    const cloud = await start(getStorage())
    const [from, to, third] = [createEmail(), createEmail(), createEmail()]
    const owner = await cloud.logIn(from)
    const authenticator = createTestAuthenticator({ site: siteUrl })
    const member = createTestMember('passkey')
    const options = await cloud.send('POST', getPasskeyOptions.path, { secret: owner.secret })
    const credential = authenticator.create(parse(getPasskeyOptions.response, await options.json()))
    const body = { credential, methodId: member.id }
    expect((await cloud.send('POST', addPasskey.path, { secret: owner.secret, body })).status).toBe(204)
    expect((await cloud.create(owner.secret, createTestVault().create([member]))).status).toBe(204)
    const challenge = await (await cloud.send('POST', getPasskeyLoginOptions.path)).json()
    const assertion = authenticator.get(parse(getPasskeyLoginOptions.response, challenge))
    const login = await cloud.send('POST', verifyPasskeyLogin.path, { body: { credential: assertion, keep: 'memory' } })
    const { secret = '' } = parse(verifyPasskeyLogin.response, await login.json())
    // The passkey counts for its own session alone.
    const withPasskey = true
    expect(await cloud.beginUpdate(owner.secret, to, { withPasskey })).toMatchObject({ action: 'VERIFY_PRIMARY_OTP' })
    // The frame, which acts for an app, does not ask for it.
    expect(await cloud.beginUpdate(secret, to)).toMatchObject({ action: 'VERIFY_PRIMARY_OTP' })
    expect(await cloud.beginUpdate(secret, to, { withPasskey })).toMatchObject({ action: 'VERIFY_SECONDARY_OTP' })
    expect((await cloud.confirmNew(secret, await cloud.readCode(to))).status).toBe(200)
    expect(await cloud.readUser(secret)).toMatchObject({ id: owner.userId, email: to })
    cloud.clock.now += constants.passkeyFresh
    expect(await cloud.beginUpdate(secret, third, { withPasskey })).toMatchObject({ action: 'VERIFY_PRIMARY_OTP' })
  })

  it('takes each code for its own address, its own session and once, with five tries', async () => {
    const cloud = await start(getStorage())
    const [from, to] = [createEmail(), createEmail()]
    const { secret } = await cloud.logIn(from)
    const second = await cloud.logIn(from)
    expect(await readRefusalCode(await cloud.confirmOld(secret, '000000'))).toBe('login_code_expired')
    await cloud.beginUpdate(secret, to)
    const first = await cloud.readCode(from)
    expect(await readRefusalCode(await cloud.confirmOld(second.secret, first))).toBe('login_code_expired')
    expect(await readRefusalCode(await cloud.confirmNew(secret, first))).toBe('login_code_expired')
    const wrong = await cloud.confirmOld(secret, other(first))
    expect(await wrong.json()).toMatchObject({
      code: 'login_code_wrong',
      reasons: [{ name: 'triesLeft', description: '4' }],
    })
    const guesses = await Promise.all(
      Array.from({ length: 10 }, async (_, step) =>
        readRefusalCode(await cloud.confirmOld(secret, other(first, step + 2))),
      ),
    )
    expect(guesses.filter((code) => code === 'login_code_wrong')).toHaveLength(3)
    expect(guesses.filter((code) => code === 'login_tries_exhausted')).toHaveLength(7)
    expect(await readRefusalCode(await cloud.confirmOld(secret, first))).toBe('login_tries_exhausted')
    await cloud.beginUpdate(secret, to)
    const again = await cloud.readCode(from)
    const proofs = await Promise.all([1, 2, 3].map(async () => readRefusalCode(await cloud.confirmOld(secret, again))))
    expect(proofs.filter((code) => code === 200)).toHaveLength(1)
    const code = await cloud.readCode(to)
    expect(await readRefusalCode(await cloud.confirmNew(secret, again === code ? other(code) : again))).toBe(
      'login_code_wrong',
    )
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async () => readRefusalCode(await cloud.confirmNew(secret, code))),
    )
    expect(answers.map(String).toSorted()).toEqual(['200', ...Array.from({ length: 3 }, () => 'login_code_expired')])
    const notices = (await cloud.mailbox.list(from)).filter(({ text }) => text.includes(emailUndoPath))
    expect(notices).toHaveLength(1)
  })

  it('lets a code expire after ten minutes, and keeps none where a copy of the database would tell it', async () => {
    const cloud = await start(getStorage())
    const [from, to] = [createEmail(), createEmail()]
    const { secret, userId } = await cloud.logIn(from)
    const code = await cloud.reach(secret, from, to)
    const rows = await getStorage().database.select().from(emailUpdates).where(eq(emailUpdates.userId, userId))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
    cloud.clock.now += constants.codeLife
    expect(await readRefusalCode(await cloud.confirmNew(secret, code))).toBe('login_code_expired')
    expect(await cloud.readUser(secret)).toMatchObject({ email: from })
  })

  it('waits 30 s between codes, and sends five mails an hour to each address, whatever strangers ask for', async () => {
    const cloud = await start(getStorage())
    const [from, to] = [createEmail(), createEmail()]
    const { secret } = await cloud.logIn(from)
    const askCode = async (email: string, client: string) => {
      const body = { email, origin: appOrigin }
      const headers = { 'x-forwarded-for': client }
      return (await cloud.send('POST', requestLoginCode.path, { body, headers })).status
    }
    // Strangers use up the login codes to the old address, and begin its wait.
    for (let index = 0; index < 5; index += 1) {
      cloud.clock.now += constants.resendAfter
      await askCode(from, `203.0.113.${index}`)
    }
    cloud.clock.now += constants.resendAfter
    expect(await askCode(from, '203.0.113.90')).toBe(429)
    expect((await cloud.update(secret, to)).status).toBe(200)
    const early = await cloud.update(secret, to)
    expect(early.headers.get('retry-after')).toBe('30')
    expect(await early.json()).toMatchObject({ code: 'rate_limited', message: 'Please try again after 30 seconds' })
    const statuses: number[] = []
    for (let index = 0; index < 5; index += 1) {
      cloud.clock.now += constants.resendAfter
      statuses.push((await cloud.update(secret, to)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    // The last code is still valid. Mails to the new address are those of its login codes.
    expect((await cloud.confirmOld(secret, await cloud.readCode(from))).status).toBe(200)
    const further: number[] = []
    for (let index = 0; index < 5; index += 1) {
      cloud.clock.now += constants.resendAfter
      further.push(index < 2 ? await askCode(to, `203.0.113.${index}`) : (await cloud.update(secret, to)).status)
    }
    expect(further).toEqual([200, 200, 200, 200, 429])
  })

  it('tells that an address belongs to another wallet only to who has proved it', async () => {
    const cloud = await start(getStorage())
    const [from, taken, free] = [createEmail(), createEmail(), createEmail()]
    const owner = await cloud.logIn(taken)
    const { secret } = await cloud.logIn(from)
    const code = await cloud.reach(secret, from, taken)
    expect(await readRefusalCode(await cloud.confirmNew(secret, code))).toBe('email_in_use')
    expect(await cloud.readUser(secret)).toMatchObject({ email: from })
    expect((await cloud.logIn(taken)).userId).toBe(owner.userId)
    // Also to who logs in with it first while the change is under way.
    const later = await cloud.reach(secret, from, free)
    const first = await cloud.logIn(free)
    expect(await readRefusalCode(await cloud.confirmNew(secret, later))).toBe('email_in_use')
    expect((await cloud.logIn(free)).userId).toBe(first.userId)
    expect((await cloud.mailbox.list(from)).filter(({ text }) => text.includes(emailUndoPath))).toEqual([])
  })

  it('changes nothing without the notice, and continues once mails are sent again', async () => {
    const cloud = await start(getStorage())
    const [from, to] = [createEmail(), createEmail()]
    const { secret } = await cloud.logIn(from)
    await cloud.beginUpdate(secret, to)
    const first = await cloud.readCode(from)
    await cloud.mailbox.setMode('refusing')
    expect(await readRefusalCode(await cloud.confirmOld(secret, first))).toBe('upstream_failed')
    await cloud.mailbox.setMode('accepting')
    // The old address stays proved.
    expect(await cloud.beginUpdate(secret, to)).toMatchObject({ action: 'VERIFY_SECONDARY_OTP' })
    const code = await cloud.readCode(to)
    await cloud.mailbox.setMode('down')
    expect(await readRefusalCode(await cloud.confirmNew(secret, code))).toBe('upstream_failed')
    expect(await cloud.readUser(secret)).toMatchObject({ email: from })
    await cloud.mailbox.setMode('accepting')
    expect((await cloud.confirmNew(secret, code)).status).toBe(200)
    expect(await cloud.readUser(secret)).toMatchObject({ email: to })
  })

  it('undoes the change by a press on the page of the link, ends all sessions, and does so once', async () => {
    const cloud = await start(getStorage())
    const [from, to] = [createEmail(), createEmail()]
    const { secret, userId } = await cloud.logIn(from)
    const url = await cloud.move(secret, from, to)
    const { pathname, search } = new URL(url)
    // Scanners of mails open links.
    for (let times = 0; times < 3; times += 1) {
      const page = await fetch(`${cloud.url}${pathname}${search}`)
      expect(page.status).toBe(200)
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
    expect(await cloud.press(url, { ...form, origin: appOrigin })).toBe(403)
    expect(await cloud.press(url, { ...form, 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await cloud.readUser(secret)).toMatchObject({ email: to })
    const presses = await Promise.all([1, 2, 3].map(async () => cloud.press(url)))
    expect(presses.toSorted((one, two) => one - two)).toEqual([200, 401, 401])
    expect(await cloud.readUser(secret)).toBe('session_required')
    expect((await cloud.logIn(from)).userId).toBe(userId)
    expect((await cloud.logIn(to)).userId).not.toBe(userId)
    const events = getStorage().database.select({ kind: securityEvents.kind }).from(securityEvents)
    expect(await events.where(eq(securityEvents.userId, userId))).toContainEqual({ kind: 'email_update_undone' })
  })

  it('keeps the old address for 72 hours, in which it begins no wallet of another user', async () => {
    const cloud = await start(getStorage())
    const [from, to, strange] = [createEmail(), createEmail(), createEmail()]
    const { secret, userId } = await cloud.logIn(from)
    const url = await cloud.move(secret, from, to)
    expect(await readRefusalCode(await cloud.tryLogIn(from))).toBe('email_changed')
    const stranger = await cloud.logIn(strange)
    const code = await cloud.reach(stranger.secret, strange, from)
    expect(await readRefusalCode(await cloud.confirmNew(stranger.secret, code))).toBe('email_in_use')
    cloud.clock.now += constants.emailUndoLife
    expect(await cloud.press(url)).toBe(401)
    const next = await cloud.tryLogIn(from)
    expect(next.status).toBe(200)
    const { user }: { user: { id: string } } = JSON.parse(await next.text())
    expect(user.id).not.toBe(userId)
    expect((await cloud.logIn(to)).userId).toBe(userId)
  })

  it('undoes later changes along with an earlier one, and lets none of their links bring back an address', async () => {
    const cloud = await start(getStorage())
    const [from, to, third] = [createEmail(), createEmail(), createEmail()]
    const { secret, userId } = await cloud.logIn(from)
    const first = await cloud.move(secret, from, to)
    const second = await cloud.move(secret, to, third)
    expect(await cloud.press(first)).toBe(200)
    expect(await cloud.press(second)).toBe(401)
    expect((await cloud.logIn(from)).userId).toBe(userId)
  })

  it('lets a user go back to the old address by the codes as well', async () => {
    const cloud = await start(getStorage())
    const [from, to] = [createEmail(), createEmail()]
    const { secret, userId } = await cloud.logIn(from)
    await cloud.move(secret, from, to)
    await cloud.move(secret, to, from)
    expect((await cloud.logIn(from)).userId).toBe(userId)
  })

  it('refuses the same or an invalid address, and users without one', async () => {
    const cloud = await start(getStorage())
    const from = createEmail()
    const { secret, userId } = await cloud.logIn(from)
    for (const email of [from, from.toUpperCase(), 'no-address', 'a@b@', 'ü@example.com'])
      expect(await readRefusalCode(await cloud.update(secret, email)), email).toBe('invalid_request')
    const foreign = { email: createEmail(), origin: 'https://evil.net' }
    const answer = await cloud.send('POST', updateEmail.path, { secret, body: foreign })
    expect(await readRefusalCode(answer)).toBe('origin_not_allowed')
    expect(await readRefusalCode(await cloud.update('no-session', createEmail()))).toBe('session_required')
    await getStorage().database.delete(loginMethods).where(eq(loginMethods.userId, userId))
    expect(await readRefusalCode(await cloud.update(secret, createEmail()))).toBe('invalid_request')
    expect(await getStorage().database.$count(emailUpdates, eq(emailUpdates.userId, userId))).toBe(0)
  })

  it('forgets changes once they can neither be finished nor undone', async () => {
    const cloud = await start(getStorage())
    const [from, to] = [createEmail(), createEmail()]
    const { secret, userId } = await cloud.logIn(from)
    await cloud.move(secret, from, to)
    cloud.clock.now += constants.emailUpdateKept
    await cloud.begin(createEmail())
    await expect.poll(() => getStorage().database.$count(emailUpdates, eq(emailUpdates.userId, userId))).toBe(0)
    expect((await cloud.logIn(to)).userId).toBe(userId)
  })
})
