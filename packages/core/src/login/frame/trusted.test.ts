import type { Frame, Page } from 'playwright-core'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { pressUntilTaken } from '../../../../../pressUntilTaken.shared.ts'
import { createWindowVisits } from '../../test/frame/createWindowVisits.ts'
import { startWalletSites, type WalletSites } from '../../test/frame/startWalletSites.ts'

// Apps of the operator's own, and what a listed page gains by lending its port.

let sites: WalletSites
beforeAll(async () => {
  sites = await startWalletSites('walletPage.ts', ({ app }) => ({ LATCHKEY_TRUSTED_APPS: app }))
})
afterAll(() => sites?.close())

const { createEmail, openBlindProfile } = createWindowVisits(() => sites)

const openPage = async (url: string, isBlind = false): Promise<Page> => {
  const profile = isBlind ? await openBlindProfile() : await sites.openProfile()
  if (!isBlind) onTestFinished(() => profile.close())
  const page = await profile.newPage()
  await page.goto(url)
  return page
}
const findWallet = (page: Page): Frame => {
  const frame = page.frames().find((each) => each.url().startsWith(sites.secureSite))
  if (frame === undefined) throw new TypeError('The frame is missing')
  return frame
}
const press = (page: Page, testId: string): Promise<void> => pressUntilTaken(findWallet(page).getByTestId(testId))
const ask = (app: Page | Frame, name: string, payload?: unknown): Promise<unknown> =>
  app.evaluate(`wallet.ask(${JSON.stringify(name)}, ${JSON.stringify(payload)})`)
/** Signs a message, or 32 bytes, which carry a warning. */
const sign = (app: Page | Frame, address: string, message: string): Promise<unknown> =>
  ask(app, 'RPC_REQUEST', { chainId: 'eip155:1', method: 'personal_sign', params: [message, address] })

/** Logs a new visitor in, in an app that may be inside another page, and creates their wallet in the frame. */
async function createWallet(page: Page, app: Page | Frame = page): Promise<`0x${string}`> {
  const { projectId, secureSite } = sites
  await app.evaluate(`wallet.open(${JSON.stringify(secureSite)}, ${JSON.stringify(projectId)})`)
  const email = createEmail()
  await ask(app, 'CONNECT_EMAIL', { email })
  await ask(app, 'CONNECT_OTP', { otp: await sites.readCode(email) })
  const created = ask(app, 'GET_USER', {})
  await press(page, 'lk-frame-create-later')
  await press(page, 'lk-frame-later-confirm')
  const { address }: { readonly address: `0x${string}` } = Object(await created)
  return address
}
const hide = (app: Page | Frame): Promise<unknown> =>
  app.evaluate(`document.querySelector('iframe').style.opacity = '0.01'`)
const show = (app: Page | Frame): Promise<unknown> =>
  app.evaluate(`document.querySelector('iframe').style.opacity = ''`)
const verify = async (address: `0x${string}`, message: string, answer: Promise<unknown>): Promise<boolean> => {
  const { result: signature }: { readonly result: `0x${string}` } = Object(await answer)
  return verifyMessage({ address, message, signature })
}
const isUnproven = async (page: Page): Promise<void> => {
  await expect.poll(() => findWallet(page).locator('body').textContent()).toContain('This could not be shown safely')
  await expect.poll(() => findWallet(page).getByTestId('lk-frame-approve').count()).toBe(0)
}
/** Ends a request, so that no answer is due when the page closes. */
const reject = async (page: Page, answer: Promise<unknown>): Promise<void> => {
  await press(page, 'lk-frame-reject')
  expect(JSON.stringify(await answer)).toContain('request.rejected')
}
const bytes = `0x${'61'.repeat(31)}00`

describe('an app that the operator trusts', () => {
  it('gets an approval in a frame that its page has made transparent, but never one of a danger', async () => {
    const page = await openPage(sites.app)
    const address = await createWallet(page)
    await hide(page)
    const signed = sign(page, address, 'Hello')
    await press(page, 'lk-frame-approve')
    expect(await verify(address, 'Hello', signed)).toBe(true)

    const refused = sign(page, address, bytes)
    await isUnproven(page)
    await reject(page, refused)
  })

  it('has its wallet in the frame where the browser cannot report what covers it, but no approval of a danger', async () => {
    const page = await openPage(sites.app, true)
    const address = await createWallet(page)
    const signed = sign(page, address, 'Hello')
    await press(page, 'lk-frame-approve')
    expect(await verify(address, 'Hello', signed)).toBe(true)
    const refused = sign(page, address, bytes)
    await isUnproven(page)
    await reject(page, refused)
  })

  it('is trusted no longer inside another page, which has made it transparent (attack 130)', async () => {
    const page = await openPage(sites.otherApp)
    await page.evaluate(
      `document.body.insertAdjacentHTML('beforeend', '<iframe src="${sites.app}" allow="publickey-credentials-get *" style="width:800px;height:800px"></iframe>')`,
    )
    const findApp = (): Frame | undefined => page.frames().find((each) => each.url().startsWith(`${sites.app}/`))
    await expect.poll(() => findApp()?.evaluate('typeof wallet')).toBe('object')
    const app = findApp()
    if (app === undefined) throw new TypeError('The app is missing')
    const address = await createWallet(page, app)
    await hide(page)
    const signed = sign(app, address, 'Hello')
    await isUnproven(page)
    await show(page)
    await press(page, 'lk-frame-approve')
    expect(await verify(address, 'Hello', signed)).toBe(true)
  })
})

