import { expect, it } from 'vitest'
import { updateCodes } from '../test/createFakeSite.ts'
import { createLoginWorld } from '../test/createLoginWorld.ts'
import { until } from '../test/until.ts'

const ada = 'ada@example.com'
const next = 'ada@example.org'

const toCode = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'resolved',
    (error: unknown) => Object(error).code,
  )

/** A page of a visitor who is logged in. */
async function openLoggedIn() {
  const world = createLoginWorld()
  const page = world.openPage()
  await page.modal.start()
  await page.logIn(ada)
  const login = await page.plugin.load()
  const count = (name: string): number => world.site.requests.filter((request) => request.name === name).length
  return { ...world, ...page, login, count, getUpdate: () => page.getState().emailUpdate }
}

it('asks for the code of the old address, then for that of the new one, and keeps the wallet', async () => {
  const { clock, getAddress, getState, getUpdate, login } = await openLoggedIn()
  const address = getAddress('eip155')
  await login.updateEmail({ email: ` ${next} ` })
  const times = { expiresAt: clock.now() + 600_000, resendAt: clock.now() + 30_000 }
  expect(getUpdate()).toEqual({ email: next, stage: 'primary', pending: null, triesLeft: null, error: null, ...times })
  await login.enterUpdateCode({ code: '111 111' })
  expect(getUpdate()).toMatchObject({ stage: 'secondary', ...times })
  await login.enterUpdateCode({ code: updateCodes.secondary })
  expect(getUpdate()).toMatchObject({ email: next, stage: 'done', expiresAt: null, error: null })
  expect(getState().user).toMatchObject({ email: next })
  expect(getAddress('eip155')).toBe(address)
})

it('shows the new address although the old one was read while it changed', async () => {
  const { clock, count, getState, getUpdate, login, site } = await openLoggedIn()
  await login.updateEmail({ email: next })
  await login.enterUpdateCode({ code: updateCodes.primary })
  site.held.add('UPDATE_EMAIL_SECONDARY_OTP')
  const entering = login.enterUpdateCode({ code: updateCodes.secondary })
  await until(() => count('UPDATE_EMAIL_SECONDARY_OTP') === 1)
  // Each second the view asks for the user. This answer is older than the change, and arrives after it.
  site.heldAnswers.add('GET_USER')
  const read = count('GET_USER')
  const stop = login.watchEmail()
  clock.advance(1_000)
  await until(() => count('GET_USER') > read)
  await site.settled()
  site.held.clear()
  site.release()
  await until(() => getUpdate()?.stage === 'done')
  stop()
  site.heldAnswers.clear()
  site.releaseAnswers()
  await entering
  expect(getState().user?.email).toBe(next)
})

it('refuses an invalid address and an invalid code, without asking the frame', async () => {
  const { count, getUpdate, login } = await openLoggedIn()
  expect(await toCode(login.enterUpdateCode({ code: '111111' }))).toBe('auth.codeRequired')
  expect(await toCode(login.updateEmail({ email: 'ada' }))).toBe('auth.emailInvalid')
  expect(getUpdate()).toMatchObject({ stage: 'address', pending: null, error: { code: 'auth.emailInvalid' } })
  await login.updateEmail({ email: next })
  expect(await toCode(login.enterUpdateCode({ code: '11111' }))).toBe('auth.codeWrong')
  expect([count('UPDATE_EMAIL'), count('UPDATE_EMAIL_PRIMARY_OTP')]).toEqual([1, 0])
})

it('says how often a wrong code may still be entered, and takes the right one', async () => {
  const { getUpdate, login } = await openLoggedIn()
  await login.updateEmail({ email: next })
  expect(await toCode(login.enterUpdateCode({ code: '000000' }))).toBe('auth.codeWrong')
  expect(getUpdate()).toMatchObject({
    stage: 'primary',
    pending: null,
    triesLeft: 4,
    error: { code: 'auth.codeWrong' },
  })
  await login.enterUpdateCode({ code: updateCodes.primary })
  expect(getUpdate()).toMatchObject({ stage: 'secondary', triesLeft: null, error: null })
})

it.each([
  ['login.emailInUse', 'auth.emailInUse'],
  ['login.codeExpired', 'auth.codeExpired'],
  ['server.unreachable', 'auth.offline'],
] as const)('stays at the code of the new address after %s', async (frameCode, code) => {
  const { getState, getUpdate, login, site } = await openLoggedIn()
  await login.updateEmail({ email: next })
  await login.enterUpdateCode({ code: updateCodes.primary })
  site.failures.set('UPDATE_EMAIL_SECONDARY_OTP', frameCode)
  expect(await toCode(login.enterUpdateCode({ code: updateCodes.secondary }))).toBe(code)
  expect(getUpdate()).toMatchObject({ stage: 'secondary', pending: null, error: { code } })
  expect(getState().user).toMatchObject({ email: ada })
  site.failures.clear()
  // The old address is proved.
  await login.updateEmail({ email: next })
  expect(getUpdate()).toMatchObject({ stage: 'secondary', error: null })
})

it('enters a code once, however often it is submitted', async () => {
  const { count, getUpdate, login, site } = await openLoggedIn()
  await login.updateEmail({ email: next })
  site.held.add('UPDATE_EMAIL_PRIMARY_OTP')
  const entered = [1, 2].map(() => toCode(login.enterUpdateCode({ code: updateCodes.primary })))
  await until(() => count('UPDATE_EMAIL_PRIMARY_OTP') > 0)
  site.held.clear()
  site.release()
  expect(await Promise.all(entered)).toEqual(['resolved', 'resolved'])
  expect(count('UPDATE_EMAIL_PRIMARY_OTP')).toBe(1)
  expect(getUpdate()).toMatchObject({ stage: 'secondary', error: null })
})

it('ends with a cancel, and begins anew', async () => {
  const { count, getUpdate, login, site } = await openLoggedIn()
  site.held.add('UPDATE_EMAIL')
  const first = toCode(login.updateEmail({ email: next }))
  await until(() => count('UPDATE_EMAIL') > 0)
  login.cancelEmailUpdate()
  expect(await first).toBe('request.aborted')
  expect(getUpdate()).toBeNull()
  site.held.clear()
  site.release()
  await login.updateEmail({ email: next })
  expect(getUpdate()).toMatchObject({ stage: 'primary', error: null })
})

it('is over when the visitor signs out', async () => {
  const { getUpdate, login, modal } = await openLoggedIn()
  await login.updateEmail({ email: next })
  await modal.disconnect()
  expect(getUpdate()).toBeNull()
})

it('asks each second for the address, notices a change elsewhere, and stops [S9.012]', async () => {
  const { clock, count, getState, getUpdate, login, site } = await openLoggedIn()
  await login.updateEmail({ email: next })
  const stop = login.watchEmail()
  const before = count('GET_USER')
  clock.advance(999)
  await site.settled()
  expect(count('GET_USER')).toBe(before)
  clock.advance(1)
  await until(() => count('GET_USER') === before + 1)
  const wallet = site.wallets.get(ada)
  if (wallet) site.wallets.set(next, wallet)
  site.session = next
  await until(() => {
    clock.advance(1_000)
    return getUpdate()?.stage === 'done'
  })
  expect(getState().user).toMatchObject({ email: next })
  stop()
  await site.settled()
  const after = count('GET_USER')
  clock.advance(5_000)
  await site.settled()
  expect(count('GET_USER')).toBe(after)
})
