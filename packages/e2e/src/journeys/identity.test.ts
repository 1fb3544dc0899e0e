import { once } from 'node:events'
import { createServer } from 'node:http'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { getWorld } from '../setup/getWorld.ts'
import { addWallet, openBrowser } from '../setup/openPage.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'

const openPage = openBrowser()
const picture = PNG.sync.write(new PNG({ width: 3, height: 3 }))

/** The operator's gateway of IPFS, which has the picture of account 4. */
const asked: string[] = []
const gateway = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
})
let cloud: JourneyCloud

beforeAll(async () => {
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const address = gateway.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const rpcUrls = Object.fromEntries(getWorld().devnet.evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
  cloud = await startCloud({ rpcUrls, environment: { LATCHKEY_IPFS_GATEWAY: `http://127.0.0.1:${port}/ipfs` } })
  // The first name takes longest: the tables of all scripts load with it. A page gives up sooner than a busy machine.
  const { address: other } = getWorld().devnet.evm[0]?.accounts[9] ?? {}
  const readName = async () => (await fetch(`${cloud.url}/v1/identity/${other}?projectId=dev`)).text()
  await vi.waitUntil(async () => (await readName()).includes('account9.devnet.eth'), { timeout: 60_000 })
})
afterAll(async () => {
  await cloud.stop()
  gateway.closeAllConnections()
  gateway.close()
})

it.each([
  ['at the gateway of the cloud', 4, 'image/png'],
  ['of a token that it owns', 0, 'image/svg+xml'],
] as const)(
  'shows the name of the account and its picture %s, in Account and Receive, once the visitor opens them [S3.004] [S7.004]',
  async (_place, index, type) => {
    const account = getWorld().devnet.evm[0]?.accounts[index]
    if (!account) throw new Error('the chain has no such account')
    const { page, dialog, requests, ...visit } = await openPage({
      query: `cloud=${encodeURIComponent(cloud.url)}`,
      before: async (context) => {
        await addWallet(context, { name: 'Alpha', rdns: 'com.alpha', accounts: [account.privateKey] })
      },
    })
    await page.getByTestId('lk-connect-button').first().click()
    await page.getByTestId('lk-connect-wallet-com.alpha').click()
    await expect.poll(() => visit.read('status').textContent()).toBe('connected')
    await visit.expectClosed()
    await visit.settle()
    const listReads = () => requests.filter((request) => /\/v1\/(?:identity|image)\//.test(request))
    expect(listReads()).toEqual([])
    expect(asked).toEqual([])

    await page.getByTestId('lk-account-button').first().click()
    await visit.expectView('Account')
    const title = `account${index}.devnet.eth`
    const name = dialog.locator('h3 bdi')
    await expect.poll(() => name.textContent()).toBe(title)
    await expect.poll(() => name.getAttribute('title')).toBe(account.address)
    const face = dialog.locator('.lk-account .lk-avatar-face img[data-loaded]')
    await face.waitFor()
    await expect.poll(() => face.getAttribute('src')).toContain(`data:${type};base64,`)

    await page.getByTestId('lk-account-receive').click()
    await visit.expectView('WalletReceive')
    await expect.poll(() => page.getByTestId('lk-receive-name').textContent()).toBe(title)
    await page.getByTestId('lk-receive-name').locator('img[data-loaded]').waitFor()
    await expect.poll(() => page.getByTestId('lk-receive-address').textContent()).toBe(account.address)
    const identities = listReads().filter((request) => request.includes('/v1/identity/'))
    expect(identities).toHaveLength(1)
    expect(listReads().every((request) => request.startsWith(`GET ${cloud.url}/v1/`))).toBe(true)
    expect(asked.splice(0)).toHaveLength(index === 4 ? 1 : 0)
  },
)