describe('an app of the same project that the operator does not trust', () => {
  it('needs the proof', async () => {
    const page = await openPage(sites.otherApp)
    const address = await createWallet(page)
    await hide(page)
    const refused = sign(page, address, 'Hello')
    await isUnproven(page)
    await press(page, 'lk-frame-reject')
    expect(JSON.stringify(await refused)).toContain('request.rejected')
  })
})

/** Embeds the frame without core, greets it, and gives the port to a page of another origin, which asks from then on. */
async function lendPort(page: Page, borrower: string): Promise<Frame> {
  const url = `${sites.secureSite}/frame?projectId=${sites.projectId}&chainId=eip155:1&version=4&enableLogger=false`
  await page.evaluate(
    `document.body.insertAdjacentHTML('beforeend', '<iframe id="borrower" src="${borrower}" style="width:10px;height:10px"></iframe>')`,
  )
  const find = (): Frame | undefined => page.frames().find((each) => each.url().startsWith(borrower))
  await expect.poll(() => find()?.evaluate('document.readyState')).toBe('complete')
  const frame = find()
  if (frame === undefined) throw new TypeError('The borrower is missing')
  await frame.evaluate(`{
    let serial = 0
    const waiting = new Map()
    addEventListener('message', ({ data, ports }) => {
      if (data !== 'the port' || ports[0] === undefined) return
      globalThis.port = ports[0]
      port.onmessage = ({ data }) => waiting.get(data.id)?.(data)
    })
    globalThis.ask = (name, payload) => new Promise((resolve) => {
      const id = 'lent-' + (serial += 1)
      waiting.set(id, resolve)
      port.postMessage({ id, type: 'APP_' + name, payload })
    })
  }`)
  await page.evaluate(`new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const frame = document.createElement('iframe')
    frame.style = 'width: 360px; height: 700px'
    frame.src = ${JSON.stringify(url)}
    port1.onmessage = () => {
      port1.onmessage = null
      borrower.contentWindow.postMessage('the port', ${JSON.stringify(borrower)}, [port1])
      resolve()
    }
    addEventListener('message', ({ data, source }) => {
      if (source !== frame.contentWindow || data.type !== 'FRAME_READY') return
      const hello = { type: 'APP_HELLO', version: 4, projectId: ${JSON.stringify(sites.projectId)}, nonce: 'nonce-of-the-lender' }
      source.postMessage(hello, '*', [port2])
    })
    document.body.append(frame)
  })`)
  await expect.poll(() => frame.evaluate('typeof port')).toBe('object')
  return frame
}

describe('a page of another origin that a listed page has lent its port', () => {
  it('acts for the origin of the greeting, which the visitor reads, and signs in nowhere else (attack 125)', async () => {
    const borrower = sites.app.replace('app.localhost', 'borrower.localhost')
    const page = await openPage(sites.app)
    const lent = await lendPort(page, borrower)
    const askLent = (name: string, payload?: unknown): Promise<unknown> =>
      lent.evaluate(`ask(${JSON.stringify(name)}, ${JSON.stringify(payload)})`)
    const email = createEmail()
    await askLent('CONNECT_EMAIL', { email })
    await askLent('CONNECT_OTP', { otp: await sites.readCode(email) })
    const created = askLent('GET_USER', {})
    await press(page, 'lk-frame-create-later')
    await press(page, 'lk-frame-later-confirm')
    const { payload }: { readonly payload: { readonly address: `0x${string}` } } = Object(await created)
    const { address } = payload
    const signIn = (origin: string): Promise<unknown> => {
      const text = `${new URL(origin).host} wants you to sign in with your Ethereum account:\n${address}\n\nURI: ${origin}\nVersion: 1`
      return askLent('RPC_REQUEST', { chainId: 'eip155:1', method: 'personal_sign', params: [text, address] })
    }
    expect(await signIn(borrower)).toMatchObject({
      type: 'FRAME_RPC_REQUEST_ERROR',
      payload: { message: expect.stringContaining('sign-in for another site') },
    })
    // The token is one for the app that lent its port, and of no use to the borrower's own server.
    const token = await askLent('GET_TOKEN')
    expect(token).toMatchObject({ type: 'FRAME_GET_TOKEN_SUCCESS', payload: { token: expect.any(String) as string } })
    const [, claims = ''] = JSON.stringify(token).split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: sites.app })

    // The name is what a page may say of itself; the origin is not.
    await askLent('SYNC_DAPP_DATA', { name: borrower })
    const asked = askLent('RPC_REQUEST', { chainId: 'eip155:1', method: 'personal_sign', params: ['Hello', address] })
    await expect.poll(() => findWallet(page).getByTestId('lk-frame-origin').textContent()).toBe(sites.app)
    await reject(page, asked)
  })
})
