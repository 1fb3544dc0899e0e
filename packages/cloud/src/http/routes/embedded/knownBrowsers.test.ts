import { expect, it } from 'vitest'
import { constants } from '../../../embedded/constants.ts'
import { describeStorages } from '../../../test/describeStorages.ts'
import { createEmail, endpoints, origin, other, startLogin } from '../../../test/startLogin.ts'

describeStorages((getStorage) => {
  it('sends a code to a browser that logged in before, whatever strangers ask for (attack 138)', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const email = createEmail()
    const { browser } = await cloud.logIn(email, projectId)
    cloud.clock.now += 3_600_000 - (cloud.clock.now % 3_600_000)
    // Strangers use up the mails of an hour to the address, and begin the wait again and again.
    for (let index = 0; index < 6; index += 1) {
      await cloud.request(email, { projectId, client: `203.0.113.${index}` })
      cloud.clock.now += constants.resendAfter
    }
    expect((await cloud.request(email, { projectId, client: '203.0.113.90' })).status).toBe(429)
    expect((await cloud.request(email, { projectId, browser })).status).toBe(200)
    // Its own wait and budget limit it, also from many addresses.
    expect((await cloud.request(email, { projectId, browser })).status).toBe(429)
    const statuses: number[] = []
    for (let index = 0; index < 5; index += 1) {
      cloud.clock.now += constants.resendAfter
      statuses.push((await cloud.request(email, { projectId, browser, client: `203.0.113.${index}` })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  })

  it('recognises a browser by its cookie, for its own address and project, and not by a forged token', async () => {
    const cloud = await startLogin(getStorage())
    const [projectId, otherProject] = [await cloud.createProject(), await cloud.createProject()]
    const [email, second] = [createEmail(), createEmail()]
    const verifyWithCookie = async (address: string, cookie: string) => {
      const { attempt, code } = await cloud.begin(address, { projectId })
      const answer = await cloud.post(endpoints.verify, { attempt, code, keep: 'cookie' }, projectId, { cookie })
      expect(await answer.json()).not.toHaveProperty('browser')
      const set = answer.headers.getSetCookie().find((text) => text.startsWith('__Host-latchkey-browser=')) ?? ''
      expect(set).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/)
      return set.slice(0, set.indexOf(';'))
    }
    const cookie = await verifyWithCookie(second, await verifyWithCookie(email, ''))
    // Within the wait that others have begun for these addresses.
    const ask = async (address: string, project: string, headers: Readonly<Record<string, string>>) =>
      (await cloud.post(endpoints.request, { email: address, origin }, project, headers)).status
    for (const address of [email, second]) {
      expect(await ask(address, projectId, {})).toBe(429)
      expect(await ask(address, projectId, { cookie })).toBe(200)
    }
    const { browser = '' } = await cloud.logIn(createEmail(), projectId)
    const [stranger, victim] = [createEmail(), createEmail()]
    expect(await ask(victim, projectId, {})).toBe(200)
    expect(await ask(stranger, otherProject, {})).toBe(200)
    const forged = `${browser.slice(0, -1)}${browser.endsWith('A') ? 'B' : 'A'}`
    for (const token of [browser, forged, browser.slice(0, browser.lastIndexOf('.')), '', '...'])
      expect((await cloud.request(victim, { projectId, browser: token })).status).toBe(429)
    expect(await ask(stranger, otherProject, { cookie })).toBe(429)
    cloud.clock.now += constants.browserKnown
    expect(await ask(email, projectId, {})).toBe(200)
    expect(await ask(email, projectId, { cookie })).toBe(429)
  })

  it('stays known for an address, however often it logs in as another one', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const [email, second] = [createEmail(), createEmail()]
    let cookie = ''
    const logIn = async (address: string): Promise<void> => {
      cloud.clock.now += 3_600_000
      const { attempt, code } = await cloud.begin(address, { projectId })
      const answer = await cloud.post(endpoints.verify, { attempt, code, keep: 'cookie' }, projectId, { cookie })
      const set = answer.headers.getSetCookie().find((text) => text.startsWith('__Host-latchkey-browser=')) ?? ''
      cookie = set.slice(0, set.indexOf(';'))
    }
    await logIn(email)
    for (let times = 0; times < 4; times += 1) await logIn(second)
    expect(cookie.split('~')).toHaveLength(2)
    cloud.clock.now += 3_600_000
    const ask = async (address: string, headers: Readonly<Record<string, string>>) =>
      (await cloud.post(endpoints.request, { email: address, origin }, projectId, headers)).status
    // Within the wait that a stranger has begun.
    for (const address of [email, second]) {
      expect(await ask(address, {})).toBe(200)
      expect(await ask(address, {})).toBe(429)
      expect(await ask(address, { cookie })).toBe(200)
    }
  })

  it('raises one alarm in ten minutes if too many codes are wrong over all addresses', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const guess = async (times: number) => {
      for (let count = 0; count < times;) {
        cloud.clock.now += 1_000
        const client = `203.0.${Math.floor(cloud.clock.now / 10_000) % 200}.1`
        const { attempt, code } = await cloud.begin(createEmail(), { projectId, client })
        for (let step = 1; step <= 5 && count < times; step += 1, count += 1)
          await cloud.verify(attempt, other(code, step), projectId)
      }
    }
    const listAlarms = () => cloud.logger.lines.filter((line) => JSON.stringify(line).includes('login_wrong_codes'))
    await guess(constants.wrongCodes.atMost)
    expect(listAlarms()).toEqual([])
    await guess(5)
    expect(listAlarms()).toHaveLength(1)
    expect(JSON.stringify(listAlarms())).not.toContain('@')
    expect(await cloud.metrics.registry.metrics()).toContain('latchkey_login_alarms_total 1')
  })

  it('sends a link in place of a code to unknown browsers once ten codes for the address were wrong', async () => {
    const cloud = await startLogin(getStorage())
    const projectId = await cloud.createProject()
    const email = createEmail()
    const { browser } = await cloud.logIn(email, projectId)
    const guess = async (times: number) => {
      cloud.clock.now += constants.resendAfter
      const { attempt, code } = await cloud.begin(email, { projectId })
      for (let step = 1; step <= times; step += 1) await cloud.verify(attempt, other(code, step), projectId)
      return attempt
    }
    const ask = async (more: { browser?: string | undefined; attempt?: string } = {}) => {
      cloud.clock.now += constants.resendAfter
      const answer = await cloud.request(email, { projectId, ...more })
      const { action }: Readonly<Record<string, unknown>> = JSON.parse(await answer.text())
      return action
    }
    const attempt = await guess(5)
    // A new code for the attempt does not forget the wrong ones of the last.
    expect(await ask({ attempt })).toBe('VERIFY_OTP')
    await guess(5)
    cloud.clock.now += 3_600_000
    expect(await ask()).toBe('VERIFY_DEVICE')
    expect(await ask({ browser })).toBe('VERIFY_OTP')
    cloud.clock.now += constants.attemptKept
    expect(await ask()).toBe('VERIFY_OTP')
  })
})
