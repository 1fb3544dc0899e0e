import { startDevnet, type Devnet } from '@latchkey/devnet'
import type { Locator } from 'playwright'
import { encodeFunctionData, parseAbi, type Hex } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addWallet, openBrowser, type Visit } from '../setup/openPage.ts'
import { createAccount, press } from '../setup/sending.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'

const openPage = openBrowser()
const chainId = 31_337
const rowCount = 1_000
/** A chain of its own, because it is reset. */
let devnet: Devnet
let cloud: JourneyCloud
const rpcUrl = (): string => devnet.description.evm[0]?.rpcUrl ?? ''

beforeAll(async () => {
  devnet = await startDevnet({ chains: [chainId] })
  cloud = await startCloud({ rpcUrls: { [chainId]: rpcUrl() }, environment: { LATCHKEY_INDEX: `eip155:${chainId}` } })
})
afterAll(async () => {
  await cloud.stop()
  await devnet.stop()
})

/** Sends calls to the chain as a batch, and returns their results. */
async function ask(
  ...calls: readonly (readonly [method: string, ...params: readonly unknown[]])[]
): Promise<readonly unknown[]> {
  const answer = await fetch(rpcUrl(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls.map(([method, ...params], id) => ({ jsonrpc: '2.0', id, method, params }))),
  })
  const answers = (await answer.json()) as readonly {
    readonly error?: { readonly message: string }
    readonly result?: unknown
  }[]
  for (const { error } of answers) if (error) throw new Error(error.message)
  return answers.map(({ result }) => result)
}

/** Pays an address 0.001 ether, then 0.002 and so on. */
async function payOften(to: string): Promise<void> {
  const payers = devnet.description.evm[0]?.accounts ?? []
  await ask(['evm_setAutomine', false])
  for (let sent = 0; sent < rowCount; sent += 100) {
    const payments = Array.from({ length: 100 }, (_unused, index) => {
      const value = `0x${(BigInt(sent + index + 1) * 10n ** 15n).toString(16)}`
      return [
        'eth_sendTransaction',
        { from: payers[index % payers.length]?.address, to, value, gas: '0x5208' },
      ] as const
    })
    await ask(...payments)
    await ask(['evm_mine'])
  }
  await ask(['evm_setAutomine', true])
}

/** Connects a wallet with one account. The journey moves the page's clock. */
async function connect(key: Hex): Promise<Visit> {
  const visit = await openPage({
    query: `one&rpc=${encodeURIComponent(rpcUrl())}&cloud=${encodeURIComponent(cloud.url)}`,
    isForeign: (fault) => /Failed to load resource|\[Latchkey\]/.test(fault),
    before: async (context) => {
      await context.clock.install()
      await addWallet(context, {
        name: 'Alpha',
        rdns: 'com.alpha',
        accounts: [key],
        chains: [{ chainId, rpcUrl: rpcUrl() }],
      })
    },
  })
  await press(visit, 'lk-connect-button')
  await press(visit, 'lk-connect-wallet-com.alpha')
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await visit.expectClosed()
  return visit
}

/** Opens the whole list of the account's transactions. */
async function openActivity(key: Hex): Promise<Visit> {
  const visit = await connect(key)
  await visit.page.evaluate(() => {
    const { latchkeyModal } = globalThis as unknown as { latchkeyModal: { open(to: { view: 'Transactions' }): void } }
    latchkeyModal.open({ view: 'Transactions' })
  })
  await visit.expectView('Transactions')
  return visit
}

const pictures = '0x91C7000000000000000000000000000000000005'
const pictureAbi = parseAbi(['function mint(address to, uint256 id, string uri)'])

/** Makes a picture for an address, with metadata that anyone may choose. */
async function mint(to: Hex, id: number, uri: string): Promise<void> {
  const from = devnet.description.evm[0]?.accounts[0]?.address
  const data = encodeFunctionData({ abi: pictureAbi, functionName: 'mint', args: [to, BigInt(id), uri] })
  const [hash] = await ask(['eth_sendTransaction', { from, to: pictures, data, gas: '0x1c9c380' }])
  // Each fills a block: one that is sent while the previous one is mined waits for the next transaction.
  const isMined = async (): Promise<boolean> => (await ask(['eth_getTransactionReceipt', hash]))[0] !== null
  await expect.poll(isMined, { timeout: 20_000 }).toBe(true)
}

