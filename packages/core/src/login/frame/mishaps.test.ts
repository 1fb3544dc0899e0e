// What happens to visitors without an attacker, and what a server that lies would do, in a real browser.
import type { BrowserContext, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { verifyMessage } from 'viem'
import { addAuthenticator } from '../../../../../addAuthenticator.shared.ts'
import { ask, press, sign } from '../../test/frame/createWindowVisits.ts'
import { startWalletSites, type WalletSites } from '../../test/frame/startWalletSites.ts'

let sites: WalletSites
beforeAll(async () => {
  sites = await startWalletSites()
})
afterAll(() => sites?.close())

let serial = 0
const openProfile = async (): Promise<BrowserContext> => {
  const profile = await sites.openProfile()
  onTestFinished(() => profile.close())
  return profile
}
const openFrame = async (page: Page): Promise<void> => {
  const { projectId, secureSite } = sites
  expect(await page.evaluate(`wallet.open(${JSON.stringify(secureSite)}, ${JSON.stringify(projectId)})`)).toEqual({
    isUnverified: false,
  })
}
const openApp = async (profile: BrowserContext): Promise<Page> => {
  const page = await profile.newPage()
  await page.goto(sites.app)
  await openFrame(page)
  return page
}
const reload = async (page: Page): Promise<void> => {
  await page.reload()
  await openFrame(page)
}
const findFrame = (page: Page): Frame => {
  const frame = page.frames().find((each) => each.url().startsWith(sites.secureSite))
  if (frame === undefined) throw new TypeError('The frame is missing')
  return frame
}
const logIn = async (page: Page): Promise<void> => {
  const email = `mishap${(serial += 1)}@example.com`
  expect(await ask(page, 'CONNECT_EMAIL', { email })).toMatchObject({ action: 'VERIFY_OTP' })
  expect(await ask(page, 'CONNECT_OTP', { otp: await sites.readCode(email) })).toBeUndefined()
}
const toAddress = async (answer: Promise<unknown>): Promise<`0x${string}`> => {
  const user = await answer
  expect(user).toMatchObject({ address: expect.stringMatching(/^0x[\dA-Fa-f]{40}$/) })
  const { address }: { readonly address: `0x${string}` } = Object(user)
  return address
}
const createWallet = async (page: Page): Promise<`0x${string}`> => {
  await logIn(page)
  const created = ask(page, 'GET_USER', {})
  await press(findFrame(page), 'lk-frame-create-later')
  await press(findFrame(page), 'lk-frame-later-confirm')
  return toAddress(created)
}
const isSigned = async (address: `0x${string}`, message: string, answer: Promise<unknown>): Promise<boolean> => {
  const result = await answer
  expect(result).toMatchObject({ result: expect.stringMatching(/^0x[\da-f]{130}$/) })
  const { result: signature }: { readonly result: `0x${string}` } = Object(result)
  return verifyMessage({ address, message, signature })
}
const signs = async (page: Page, address: `0x${string}`, message: string): Promise<boolean> => {
  const signed = sign(page, address, message)
  await press(findFrame(page), 'lk-frame-approve')
  return isSigned(address, message, signed)
}
const deleteStorage = (page: Page): Promise<unknown> =>
  findFrame(page).evaluate(
    () =>
      new Promise((resolve) =>
        indexedDB.deleteDatabase('latchkey-wallet').addEventListener('success', resolve, { once: true }),
      ),
  )

describe('the storage of a browser', () => {
  it('that is full creates no wallet, says so, and creates it once there is space', async () => {
    const profile = await openProfile()
    // As a browser does whose disk is full: the transaction ends with an error.
    await profile.addInitScript(() => {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = function (...parameters) {
        const request = put.apply(this, parameters)
        if (Reflect.get(globalThis, 'isFull') === true) this.transaction.abort()
        return request
      }
    })
    const page = await openApp(profile)
    await logIn(page)
    const setFull = (isFull: boolean) =>
      findFrame(page).evaluate((value) => void Reflect.set(globalThis, 'isFull', value), isFull)
    await setFull(true)
    const created = ask(page, 'GET_USER', {})
    await press(findFrame(page), 'lk-frame-create-later')
    await findFrame(page).getByTestId('lk-frame-later-confirm').click()
    await expect.poll(() => findFrame(page).getByRole('alert').textContent()).not.toBe('')
    await setFull(false)
    await press(findFrame(page), 'lk-frame-later-confirm')
    const address = await toAddress(created)
    expect(await signs(page, address, 'Space')).toBe(true)
    await reload(page)
    expect(await ask(page, 'GET_USER', {})).toMatchObject({ address, isVerified: true })
  })

  it('that is cleared during an approval takes nothing from it, and later the passkey opens the wallet', async () => {
    const page = await openApp(await openProfile())
    await addAuthenticator(await page.context().newCDPSession(page))
    await logIn(page)
    const created = ask(page, 'GET_USER', {})
    await press(findFrame(page), 'lk-frame-create')
    const address = await toAddress(created)
    const signed = sign(page, address, 'Cleared')
    await findFrame(page).getByTestId('lk-frame-approve').waitFor()
    await deleteStorage(page)
    await press(findFrame(page), 'lk-frame-approve')
    expect(await isSigned(address, 'Cleared', signed)).toBe(true)

    await reload(page)
    const opened = ask(page, 'GET_USER', {})
    await press(findFrame(page), 'lk-frame-unlock')
    expect(await opened).toMatchObject({ address, isVerified: true })
    expect(await signs(page, address, 'Known again')).toBe(true)
  })
})

describe('two tabs', () => {
  it('sign for one wallet side by side, and both are signed out by one of them', async () => {
    const profile = await openProfile()
    const one = await openApp(profile)
    const address = await createWallet(one)
    const other = await openApp(profile)
    expect(await ask(other, 'GET_USER', {})).toMatchObject({ address, isVerified: true })
    const answers = [sign(one, address, 'One'), sign(other, address, 'Other')] as const
    await other.bringToFront()
    await press(findFrame(other), 'lk-frame-approve')
    await one.bringToFront()
    await press(findFrame(one), 'lk-frame-approve')
    expect(await isSigned(address, 'One', answers[0])).toBe(true)
    expect(await isSigned(address, 'Other', answers[1])).toBe(true)

    const late = sign(other, address, 'Late')
    await findFrame(other).getByTestId('lk-frame-approve').waitFor()
    expect(await ask(one, 'SIGN_OUT')).toBeUndefined()
    await other.bringToFront()
    await press(findFrame(other), 'lk-frame-approve')
    const over = { details: expect.stringContaining('session.required') }
    expect(await late).toMatchObject({ details: expect.stringMatching(/session\.required|request\.aborted/) })
    expect(await sign(other, address, 'Later')).toMatchObject(over)
  })
})

describe('a frame', () => {
  it('that crashes during an approval is missed within two signs of life, and opens again', async () => {
    const profile = await openProfile()
    const page = await openApp(profile)
    const address = await createWallet(page)
    // Playwright gives up a page one of whose frames has crashed.
    const devtools = await profile.newCDPSession(page)
    const evaluate = async (expression: string): Promise<unknown> => {
      const { result } = await devtools.send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      })
      return result.value
    }
    const payload = { chainId: 'eip155:1', method: 'personal_sign', params: ['Crash', address] }
    const signed = evaluate(`wallet.ask('RPC_REQUEST', ${JSON.stringify(payload)})`)
    await findFrame(page).getByTestId('lk-frame-approve').waitFor()
    const inFrame = await profile.newCDPSession(findFrame(page))
    void inFrame.send('Page.crash').catch(() => undefined)
    expect(await signed).toMatchObject({ code: 'embeddedWallet.unreachable' })
    const { projectId, secureSite } = sites
    expect(await evaluate(`wallet.open(${JSON.stringify(secureSite)}, ${JSON.stringify(projectId)})`)).toEqual({
      isUnverified: false,
    })
    expect(await evaluate(`wallet.ask('GET_USER', {})`)).toMatchObject({ address, isVerified: true })
    expect(await signs(await openApp(profile), address, 'Again')).toBe(true)
  })

  it('that loses its server during an approval signs nothing, and signs once it answers again', async () => {
    const page = await openApp(await openProfile())
    const address = await createWallet(page)
    await page.route(`${sites.secureSite}/embedded/**`, (route) => route.abort())
    expect(await sign(page, address, 'Lost')).toMatchObject({ details: expect.stringContaining('server.unreachable') })
    await page.unroute(`${sites.secureSite}/embedded/**`)
    expect(await signs(page, address, 'Found')).toBe(true)
  })
})

