import { announceExport } from '@latchkey/protocol/embedded'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { constants } from '../../../embedded/constants.ts'
import { createMailer } from '../../../embedded/mail/createMailer.ts'
import { createWalletNotices } from '../../../embedded/notices/createWalletNotices.ts'
import { securityEvents } from '../../../storage/embeddedSchema.ts'
import { walletNotices } from '../../../storage/noticeSchema.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { createTestLogger } from '../../../test/createTestLogger.ts'
import { createTestMember, createTestVault, toNewBoxes } from '../../../test/createTestVault.ts'
import { describeStorages } from '../../../test/describeStorages.ts'
import { readRefusalCode, startEmbeddedCloud } from '../../../test/startEmbeddedCloud.ts'

let serial = 0
const createEmail = (): string => `told${(serial += 1)}@example.com`
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** A user with a vault of a device and a code. */
async function startWithVault(storage: Storage) {
  const cloud = await startEmbeddedCloud({ storage })
  const email = createEmail()
  const { secret, userId } = await cloud.logIn(email)
  const vault = createTestVault()
  const [device, code] = [createTestMember('device'), createTestMember('code')]
  expect(await readRefusalCode(await cloud.create(secret, vault.create([device, code])))).toBe(204)
  /** The notices to an address, the oldest first. */
  const readNotices = async () =>
    (await cloud.mailbox.list(email)).filter(({ text }) => text.startsWith('In your wallet at Shop:')).toReversed()
  const announce = (secretOf: string | undefined, exported: string, headers: Readonly<Record<string, string>> = {}) =>
    cloud.send('POST', announceExport.path, { secret: secretOf, body: { secret: exported }, headers })
  return { ...cloud, email, secret, userId, vault, device, code, readNotices, announce }
}

