import { hostileWallets } from '@latchkey/testing'
import { installHostileWallet } from '@latchkey/testing/playwright'
import type { BrowserContext, Locator } from 'playwright'
import { expect, it } from 'vitest'
import { addWallet, openBrowser, type Visit } from '../setup/openPage.ts'

const openPage = openBrowser()

/** Maximum duration of any step, in ms: longer than the longest timeout for a silent wallet. */
const bound = 20_000

/** Wallets that share one identity or flood the page, so each needs a page of its own. */
const isAlone = (id: string): boolean => /^(?:injected|announce)-|^(?:impostor|info-changes|rdns-huge)$/.test(id)

const byStage = (stage: string): readonly string[] =>
  hostileWallets.flatMap((wallet) => (wallet.stage === stage ? wallet.id : []))

const row = (visit: Visit, id: string): Locator => visit.page.getByTestId(`lk-connect-wallet-${id}`)
const read = async (visit: Visit, name: string): Promise<string> => (await visit.read(name).textContent()) ?? ''

/**
 * Complaints of the page that we cannot prevent: errors thrown only by the wallets' scripts, which have no URL and no
 * frame of our code (`announce-reentrant` exceeds the browser's call stack), and the browser's message about an icon that
 * is not an image.
 */
const isOfWallets = (fault: string): boolean =>
  (fault.startsWith('RangeError: Maximum call stack') && !fault.includes('/assets/')) ||
  fault === 'Failed to load resource: net::ERR_INVALID_URL'

