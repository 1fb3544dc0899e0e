import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getWorld } from '../setup/getWorld.ts'
import { browsersThatAskAgain } from '../setup/browsersThatAskAgain.ts'
import { addWallet, isOfView, openBrowser, type OpenPageParameters, type Visit } from '../setup/openPage.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'

const openPage = openBrowser()
let cloud: JourneyCloud

beforeAll(async () => {
  const rpcUrls = Object.fromEntries(getWorld().devnet.evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
  cloud = await startCloud({ rpcUrls })
})
afterAll(() => cloud.stop())

/** Visits the smallest app, with one wallet in the page. */
const visit = (parameters: OpenPageParameters = {}): Promise<Visit> =>
  openPage({
    path: 'opening/opening.html',
    ...parameters,
    query: `cloud=${encodeURIComponent(cloud.url)}&${parameters.query ?? ''}`,
    before: async (context) => {
      await addWallet(context, { rdns: 'com.alpha' })
      await parameters.before?.(context)
    },
  })

const button = ({ page }: Visit) => page.getByTestId('lk-connect-button')
const rows = ({ page }: Visit) => page.getByTestId(/^lk-connect-wallet-/)

/** A scripted click: the pointer and the focus are elsewhere. */
const press = (page: Visit, testId = 'lk-connect-button'): Promise<void> =>
  page.page.getByTestId(testId).evaluate((element) => {
    if (element instanceof HTMLElement) element.click()
  })

/** The names of requested files without hashes, and the paths of calls. */
const toNames = (requests: readonly string[]): readonly string[] =>
  requests.map((request) => {
    const { pathname } = new URL(request.replace(/^\w+ /, ''), 'http://page')
    return /\/assets\/(\w+)-/.exec(pathname)?.[1] ?? pathname
  })

/** The files that opening needs, and the calls of the cloud that start with them. */
const opening = {
  files: ['cloudParts', 'common', 'defineQuery', 'modal'],
  calls: ['/appkit/v1/config', '/getWallets'],
  /** Sent when the configuration has arrived. */
  followUps: ['/getAnalyticsConfig', '/projects/v1/origins'],
}

const split = (names: readonly string[]) => ({
  files: names.filter((name) => !name.startsWith('/')).toSorted(),
  calls: names.filter((name) => name.startsWith('/')).toSorted(),
})

/** The size after gzip of those of the requested files that opening needs, in KiB. */
async function sizeOf({ page }: Visit, requests: readonly string[]): Promise<number> {
  const paths = requests.map((request) => request.replace(/^\w+ /, '')).filter((path) => /\/assets\//.test(path))
  const sizes = await Promise.all(
    paths
      .filter((path) => opening.files.includes(toNames([path])[0] ?? ''))
      .map(async (path) => {
        const response = await page.request.get(new URL(path, page.url()).href)
        return gzipSync(await response.body(), { level: 9 }).length
      }),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

describe('the files of each step', () => {
  it('are one wave when the pointer comes near, none when the modal opens, and the engine afterwards', async () => {
    const page = await visit()
    await page.settle()
    const atRest = page.requests.length
    const box = await button(page).boundingBox()
    if (!box) throw new TypeError('The button is not in the page.')
    await page.page.mouse.move(box.x + box.width + 40, box.y + box.height + 40)
    await page.settle()
    const { files, calls, followUps } = opening
    const requested = toNames(page.requests.slice(atRest))
    expect(split(requested)).toEqual({ files, calls: [...calls, ...followUps].toSorted() })
    // The requests that the list does not need come last.
    expect(requested.slice(-2).toSorted()).toEqual(followUps)

    const beforeOpening = page.requests.length
    await press(page)
    await expect.poll(() => rows(page).count()).toBe(6)
    // The pictures of the first wallets came with the list.
    await expect.poll(() => page.page.locator('[data-testid^="lk-connect-wallet-"] img[data-loaded]').count()).toBe(5)
    await page.settle()
    const afterOpening = toNames(page.requests.slice(beforeOpening))
    expect(afterOpening.filter((name) => /getWallets|Image/.test(name))).toEqual([])
    // What the list does not need loads once it is shown, and nothing else.
    const afterwards = ['ExternalIcon', 'WhatIsAWalletView', 'acts', 'engine', 'later', 'rpc', 'views']
    expect(split(afterOpening).files).toEqual(afterwards)
  })

  it('are four of at most 53 KiB after gzip, and are the same for a press without any sign before it', async () => {
    const page = await visit()
    await page.settle()
    const before = page.requests.length
    await press(page)
    await expect.poll(() => rows(page).count()).toBe(6)
    const requests = page.requests.slice(before)
    const names = toNames(requests)
    for (const name of opening.files) expect(names).toContain(name)
    // The visitor waits for the modal, and not for the cloud.
    expect(names.indexOf('modal')).toBeLessThan(names.indexOf('cloudParts'))
    expect(await sizeOf(page, requests)).toBeLessThan(53)
  })

  it('are three of at most 42.6 KiB in an app without a cloud, whose visitors connect only wallets in the page', async () => {
    const page = await openPage({
      path: 'opening/opening.html',
      before: async (context) => void (await addWallet(context, { rdns: 'com.alpha' })),
    })
    await page.settle()
    const before = page.requests.length
    await button(page).hover()
    await page.settle()
    const files = ['common', 'defineQuery', 'modal']
    const requests = page.requests.slice(before)
    expect(split(toNames(requests))).toEqual({ files, calls: [] })
    expect(await sizeOf(page, requests)).toBeLessThan(42.6)

    const beforeOpening = page.requests.length
    await press(page)
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.settle()
    expect(split(toNames(page.requests.slice(beforeOpening))).files).not.toContain('cloudParts')
  })

  it('load when the page is idle if the app wants that, without a call of the cloud', async () => {
    const page = await visit({ query: 'preload=idle' })
    await expect.poll(() => toNames(page.requests)).toContain('modal')
    await page.settle()
    expect(page.requests.filter((request) => request.includes('://'))).toEqual([])
  })

  it.each([
    ['the app wants no preloading', 'preload=none', false],
    ['the browser saves data', '', true],
  ])('load with the press where %s', async (_case, query, savesData) => {
    const page = await visit({
      query,
      before: async (context) => {
        if (savesData)
          await context.addInitScript(() =>
            Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
          )
      },
    })
    await button(page).hover()
    await page.settle()
    expect(toNames(page.requests)).not.toContain('modal')
    await press(page)
    await page.expectView('Connect')
  })
})

it('reports nothing if neither the cloud nor the built-in wallets can be reached before the press', async () => {
  // The browser's own lines only: an unhandled rejection would fail the test.
  const page = await visit({ isForeign: (fault) => fault.startsWith('Failed to load resource') })
  await page.page.route(`${cloud.url}/**`, (route) => route.abort('connectionrefused'))
  await page.page.route(/assets\/builtInWallets-/, (route) => route.abort('connectionrefused'))
  await button(page).hover()
  await expect.poll(() => toNames(page.requests)).toContain('builtInWallets')
  await page.settle()
})

/** Holds the modal's file back until the returned function is called. */
async function holdModal({ page }: Visit): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets\/modal-/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

const isLoadFailure = (fault: string): boolean => /Failed to (?:load resource|fetch)|\[Latchkey\]|ERR_/.test(fault)

describe('the table of the other views', () => {
  it('loads with the modal, not after it, where a wallet is connected', async () => {
    const page = await visit()
    await press(page)
    await page.page.getByTestId('lk-connect-wallet-com.alpha').click()
    await expect.poll(() => page.read('status').textContent()).toBe('connected')
    await page.page.reload()
    await expect.poll(() => page.read('status').textContent()).toBe('connected')
    await page.settle()
    const release = await holdModal(page)
    const before = page.requests.length
    await page.page.getByTestId('lk-account-button').hover()
    await expect
      .poll(() => split(toNames(page.requests.slice(before))).files)
      .toEqual(expect.arrayContaining(['modal', 'views']))
    release()
    await press(page, 'lk-account-button')
    await page.expectView('Account')
  })

  it.each(browsersThatAskAgain)('is requested again with the view if it fails to load', async () => {
    const page = await visit({ isForeign: (fault) => isLoadFailure(fault) || isOfView(fault) })
    await page.page.route(/assets\/views-/, (route) => route.abort('connectionreset'))
    await press(page)
    await page.expectView('Connect')
    await expect.poll(() => toNames(page.requests)).toContain('views')
    await page.settle()
    await page.page.getByTestId('lk-header-help').click()
    await page.page.getByTestId('lk-view-retry').waitFor()
    await page.page.unroute(/assets\/views-/)
    await page.page.getByTestId('lk-view-retry').click()
    await page.page.getByTestId('lk-what-is-a-wallet').waitFor()
  })

  it('is loaded by a visitor who reloads the page, and the same view opens again', async () => {
    const page = await visit({ isForeign: (fault) => isLoadFailure(fault) || isOfView(fault) })
    await page.page.route(/assets\/views-/, (route) => route.abort('connectionreset'))
    await press(page)
    await page.page.getByTestId('lk-connect-all').click()
    const reload = page.page.getByRole('button', { name: 'Reload page' })
    await reload.waitFor()
    const [above, below] = await Promise.all([
      page.page.getByTestId('lk-view-retry').boundingBox(),
      reload.boundingBox(),
    ])
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(4)
    await page.page.unroute(/assets\/views-/)
    await reload.click()
    await page.expectView('AllWallets')
    await expect.poll(() => page.page.getByTestId('lk-all-wallets-search').count()).toBe(1)
  })
})

describe('the files of what an account can do', () => {
  it('load when the visitor opens it, and not before', async () => {
    const page = await visit()
    await press(page)
    await page.page.getByTestId('lk-connect-wallet-com.alpha').click()
    await expect.poll(() => page.read('status').textContent()).toBe('connected')
    await page.expectClosed()
    await press(page, 'lk-account-button')
    await page.expectView('Account')
    await page.page.getByTestId('lk-account-tab-activity').waitFor()
    await page.settle()
    /** Views and machines of money, apart from the balances that the account shows. */
    const list = (): readonly string[] => {
      const names = toNames(page.requests).filter((name) =>
        /^(?:createSend|createSwap|createOnramp|sendViews|swapViews|OnRampView|WalletReceiveView|ActivityPanel|createActivity|NftsPanel|createNft)/.test(
          name,
        ),
      )
      return [...new Set(names)].toSorted()
    }
    expect(list()).toEqual([])
    const opened: string[] = []
    /** Opens a part of the account. Only its own files are added. */
    const open = async (testId: string, files: readonly string[]): Promise<void> => {
      await press(page, testId)
      opened.push(...files)
      await expect.poll(list).toEqual(opened.toSorted())
      await page.settle()
      expect(list()).toEqual(opened.toSorted())
    }
    await open('lk-account-tab-activity', ['ActivityPanel', 'createActivitySource'])
    for (const [view, testId, files] of [
      ['WalletReceive', 'lk-account-receive', ['WalletReceiveView']],
      ['WalletSend', 'lk-account-send', ['createSend', 'sendViews']],
    ] as const) {
      await open(testId, files)
      await page.expectView(view)
      await press(page, 'lk-header-back')
      await page.expectView('Account')
    }
  })
})

describe('a press', () => {
  it('makes the button busy in the next frame, without changing its size, until the modal is there', async () => {
    const page = await visit({ query: 'preload=none' })
    const release = await holdModal(page)
    const before = await button(page).boundingBox()
    const isBusy = await button(page).evaluate(async (element) => {
      if (element instanceof HTMLElement) element.click()
      await new Promise((resolve) => requestAnimationFrame(resolve))
      return element.getAttribute('aria-busy')
    })
    expect(isBusy).toBe('true')
    expect(await button(page).boundingBox()).toEqual(before)
    await expect.poll(() => page.page.getByTestId('lk-opening').count()).toBe(0)
    release()
    await page.expectView('Connect')
    await expect.poll(() => button(page).getAttribute('aria-busy')).not.toBe('true')
  })

  it("of the app's own button is announced until the modal is there, and can be cancelled", async () => {
    const page = await visit({ query: 'preload=none' })
    const release = await holdModal(page)
    await press(page, 'own-button')
    const notice = page.page.getByTestId('lk-opening')
    await notice.getByText('Opening…').waitFor()
    await notice.getByRole('button').click()
    await notice.waitFor({ state: 'detached' })
    await press(page, 'own-button')
    await notice.waitFor()
    release()
    await page.expectView('Connect')
    await expect.poll(() => notice.count()).toBe(0)
  })

  it('while offline is answered at once, and fulfilled when the connection is back', async () => {
    const page = await visit({ query: 'preload=none', isForeign: isLoadFailure })
    await page.context.setOffline(true)
    await press(page)
    await page.page.getByTestId('lk-opening').getByText('You are offline').waitFor()
    await page.context.setOffline(false)
    await page.expectView('Connect')
    await expect.poll(() => page.page.getByTestId('lk-opening').count()).toBe(0)
  })

  it.each(browsersThatAskAgain)(
    'is fulfilled when the file of the modal, which failed to load, loads after all',
    async () => {
      const page = await visit({ query: 'preload=none', isForeign: isLoadFailure })
      await page.page.route(/assets\/modal-/, (route) => route.abort('connectionreset'))
      await press(page)
      await page.page.getByTestId('lk-opening').getByText('Trying again').waitFor()
      await page.page.unroute(/assets\/modal-/)
      await page.expectView('Connect')
      await expect.poll(() => rows(page).count()).toBeGreaterThan(0)
    },
  )
})

it('shows placeholders at once, changes each row once, and never the height', async () => {
  const page = await visit()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.page.route(/\/getWallets/, async (route) => {
    await held
    await route.continue()
  })
  await press(page)
  await page.expectView('Connect')
  await expect.poll(() => page.dialog.locator('.lk-skeleton-row').count()).toBe(4)
  const getHeight = (): Promise<number> =>
    page.dialog.locator('[part="dialog"]').evaluate(async (panel) => {
      await Promise.all(panel.getAnimations().map(({ finished }) => finished))
      return panel.getBoundingClientRect().height
    })
  const height = await getHeight()
  release()
  await expect.poll(() => rows(page).count()).toBe(6)
  await expect.poll(() => page.dialog.locator('.lk-skeleton-row').count()).toBe(0)
  await expect.poll(getHeight).toBe(height)
})