describe('a server that lies', () => {
  /** Changes what the server says of the vault, before the frame reads it. */
  const lie = (kind: 'anotherAddress' | 'noWallet') => {
    if (!globalThis.location.hostname.startsWith('wallet.')) return
    const ask = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const answer = await ask(input, init)
      const url = new URL(input instanceof Request ? input.url : String(input), globalThis.location.href)
      if (url.pathname !== '/embedded/v1/vault') return answer
      if (kind === 'noWallet') return Response.json({ vault: null, suspended: [] })
      const body = await answer.json()
      const { manifest } = body.vault.content
      const bytes = atob(manifest.bytes).replace(/0x[\dA-Fa-f]{40}/, `0x${'7'.repeat(40)}`)
      Reflect.set(globalThis, 'hasLied', btoa(bytes) !== manifest.bytes)
      manifest.bytes = btoa(bytes)
      return Response.json(body)
    }
  }

  it('about an address, or that there is no wallet, shows no address and creates no other wallet (attacks 117 and 146)', async () => {
    const profile = await openProfile()
    const address = await createWallet(await openApp(profile))
    for (const kind of ['anotherAddress', 'noWallet'] as const) {
      const page = await profile.newPage()
      await page.addInitScript(lie, kind)
      await page.goto(sites.app)
      await openFrame(page)
      const refused = { details: expect.stringContaining('wallet.damaged') }
      expect(await ask(page, 'GET_USER', {})).toMatchObject(refused)
      expect(await sign(page, address, 'Lie')).toMatchObject(refused)
      // It has shown no screen, such as the one that creates a wallet.
      expect(await page.evaluate('wallet.events')).toEqual([])
      const hasLied = await findFrame(page).evaluate(() => Reflect.get(globalThis, 'hasLied'))
      expect(hasLied).toBe(kind === 'anotherAddress' ? true : undefined)
      await page.close()
    }
    expect(await signs(await openApp(profile), address, 'Truth')).toBe(true)
  })
})
