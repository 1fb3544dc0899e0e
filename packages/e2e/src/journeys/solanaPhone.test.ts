import { expect, it } from 'vitest'
import { openBrowser } from '../setup/openPage.ts'

const openPage = openBrowser()
const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

it('leads a phone without a wallet into the browsers of those of Solana [S2.040] [S2.041] [S2.042]', async () => {
  const visit = await openPage({ path: 'many/many.html', isPhone: true, userAgent })
  const { page, context } = visit
  await page.getByTestId('lk-connect-button').first().tap()
  await visit.expectView('Connect')
  const here = encodeURIComponent(page.url())
  const ref = encodeURIComponent(new URL(page.url()).origin)
  const expected = {
    phantom: `https://phantom.app/ul/browse/${here}?ref=${ref}`,
    solflare: `https://solflare.com/ul/v1/browse/${here}?ref=${ref}`,
    coinbase: `https://go.cb-w.com/dapp?cb_url=${here}`,
  }
  for (const [wallet, href] of Object.entries(expected)) {
    const link = page.getByTestId(`lk-connect-redirect-${wallet}`)
    await link.waitFor()
    await context.route(`${new URL(href).origin}/**`, (route) => route.fulfill({ status: 204 }))
    const [navigation] = await Promise.all([
      context.waitForEvent('request', (request) => request.url() === href),
      link.tap(),
    ])
    expect(navigation.isNavigationRequest()).toBe(true)
    // The page stays: the visitor may come back to it.
    await visit.expectView('Connect')
  }
})