/** Metadata in the URI itself. */
const toUri = (metadata: unknown): string =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(metadata)).toString('base64')}`

it('shows NFTs whose contracts lie as what they are, follows no address in them, and hides spam behind its count', async () => {
  const { address, key } = createAccount()
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "hacked"</script></svg>'
  const lies = [
    '',
    '{broken',
    toUri({ name: 'x'.repeat(20_000) }),
    toUri({ name: '<img src=x onerror=alert(1)>', description: '[Claim](https://evil.example)' }),
    toUri({ name: 'Script', image: `data:image/svg+xml,${script}` }),
    toUri({ name: 'Inner', image: 'https://127.0.0.1/a.png' }),
    toUri({ name: 'Code', image: 'javascript:alert(1)' }),
    'https://169.254.169.254/latest/meta-data',
    toUri({ name: 'Claim at https://claim.example' }),
  ]
  for (const [index, uri] of lies.entries()) await mint(address, 1_000 + index, uri)
  const nftsUrl = `${cloud.url}/v1/account/${address}/nfts?projectId=dev&chainId=eip155:${chainId}`
  const count = async (): Promise<number> =>
    ((await (await fetch(nftsUrl)).json()) as { readonly nfts?: readonly unknown[] }).nfts?.length ?? 0
  await expect.poll(count, { timeout: 50_000 }).toBe(lies.length)

  const visit = await connect(key)
  const { dialog, page, requests } = visit
  const title = await page.title()
  await press(visit, 'lk-account-button')
  await visit.expectView('Account')
  await press(visit, 'lk-account-tab-nfts')
  const tiles = dialog.locator('.lk-nft')
  await expect.poll(() => tiles.count()).toBe(lies.length - 1)
  const tile = (index: number): Locator =>
    page.getByTestId(`lk-nft-eip155:${chainId}:${pictures}-${1_000 + index}`).first()
  await expect.poll(() => tile(0).innerText()).toContain('Picture 1000')
  await expect.poll(() => tile(0).locator('img').getAttribute('src')).toMatch(/^(data|blob):/)
  await expect.poll(() => tile(3).innerText()).toContain('<img src=x onerror=alert(1)>')
  await expect.poll(() => tile(4).locator('img').count()).toBe(0)
  await expect.poll(() => tile(7).innerText()).toContain('#1007')

  await tile(3).click()
  await visit.expectView('NftDetails')
  await expect.poll(() => dialog.innerText()).toContain('[Claim](https://evil.example)')
  // The only links are those of the network's explorer.
  await expect.poll(() => dialog.locator('a[href*="evil"], a[href^="javascript"], img[src="x"]').count()).toBe(0)
  await press(visit, 'lk-header-back')
  await visit.expectView('Account')
  await expect.poll(() => dialog.innerText()).not.toContain('claim.example')
  await press(visit, 'lk-nfts-spam')
  await expect.poll(() => tile(8).innerText()).toContain('Claim at https://claim.example')
  await expect.poll(() => tile(8).locator('img').count()).toBe(0)

  // The list that is open shows a token that arrives.
  await mint(address, 2_000, toUri({ name: 'Arrived' }))
  const renew = async (): Promise<string> => {
    await page.clock.fastForward(61_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    return await dialog.innerText()
  }
  await expect.poll(renew, { timeout: 50_000, interval: 1_000 }).toContain('Arrived')
  await expect.poll(() => page.title()).toBe(title)
  const hosts = requests
    .filter((request) => request.includes('://'))
    .map((request) => new URL(request.split(' ')[1] ?? '').host)
  expect([...new Set(hosts)].toSorted((a, b) => a.localeCompare(b))).toEqual(
    [cloud.url, rpcUrl()].map((url) => new URL(url).host).toSorted((a, b) => a.localeCompare(b)),
  )
})

it(
  'lists 1,000 rows to the end, continues after a page that failed, and begins anew with the chain',
  { timeout: 240_000 },
  async () => {
    const { address, key } = createAccount()
    await payOften(address)
    // The index begins with the first question.
    const historyUrl = `${cloud.url}/v1/account/${address}/history?projectId=dev&chainId=eip155:${chainId}`
    const countFirst = async (): Promise<number> =>
      ((await (await fetch(historyUrl)).json()) as { readonly data?: readonly unknown[] }).data?.length ?? 0
    await expect.poll(countFirst, { timeout: 50_000 }).toBe(50)

    const visit = await openActivity(key)
    const { page } = visit
    const rows = page.getByTestId('lk-activity-month').getByTestId('lk-activity-row')
    const more = page.getByTestId('lk-activity-more')
    let failures = 1
    await page.route(/\/history\?.*cursor=/, async (route) => {
      if ((await rows.count()) < 400 || failures === 0) return route.continue()
      failures -= 1
      return route.fulfill({
        status: 502,
        headers: { 'access-control-allow-origin': '*' },
        json: { code: 'upstream_failed', message: 'Not now.' },
      })
    })
    const failed = page.getByTestId('lk-activity-failed')
    /** Goes to the end of what is listed, where the next page is read. */
    const continueUntil = async (isDone: () => Promise<boolean>): Promise<void> => {
      await expect
        .poll(
          async () => {
            if (await isDone()) return true
            await more.scrollIntoViewIfNeeded({ timeout: 1_000 }).catch(() => undefined)
            return false
          },
          { timeout: 60_000, interval: 50 },
        )
        .toBe(true)
    }
    await continueUntil(async () => (await failed.count()) > 0)
    /** The amount of each row; no two are the same. The times in the rows change meanwhile. */
    const readAmounts = async (): Promise<readonly (string | undefined)[]> =>
      (await rows.allTextContents()).map((text) => /\+([\d.]+)/.exec(text)?.[1])
    const known = await readAmounts()
    expect(known.length).toBeGreaterThanOrEqual(400)
    await press(visit, 'lk-activity-retry')
    await continueUntil(async () => (await rows.count()) === rowCount)
    // Each amount once, the newest first.
    const amounts = await readAmounts()
    expect(amounts.slice(0, known.length)).toEqual(known)
    expect(amounts[0]).toBe('1')
    expect(amounts.at(-1)).toBe('0.001')
    expect(new Set(amounts).size).toBe(rowCount)
    await expect.poll(() => more.count()).toBe(0)

    await ask(['anvil_reset'])
    /** Lets the list get old, and returns to the page, which reads it again. */
    const renew = async (): Promise<number> => {
      await page.clock.fastForward(31_000)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      // The index may not have followed yet.
      const retry = page.getByTestId('lk-activity-retry')
      if ((await retry.count()) > 0) await retry.click({ timeout: 2_000 }).catch(() => undefined)
      return await page.getByTestId('lk-activity-empty').count()
    }
    await expect.poll(renew, { timeout: 50_000, interval: 1_000 }).toBe(1)
    await expect.poll(() => rows.count()).toBe(0)
  },
)
