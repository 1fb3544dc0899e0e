import { expect, it } from 'vitest'
import { browsersThatAskAgain } from '../setup/browsersThatAskAgain.ts'
import { addWallet, openBrowser, type OpenPageParameters, type Visit } from '../setup/openPage.ts'
import type { EvmWallet } from '@latchkey/testing'

const openPage = openBrowser()

/** Opens the page of an app without Latchkey's interface, built for production. */
async function openHeadless(
  parameters: OpenPageParameters = {},
): Promise<{ readonly visit: Visit; readonly wallet: EvmWallet }> {
  let wallet: EvmWallet | undefined
  const visit = await openPage({
    ...parameters,
    path: 'headless/headless.html',
    before: async (context) => {
      wallet = await addWallet(context, { rdns: 'com.alpha' })
      await parameters.before?.(context)
    },
  })
  await visit.page.waitForLoadState('networkidle')
  if (!wallet) throw new Error('The wallet was not installed')
  return { visit, wallet }
}

/** The file that has the texts, besides what each act needs. */
const textsFile = /assets\/acts-/

const listTexts = ({ requests }: Visit): readonly string[] => requests.filter((request) => textsFile.test(request))

/** Whether a line in the console is the alert for the developer. */
const isAlert = (line: string): boolean => line.includes('is not in the `networks` array')

it('loads the error texts with the first action, and a rejection carries its text', async () => {
  const { visit, wallet } = await openHeadless()
  expect(listTexts(visit)).toEqual([])
  wallet.reject({ times: 1 })
  await visit.page.getByTestId('connect').click()
  await expect
    .poll(() => visit.read('message').textContent())
    .toMatch(/^Connection rejected \/ \w+: Connection rejected$/)
  await expect.poll(() => visit.read('reported').textContent()).toBe('Connection rejected')
  await expect.poll(() => visit.read('attempt').textContent()).toBe('Connection rejected')
  expect(listTexts(visit)).toHaveLength(1)
})

it('waits for the text if the error comes before it', async () => {
  const { visit } = await openHeadless({ isForeign: isAlert })
  await visit.page.getByTestId('switch').click()
  await expect.poll(() => visit.read('message').textContent()).toMatch(/^Network Not Found \/ \w+: Network Not Found$/)
  await expect.poll(() => visit.read('reported').textContent()).toBe('Network Not Found')
  expect(listTexts(visit)).toHaveLength(1)
})

it('rejects an unknown connector and conflicting options with their text and without a request, also offline', async () => {
  const { visit } = await openHeadless()
  await visit.context.setOffline(true)
  const before = visit.requests.length
  await visit.page.getByTestId('connect-unknown').click()
  await expect
    .poll(() => visit.read('message').textContent())
    .toMatch(/^Connector not found \/ \w+: Connector not found$/)
  await expect.poll(() => visit.read('attempt').textContent()).toBe('Connector not found')
  await visit.page.getByTestId('duplicate').click()
  await expect
    .poll(() => visit.read('message').textContent())
    .toMatch(/^Cannot set both `siweConfig` and `siwx` options/)
  expect(visit.requests.slice(before)).toEqual([])
})

it('rejects within a second if the texts do not arrive, with the code and its documentation, and loads them later', async () => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const { visit } = await openHeadless({
    before: async (context) => {
      await context.route(textsFile, async (route) => {
        await released
        await route.continue()
      })
    },
  })
  await visit.page.getByTestId('connect-phone').click()
  const fallback =
    /^connector\.walletConnectNotFound \(https:\/\/github\.com\/latchkey\/latchkey\/blob\/main\/docs\/errors\.md#connector\.walletConnectNotFound\)/
  await expect.poll(() => visit.read('message').textContent()).toMatch(fallback)
  release()
  await expect
    .poll(async () => {
      await visit.page.getByTestId('connect-phone').click()
      return await visit.read('message').textContent()
    })
    .toMatch(/^WalletConnectConnector not found /)
})

it.each(browsersThatAskAgain)(
  'says that the login cannot be loaded while its code does not arrive, and loads it at the next call [S8.062]',
  async () => {
    const loginFile = /assets\/loginParts-/
    const { visit } = await openHeadless({
      before: async (context) => void (await context.route(loginFile, (route) => route.abort())),
      // The file that was held back, and the secure site, where nothing answers.
      isForeign: (line) => line.includes('net::ERR_'),
    })
    const text = 'Unable to load email login dependency'
    await visit.page.getByTestId('log-in').click()
    await expect.poll(() => visit.read('message').textContent()).toMatch(new RegExp(`^${text} / \\w+: ${text}$`))
    await expect.poll(() => visit.read('attempt').textContent()).toBe(text)
    expect(visit.page.frames()).toHaveLength(1)
    await visit.context.unroute(loginFile)
    await visit.page.getByTestId('log-in').click()
    await expect.poll(() => visit.page.frames().length).toBe(2)
  },
)