describeStorages((getStorage) => {
  it('tells the user by mail of each device and method that is added or removed, and not of the first ones', async () => {
    const cloud = await startWithVault(getStorage())
    const { code, device, secret, vault } = cloud
    const passkey = createTestMember('passkey')
    const manifest = vault.signManifest([device, code, passkey], 2)
    const body = { manifest, boxes: toNewBoxes([passkey]) }
    const answer = await cloud.send('PUT', '/embedded/v1/vault', { secret, body, headers: { 'user-agent': firefox } })
    expect(answer.status).toBe(204)
    await expect.poll(cloud.readNotices).toHaveLength(1)
    const second = createTestMember('device')
    const replaced = vault.signManifest([device, passkey, second], 3)
    expect((await cloud.change(secret, { manifest: replaced, boxes: toNewBoxes([second]) })).status).toBe(204)
    await expect.poll(cloud.readNotices).toHaveLength(2)
    const [first, last] = await cloud.readNotices()
    expect(first?.subject).toBe('Your wallet at Shop: a change of its security')
    expect(first?.text.trim()).toBe(`In your wallet at Shop:

A passkey was added.

Browser: Firefox, Linux
Time: 2026-01-15 12:00 UTC

If this was not you, someone else can use your wallet: open its settings, remove what you do not know, and send what it holds to another wallet.

If this was you, ignore this mail.`)
    expect(first?.html).not.toMatch(/https?:|<a\b|\bsrc=|url\(|<img|<link|<script/i)
    expect(last?.text).toContain('\n\nA device was added.\nA recovery code was removed.\n\n')
  })

  it('sends no mail about what was refused', async () => {
    const cloud = await startWithVault(getStorage())
    const { code, device, secret, vault } = cloud
    const passkey = createTestMember('passkey')
    const manifest = vault.signManifest([device, code, passkey], 7)
    expect(await readRefusalCode(await cloud.change(secret, { manifest, boxes: toNewBoxes([passkey]) }))).toBe(
      'vault_conflict',
    )
    expect((await cloud.announce(secret, 'words')).status).toBe(204)
    await expect.poll(cloud.readNotices).toHaveLength(1)
    expect((await cloud.readNotices())[0]?.text).toContain('\n\nThe recovery words were opened.\n\n')
  })

  it.each([
    ['words', 'The recovery words were opened.'],
    ['eip155', 'The private key for Ethereum was opened.'],
    ['solana', 'The private key for Solana was opened.'],
    ['file', 'A recovery file was made.'],
  ])('tells that an export of the %s is announced, and records it', async (secret, text) => {
    const cloud = await startWithVault(getStorage())
    expect((await cloud.announce(cloud.secret, secret)).status).toBe(204)
    await expect
      .poll(async () => (await cloud.readNotices()).map((mail) => mail.text))
      .toEqual([expect.stringContaining(`\n\n${text}\n\n`)])
    const events = await getStorage()
      .database.select({ kind: securityEvents.kind, subject: securityEvents.subject })
      .from(securityEvents)
      .where(eq(securityEvents.userId, cloud.userId))
    expect(events).toContainEqual({ kind: 'secret_exported', subject: secret })
  })

  it('announces no export without a session, without a wallet, and of no other secret', async () => {
    const cloud = await startWithVault(getStorage())
    expect(await readRefusalCode(await cloud.announce(undefined, 'words'))).toBe('session_required')
    expect(await readRefusalCode(await cloud.announce(cloud.secret, 'bip122'))).toBe('invalid_request')
    const other = await cloud.logIn(createEmail())
    expect(await readRefusalCode(await cloud.announce(other.secret, 'words'))).toBe('vault_missing')
  })

  it('writes in the first language of the browser that there is', async () => {
    const cloud = await startWithVault(getStorage())
    const headers = { 'accept-language': 'nl-NL, ar-EG;q=0.9, en;q=0.8' }
    expect((await cloud.announce(cloud.secret, 'words', headers)).status).toBe(204)
    await expect
      .poll(async () => (await cloud.mailbox.list(cloud.email)).map(({ html }) => html))
      .toContainEqual(expect.stringContaining('فُتحت كلمات الاسترداد.'))
  })

  it('sends the mail later if the mail server is down, and changes the wallet at once', async () => {
    const cloud = await startWithVault(getStorage())
    const { code, device, secret, vault } = cloud
    await cloud.mailbox.setMode('down')
    const passkey = createTestMember('passkey')
    const manifest = vault.signManifest([device, code, passkey], 2)
    expect((await cloud.change(secret, { manifest, boxes: toNewBoxes([passkey]) })).status).toBe(204)
    await expect
      .poll(() => cloud.logger.lines.filter(({ message }) => message === 'A mail was not sent'))
      .toHaveLength(1)
    await cloud.mailbox.setMode('accepting')
    cloud.clock.now += constants.noticePause
    expect((await cloud.announce(secret, 'file')).status).toBe(204)
    await expect
      .poll(async () => new Set((await cloud.readNotices()).map(({ text }) => text.split('\n')[2])))
      .toEqual(new Set(['A passkey was added.', 'A recovery file was made.']))
    expect(JSON.stringify(cloud.logger.lines)).not.toContain(cloud.email)
  })

  it('sends 20 mails a day to a user at most, and forgets them afterwards', async () => {
    const cloud = await startWithVault(getStorage())
    const { secret, userId } = cloud
    for (let number = 0; number < constants.noticesPerDay + 1; number += 1)
      expect((await cloud.announce(secret, 'words')).status).toBe(204)
    await expect.poll(cloud.readNotices).toHaveLength(constants.noticesPerDay)
    cloud.clock.now += constants.noticeKept + constants.sweepEvery
    expect((await cloud.announce(secret, 'words')).status).toBe(204)
    await expect.poll(cloud.readNotices).toHaveLength(constants.noticesPerDay + 1)
    // Any login deletes what has expired.
    await cloud.logIn(createEmail())
    const { database } = getStorage()
    await expect
      .poll(() => database.select().from(walletNotices).where(eq(walletNotices.userId, userId)))
      .toHaveLength(1)
  })

  it('sends a mail once, whichever node finds it', async () => {
    const cloud = await startWithVault(getStorage())
    const { clock, mailbox } = cloud
    await mailbox.setMode('down')
    expect((await cloud.announce(cloud.secret, 'words')).status).toBe(204)
    // The number of tries grows before the try. The mail server must not come back during it.
    await expect
      .poll(() => cloud.logger.lines.filter(({ message }) => message === 'A mail was not sent'))
      .toHaveLength(1)
    await mailbox.setMode('accepting')
    clock.now += constants.noticePause
    const context = { storage: getStorage(), logger: createTestLogger(), now: () => clock.now }
    const settings = { smtpUrl: mailbox.smtpUrl, from: 'no-reply@example.com' }
    const nodes = [1, 2, 3].map(() => {
      const mailer = createMailer({ settings, logger: context.logger, timeout: constants.mailTimeout })
      return { mailer, notices: createWalletNotices({ context, mailer }) }
    })
    for (const { notices } of nodes) notices.send()
    await expect.poll(cloud.readNotices).toHaveLength(1)
    for (const { mailer, notices } of nodes) {
      await notices.close()
      mailer.close()
    }
    expect(await cloud.readNotices()).toHaveLength(1)
    expect(context.logger.lines).toEqual([])
  })
})