/** Opens a page with these wallets; the honest wallet is announced last. */
async function visitWith(
  hostile: readonly string[],
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<Visit> {
  return openPage({
    path: 'plain/plain.html',
    reducedMotion: 'reduce',
    isForeign: isOfWallets,
    before: async (context) => {
      await prepare?.(context)
      for (const id of hostile) await installHostileWallet(context, id)
      await addWallet(context, { name: 'Honest', rdns: 'com.honest' })
    },
  })
}

async function openModal(visit: Visit): Promise<void> {
  if ((await visit.dialog.count()) === 0)
    await visit.page.getByTestId('lk-connect-button').first().click({ timeout: bound })
  await visit.expectView('Connect')
  await row(visit, 'com.honest').waitFor({ timeout: bound })
}

/** Returns the result of a click on a wallet: connected, or a view that explains the problem and offers a next step. */
async function connect(visit: Visit, target: Locator): Promise<string> {
  await target.click({ timeout: bound })
  const retry = visit.page.getByTestId('lk-connecting-retry')
  const look = async (): Promise<string> => {
    if ((await read(visit, 'status')) === 'connected') return 'connected'
    const shown = await visit.dialog.evaluateAll((dialogs) =>
      dialogs.map((dialog) => [dialog.getAttribute('data-view'), dialog.getAttribute('data-status')].join(' ')),
    )
    if (shown.length === 0) return 'closed'
    const status = /^ConnectingExternal (.+)$/.exec(shown.join())?.[1]
    if (status === undefined) return shown.join()
    return (await retry.isVisible()) ? status : 'unsettled'
  }
  await expect
    .poll(look, { timeout: bound, interval: 20 })
    .toMatch(/^(?:connected|declined|failed|pending|locked|waiting|closed)$/)
  return look()
}

/** Disconnects in the account view, unless the wallet has just taken its accounts back. */
async function disconnect(visit: Visit): Promise<void> {
  const { page } = visit
  const isOver = async (): Promise<boolean> => (await read(visit, 'status')) === 'disconnected'
  const over = page.getByTestId('status').filter({ hasText: /^disconnected$/ })
  for (const id of ['lk-account-button', 'lk-account-disconnect']) {
    const button = page.getByTestId(id).first()
    await button.or(over).first().waitFor({ timeout: bound })
    if (await isOver()) break
    try {
      await button.click({ timeout: bound })
    } catch (cause) {
      // The button goes with the account.
      if (!(await isOver())) throw cause
    }
  }
  await expect.poll(isOver, { timeout: bound }).toBe(true)
}

/** Leaves the hostile wallet's view through whichever exit it offers. */
async function leave(visit: Visit, outcome: string): Promise<void> {
  if (outcome === 'connected') {
    await expect.poll(() => read(visit, 'address')).toMatch(/^0x[\da-f]{40}$/i)
    await disconnect(visit)
  } else if (outcome !== 'closed') {
    // The view explains the problem before the visitor continues.
    expect((await visit.dialog.innerText()).trim().length).toBeGreaterThan(20)
    await visit.page.getByTestId('lk-header-close').click()
  }
  await visit.expectClosed()
}

async function expectHonest(visit: Visit): Promise<void> {
  await openModal(visit)
  await row(visit, 'com.honest').click({ timeout: bound })
  await expect.poll(() => read(visit, 'status'), { timeout: bound }).toBe('connected')
  await expect.poll(() => read(visit, 'network'), { timeout: bound }).toBe('First Chain')
  await visit.expectClosed()
}

async function expectUntouched(visit: Visit): Promise<void> {
  expect(
    await visit.page.evaluate(() => [Reflect.get(globalThis, 'pwned'), Reflect.get({}, 'polluted')]),
    'scripts of a wallet, and what it put into every object',
  ).toEqual([undefined, undefined])
  expect(visit.requests.filter((request) => request.includes('://'))).toEqual([])
}

/** Calls the function with each item, a few in parallel. */
async function each<item>(items: readonly item[], act: (item: item) => Promise<void>): Promise<void> {
  const remaining = [...items]
  const work = async (): Promise<void> => {
    for (let item = remaining.shift(); item !== undefined; item = remaining.shift()) {
      try {
        await act(item)
      } catch (cause) {
        throw new Error(`With ${String(item)}: ${String(cause)}`, { cause })
      }
    }
  }
  await Promise.all([work(), work(), work()])
}

/** Tests all these wallets in one page: clicks each of them, and connects the honest wallet at the end. */
async function meet(hostile: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const visit = await visitWith(hostile)
  const outcomes: Record<string, string> = {}
  for (const id of hostile) {
    await openModal(visit)
    const target = isAlone(id)
      ? visit.dialog.locator('[data-testid^="lk-connect-wallet-"]:not([data-testid$="com.honest"])').first()
      : row(visit, `hostile.${id}`)
    if (await target.isVisible()) {
      const outcome = await connect(visit, target)
      outcomes[id] = outcome
      await leave(visit, outcome)
    } else {
      outcomes[id] = 'not listed'
    }
  }
  await expectHonest(visit)
  await expectUntouched(visit)
  await visit.context.close()
  return outcomes
}

function toGroups(all: readonly string[], size: number): readonly (readonly string[])[] {
  const together = all.filter((id) => !isAlone(id))
  const count = Math.ceil(together.length / size)
  return [
    ...all.filter((id) => isAlone(id)).map((id) => [id]),
    ...Array.from({ length: count }, (_, index) => together.slice(index * size, (index + 1) * size)),
  ]
}

async function meetAll(stage: string): Promise<Readonly<Record<string, string>>> {
  const outcomes: Record<string, string> = {}
  await each(toGroups(byStage(stage), 6), async (group) => void Object.assign(outcomes, await meet(group)))
  expect(Object.keys(outcomes).sort()).toEqual([...byStage(stage)].sort())
  return outcomes
}

const select = (outcomes: Readonly<Record<string, string>>, outcome: string): readonly string[] =>
  Object.keys(outcomes)
    .filter((id) => outcomes[id] === outcome)
    .sort()

it(
  'tolerates wallets with malformed announcements, and lists none without a usable name, id or provider',
  { timeout: 240_000 },
  async () => {
    const outcomes = await meetAll('announce')
    const unusable = byStage('announce').filter((id) =>
      /^detail-|^info-(?:missing|null|getters|proxy)|^provider-|^rdns-(?:missing|wrong|proto|huge|pairing|auth)$|^name-(?:missing|empty|invisible|object)$/.test(
        id,
      ),
    )
    expect(select(outcomes, 'not listed')).toEqual(expect.arrayContaining([...unusable]))
    // Every listed wallet can be used: its appearance does not prevent connecting.
    expect([...select(outcomes, 'connected'), ...select(outcomes, 'not listed')].sort()).toEqual(
      [...byStage('announce')].sort(),
    )
  },
)

it(
  'tolerates wallets that connect incorrectly, and accepts no invalid account or network',
  { timeout: 240_000 },
  async () => {
    const outcomes = await meetAll('connect')
    expect(select(outcomes, 'waiting')).toEqual(['request-never-settles'])
    expect(select(outcomes, 'declined')).toEqual(['error-code-text'])
    expect(select(outcomes, 'locked')).toEqual(['accounts-empty'])
    const refused = [...select(outcomes, 'failed'), ...select(outcomes, 'not listed')]
    const nonsense = byStage('connect').filter(
      (id) =>
        /^error-(?!code-text)|^accounts-(?:null|numbers|text|objects|like|foreign|short|mixed|getter|huge)/.test(id) ||
        /^chain-(?:nan|negative|zero|huge|null|markup|object|never|rejects)$/.test(id),
    )
    expect(refused).toEqual(expect.arrayContaining([...nonsense]))
  },
)

it('tolerates wallets that misbehave after connecting', { timeout: 240_000 }, async () => {
  const outcomes = await meetAll('session')
  // Revoked accounts disappear at once; all others stay.
  const all = [...select(outcomes, 'connected'), ...select(outcomes, 'closed')].sort()
  expect(all).toEqual([...byStage('session')].sort())
})

it('tolerates wallets that misbehave when restored after a reload', { timeout: 240_000 }, async () => {
  const source = await visitWith(['sign-wrong'])
  await openModal(source)
  expect(await connect(source, row(source, 'hostile.sign-wrong'))).toBe('connected')
  await source.expectClosed()
  const stored = await source.page.evaluate(() => JSON.stringify(Object.fromEntries(Object.entries(localStorage))))
  expect(stored).toContain('hostile.sign-wrong')
  await source.context.close()

  await each(toGroups([...byStage('connect'), ...byStage('session')], 8), async (group) => {
    const visit = await visitWith(group, async (context) => {
      await context.addInitScript(remember, { stored, group: group.map((id) => `hostile.${id}`) })
    })
    await expect.poll(() => read(visit, 'status'), { timeout: bound }).toMatch(/^(?:dis)?connected$/)
    await visit.page.evaluate(() => Reflect.get(globalThis, 'plain').modal.disconnect())
    await expect.poll(() => read(visit, 'status'), { timeout: bound }).toBe('disconnected')
    await expectHonest(visit)
    await expectUntouched(visit)
    await visit.context.close()
  })
})

/**
 * Runs in the page. Fills storage as if every wallet of the group had been connected, and makes the wallets behave
 * accordingly.
 */
function remember({ stored, group }: { readonly stored: string; readonly group: readonly string[] }): void {
  if (localStorage.length > 0) return
  for (const [key, text] of Object.entries<string>(JSON.parse(stored))) {
    if (key.endsWith('/connections')) {
      const stored = JSON.parse(text)
      const [one] = stored.value.eip155
      stored.value.eip155 = group.map((connectorId) => ({ ...one, connectorId }))
      localStorage.setItem(key, JSON.stringify(stored))
    } else localStorage.setItem(key, text.replaceAll('hostile.sign-wrong', group[0] ?? ''))
  }
  for (const id of group) localStorage.setItem(`latchkey.${id}`, 'connected')
}
