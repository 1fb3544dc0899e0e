import { createBackEndStorage, createSiwx } from '@latchkey/siwx'
import { testKeys } from '@latchkey/testing'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { addEvmWallet, addSolanaWallet, openApp } from './openPage.ts'

const { getUrl, visit } = openApp()
const [firstKey = '0x', secondKey = '0x'] = testKeys
const signedOut = 'You are not signed in.'

/** Requests a page from the server without a browser. */
async function read(cookie: string, path = '/'): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await fetch(`${getUrl()}${path}`, { headers: { cookie }, redirect: 'manual' })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

describe('the session on the server', () => {
  it('is in the markup before any script runs, and hydrates without changes', async () => {
    const visitor = await visit()
    const wallet = await addEvmWallet(visitor, firstKey)
    const account = `eip155:1:${wallet.accounts[0]}`
    await visitor.goto()
    await visitor.page.getByText(signedOut).waitFor()
    await visitor.signIn('Evm Wallet')
    expect(await visitor.readAccounts()).toEqual([account])

    const cookie = await visitor.readCookie()
    const { headers, text } = await read(cookie)
    expect(text).toContain(`<li>${account}</li>`)
    expect(text).toContain('data-testid="lk-account-button"')
    expect(text).not.toContain(signedOut)
    expect(headers.get('cache-control')).toMatch(/no-store/)
    const still = await visit({ javaScriptEnabled: false })
    await still.context.addCookies(await visitor.context.cookies())
    await still.goto()
    expect(await still.readAccounts()).toEqual([account])

    // On the next visit, the markup is the same and the wallet is restored.
    await visitor.page.reload()
    await visitor.page.getByTestId('lk-account-button').waitFor()
    expect(await visitor.readAccounts()).toEqual([account])
  })

  it('would be reported if the page hydrated to different markup', async () => {
    const visitor = await visit()
    await visitor.context.route(`${getUrl()}/`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<span>Connect', '<span>Something else. Connect')
      await route.fulfill({ response, body })
    })
    await visitor.goto()
    await expect.poll(() => visitor.faults.splice(0).join()).toMatch(/hydrat|React error #4(?:18|25)/i)
  })

  it('opens the protected page until the visitor signs out', async () => {
    const visitor = await visit()
    const wallet = await addSolanaWallet(visitor)
    expect((await read('', '/orders')).headers.get('location')).toBe('/')
    await visitor.goto('/orders')
    await visitor.page.getByText(signedOut).waitFor()
    await visitor.signIn('Solana Wallet')
    await visitor.page.getByRole('link', { name: 'Your orders' }).click()
    await expect.poll(() => visitor.page.getByTestId('owner').textContent()).toContain(wallet.accounts[0])
    const cookie = await visitor.readCookie()
    expect((await read(cookie, '/orders')).text).toContain(wallet.accounts[0])

    await visitor.page.getByRole('link', { name: 'Back' }).click()
    await visitor.page.getByRole('button', { name: 'Sign out' }).click()
    await visitor.page.getByText(signedOut).waitFor()
    await visitor.page.getByTestId('lk-connect-button').waitFor()
    expect(await visitor.readCookie()).not.toContain('visitor=')
    // The old cookie is worthless now.
    expect((await read(cookie, '/orders')).status).toBe(307)
    expect((await read(cookie)).text).toContain(signedOut)
  })

  it('ends when the wallet disconnects the page, and can be ended when the wallet is gone', async () => {
    const visitor = await visit()
    const wallet = await addEvmWallet(visitor, firstKey)
    await visitor.goto()
    await visitor.signIn('Evm Wallet')
    wallet.changeAccounts([])
    await visitor.page.getByText(signedOut).waitFor()
    expect(await visitor.context.cookies()).toEqual([])

    await visitor.signIn('Evm Wallet')
    const other = await visit()
    await other.context.addCookies(await visitor.context.cookies())
    await other.goto()
    expect(await other.readAccounts()).toEqual([`eip155:1:${wallet.accounts[0]}`])
    await other.context.route('**/api/siwx/sessions', (route) => route.abort(), { times: 1 })
    await other.page.getByRole('button', { name: 'Sign out' }).click()
    await other.page.getByRole('alert').getByText('You are still signed in').waitFor()
    expect(other.faults.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
    await other.page.getByRole('button', { name: 'Sign out' }).click()
    await other.page.getByText(signedOut).waitFor()
    expect((await read(await visitor.readCookie())).text).toContain(signedOut)
  })
})

it('shows each of two simultaneous visitors their own sign-ins only', async () => {
  const [one, two, three] = [await visit(), await visit(), await visit()]
  const wallets = await Promise.all([addEvmWallet(one, firstKey), addEvmWallet(two, secondKey), addSolanaWallet(three)])
  const addresses = wallets.map(({ accounts: [address = ''] }) => address)
  const visitors = [one, two, three]
  await Promise.all(visitors.map((visitor) => visitor.goto()))
  await Promise.all([one.signIn('Evm Wallet'), two.signIn('Evm Wallet'), three.signIn('Solana Wallet')])
  await Promise.all(visitors.map(({ page }) => page.reload()))
  expect(await Promise.all(visitors.map(({ readAccounts }) => readAccounts()))).toEqual(
    addresses.map((address) => [expect.stringMatching(new RegExp(`:${address}$`))]),
  )
  const cookies = ['', ...(await Promise.all(visitors.map(({ readCookie }) => readCookie())))]
  expect(new Set(cookies).size).toBe(4)
  const visits = Array.from({ length: 40 }, (_, index) => index % cookies.length)
  const results = await Promise.all(
    visits.map(async (index) => {
      const { text } = await read(cookies[index] ?? '')
      return addresses.map((address) => text.includes(address))
    }),
  )
  expect(results).toEqual(visits.map((index) => addresses.map((_, other) => other === index - 1)))
})

describe('the buttons before any script runs', () => {
  it.each(['light', 'dark'] as const)('look as they do afterwards, in the %s theme', async (colorScheme) => {
    const still = await visit({ javaScriptEnabled: false, colorScheme })
    const alive = await visit({ colorScheme })
    await Promise.all([still.goto(), alive.goto()])
    await expect.poll(() => alive.page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1)
    const before = await still.readButton()
    expect(before.box.height).toBe(44)
    expect(await alive.readButton()).toEqual(before)
    const dark = before.background === 'rgb(244, 245, 245)'
    expect(dark).toBe(colorScheme === 'dark')
  })

  it('show the account of the last visit, and the box stays the same', async () => {
    const visitor = await visit()
    const wallet = await addEvmWallet(visitor, firstKey)
    await visitor.goto()
    await visitor.signIn('Evm Wallet')
    const short = wallet.accounts[0]?.slice(-6) ?? ''
    await expect.poll(visitor.readCookie).toContain('initial_state')
    const still = await visit({ javaScriptEnabled: false })
    await still.context.addCookies(await visitor.context.cookies())
    await still.goto()
    const button = still.page.getByTestId('lk-account-button')
    await expect.poll(() => button.textContent()).toContain(short)
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
    const before = await still.readButton()

    await visitor.page.reload()
    await visitor.page.locator('[data-testid=lk-account-button][aria-busy=false]').waitFor()
    expect((await visitor.readButton()).box).toEqual(before.box)

    // Without its wallet, the visitor is asked to connect again.
    const other = await visit()
    await other.context.addCookies(await visitor.context.cookies())
    await other.goto()
    await other.page.getByTestId('lk-connect-button').waitFor()
  })

  it('ignore a forged cookie', async () => {
    const value = encodeURIComponent(JSON.stringify({ v: 1, value: { addresses: { eip155: '<b>' } } }))
    const { text } = await read(`%40latchkey%2Finitial_state=${value}`)
    expect(text).toContain('data-testid="lk-connect-button"')
  })
})

describe('the route handlers', () => {
  const signer = privateKeyToAccount(secondKey)
  const account = { chainId: 'eip155:1', accountAddress: signer.address } as const
  const start = (domain = new URL(getUrl()).host, origin = getUrl()) =>
    createSiwx({
      domain,
      uri: getUrl(),
      storage: createBackEndStorage({ url: `${getUrl()}/api/siwx`, headers: { origin } }),
    })
  const sign = async (siwx: ReturnType<typeof start>, text?: string) => {
    const message = await siwx.createMessage(account)
    return { ...message, signature: await signer.signMessage({ message: text ?? message.message }) }
  }

  it('reject nonces used twice, forged signatures, messages for another site, and requests from one', async () => {
    const siwx = start()
    const refusal = (serverCode: string) => expect.objectContaining({ code: 'siwx.refused', serverCode })
    const session = await sign(siwx)
    await siwx.addSession(session)
    await expect(siwx.addSession(session)).rejects.toEqual(refusal('siwx.nonceMismatch'))
    await expect(siwx.addSession(await sign(siwx, 'else'))).rejects.toEqual(refusal('siwx.signatureInvalid'))
    const elsewhere = start('evil.example.com')
    await expect(elsewhere.addSession(await sign(elsewhere))).rejects.toEqual(refusal('siwx.domainMismatch'))
    const foreign = start(undefined, 'https://evil.example.com')
    await expect(foreign.addSession(await sign(foreign))).rejects.toEqual(refusal('origin_foreign'))
    await expect(foreign.setSessions([])).rejects.toEqual(refusal('origin_foreign'))
  })

  it.each([
    ['no JSON', 'request_invalid'],
    ['{}', 'request_invalid'],
    ['{"sessions":[{}],"replace":true}', 'siwx.messageInvalid'],
  ])('respond 400 to %j', async (body, code) => {
    const headers = { origin: getUrl(), 'content-type': 'application/json' }
    const response = await fetch(`${getUrl()}/api/siwx/sessions`, { method: 'POST', headers, body })
    expect([response.status, await response.json()]).toMatchObject([400, { code }])
  })

  it('set a cookie that no script can read and no other site sends', async () => {
    const session = await sign(start())
    const response = await fetch(`${getUrl()}/api/siwx/sessions`, {
      method: 'POST',
      headers: { origin: getUrl(), cookie: 'visitor=planted' },
      body: JSON.stringify({ sessions: [session], replace: false }),
    })
    expect(response.status).toBe(204)
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^visitor=[\da-f-]{36};(?=.*HttpOnly)(?=.*SameSite=lax)(?=.*Expires=)/)
  })
})
