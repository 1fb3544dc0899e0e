import { queryClientPlugin } from '@latchkey/core/internal'
import { expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openAccount } from '../../test/openAccount.ts'
import { ether, manyTokens, someTokens, unlisted, usdc, usdcContract } from '../../test/scenes/fakeBalances.ts'
import { restoreOnline, setOnline } from '../../test/setOnline.ts'

const ethereum = 'eip155:1'
const arbitrum = 'eip155:42161'

it('lists the tokens of all networks by value, with three decimals and the whole amount as tooltip [S1.018] [S9.041]', async () => {
  const modal = await openAccount(someTokens)
  await expect
    .poll(modal.rows)
    .toEqual([
      'Ether | Ethereum | $1,930.11 | 0.742 ETH',
      'USD Coin | Arbitrum One | $550.96 | 550.960 USDC',
      'Ether | Arbitrum One | <$0.01 | <0.001 ETH',
      'Reading Club | Ethereum | No price | 40 READ',
    ])
  const titles = [...modal.find('lk-tokens').querySelectorAll('.lk-token-amount')].map((each) =>
    each.getAttribute('title'),
  )
  expect(titles).toEqual(['0.7420001 ETH', '550.960125 USDC', '0.0000015 ETH', '40 READ'])
})

it('hides tokens that are on no list behind their count, marks them, and shows no value of theirs', async () => {
  const modal = await openAccount(someTokens)
  await expect.poll(() => modal.query('lk-tokens-unlisted')?.innerText).toContain('2 unlisted tokens')
  await expect.poll(() => modal.text()).not.toContain('CLAIM')
  await expect.poll(() => modal.find('lk-tokens-unlisted').ariaExpanded).toBe('false')
  await modal.click('lk-tokens-unlisted')
  await expect.poll(() => modal.find('lk-tokens-unlisted').ariaExpanded).toBe('true')
  // A row has no text until the browser has found that it is on screen.
  await expect
    .poll(() => modal.rows().slice(4))
    .toEqual(['Visit claim.example | Ethereum | Unlisted | 1 CLAIM', 'Visit claim.example | Ethereum | Spam | 1 FREE'])
  await expect.poll(() => modal.text()).not.toContain('1,000,000')
  await modal.click('lk-tokens-unlisted')
  await expect.poll(modal.rows).toHaveLength(4)
})

it('shows the tokens of one network, chosen with the pointer or with the keyboard', async () => {
  const modal = await openAccount((id) => (id === ethereum ? [ether(id)] : [usdc(id)]))
  await modal.click(`lk-tokens-network-${arbitrum}`)
  await expect.poll(modal.rows).toEqual(['USD Coin | Arbitrum One | $550.96 | 550.960 USDC'])
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(modal.rows).toEqual(['Ether | Ethereum | $1,930.11 | 0.742 ETH'])
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(modal.rows).toHaveLength(2)
})

it('has no chips if the app has one network, and says if a network has no tokens', async () => {
  const several = await openAccount((id) => (id === ethereum ? [ether(id)] : []))
  await several.click(`lk-tokens-network-${arbitrum}`)
  await expect.poll(() => several.query('lk-tokens-none')?.innerText).toContain('No tokens on Arbitrum One')
  const { mainnet } = await import('@latchkey/core/networks')
  const one = await openAccount((id) => [ether(id)], { options: { networks: [mainnet] } })
  await expect.poll(one.rows).toHaveLength(1)
  expect(one.query('lk-tokens-network-all')).toBeNull()
})

it('names a network that failed, keeps the others, and reads it again on request', async () => {
  const modal = await openAccount((id) => (id === ethereum ? [ether(id)] : 'fail'))
  await expect
    .poll(() => modal.query('lk-tokens-unread')?.innerText)
    .toContain('Arbitrum One could not be read. Nothing was lost.')
  await expect.poll(() => modal.rows()).toHaveLength(1)
  modal.cloud.balances = (id) => (id === ethereum ? [ether(id)] : [usdc(id)])
  // In one step: from now on, the page also reads again by itself when it gets the focus.
  modal.clock.advance(30_000)
  modal.find('lk-tokens-retry').click()
  await expect.poll(modal.rows).toHaveLength(2)
  await expect.poll(() => modal.query('lk-tokens-unread')).toBeNull()
})

it('says that nothing could be read, and reads again on request', async () => {
  const modal = await openAccount(() => 'fail')
  await expect.poll(() => modal.query('lk-tokens-failed')?.innerText).toContain('Token Balance Unavailable')
  modal.cloud.balances = (id) => [ether(id)]
  // In one step: from now on, the page also reads again by itself when it gets the focus.
  modal.clock.advance(30_000)
  modal.find('lk-tokens-failed-retry').click()
  await expect.poll(modal.rows).toHaveLength(2)
})

it('leads an account without tokens to its address, unless the app has turned that off', async () => {
  const modal = await openAccount(() => [])
  await expect.poll(() => modal.query('lk-tokens-empty')?.innerText).toContain('No tokens yet')
  await modal.click('lk-tokens-receive')
  await modal.settled('WalletReceive')
  const off = await openAccount(() => [], { options: { features: { receive: false } } })
  await expect.poll(() => off.query('lk-tokens-empty')).not.toBeNull()
  expect(off.query('lk-tokens-receive')).toBeNull()
})

it('reserves the space of its first rows, and shows skeletons only if reading takes a moment', async () => {
  const modal = await openAccount(() => 'hold')
  await expect.poll(() => modal.view().querySelector('.lk-pending')).not.toBeNull()
  const height = modal.view().offsetHeight
  await expect.poll(() => modal.view().querySelector('.lk-pending[data-late]')).toBeNull()
  await expect
    .poll(async () => {
      await modal.advance(120)
      return modal.view().querySelector('.lk-pending[data-late]')
    })
    .not.toBeNull()
  await expect.poll(() => modal.view().offsetHeight).toBe(height)
  // The rest of the account is of use meanwhile.
  await modal.click('lk-account-wallet')
  await modal.settled('ProfileWallets')
})

it('says that the browser is offline, and continues automatically when it is back online', async () => {
  const offline = await openAccount(() => [])
  offline.modal.plugin(queryClientPlugin).get()
  onTestFinished(restoreOnline)
  setOnline(false)
  const modal = await openAccount((id) => [ether(id)])
  await expect.poll(() => modal.query('lk-tokens-offline')?.innerText).toContain('You are offline')
  restoreOnline()
  await expect.poll(modal.rows).toHaveLength(2)
})

it('shows the first tokens of a long list, then all with a search by name, symbol or contract', async () => {
  const modal = await openAccount((id) => (id === ethereum ? [...manyTokens(id, 20), unlisted(id)] : [usdc(id)]))
  await expect.poll(modal.rows).toHaveLength(6)
  await expect.poll(() => modal.query('lk-tokens-search')).toBeNull()
  await expect.poll(() => modal.find('lk-tokens-all').innerText).toBe('Show all 21 tokens')
  await modal.click('lk-tokens-all')
  await expect.poll(() => modal.find('lk-tokens').querySelectorAll('.lk-token-amount').length).toBe(21)
  // The button that had the focus is gone.
  await expect.poll(() => modal.root().activeElement?.textContent).toContain('Token 6')
  const search = modal.find('lk-tokens-search')
  await userEvent.fill(search, usdcContract.toLowerCase())
  await expect.poll(modal.rows).toEqual(['USD Coin | Arbitrum One | $550.96 | 550.960 USDC'])
  await userEvent.fill(search, 'claim')
  await expect.poll(modal.rows).toEqual(['Visit claim.example | Ethereum | Unlisted | 1 CLAIM'])
  await userEvent.fill(search, 'nothing of this')
  await expect.poll(() => modal.query('lk-tokens-none')?.innerText).toContain('No tokens match “nothing of this”')
})

it('opens 200 tokens, of which it neither draws those off screen nor requests their pictures', async () => {
  const modal = await openAccount((id) => (id === ethereum ? manyTokens(id, 200) : []))
  await modal.click('lk-tokens-all')
  const find = (): readonly Element[] => [...modal.find('lk-tokens').querySelectorAll('.lk-token-rows li')]
  await expect.poll(find, { timeout: 25_000 }).toHaveLength(200)
  const list = find()
  const isDrawn = (item: Element): boolean =>
    item.firstElementChild?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false
  await expect.poll(() => list.filter(isDrawn).length).toBeGreaterThan(0)
  await expect.poll(() => list.filter(isDrawn).length).toBeLessThan(100)
  await expect.poll(() => modal.cloud.pictureCalls).toBeGreaterThan(0)
  expect(modal.cloud.pictureCalls).toBeLessThan(100)
  // Each has its place before it is drawn, so that the list does not jump while it is scrolled.
  const rows = modal.find('lk-tokens').querySelector('.lk-token-rows')
  expect(rows?.scrollHeight).toBe(200 * 56 + 199 * 2)
  list[199]?.scrollIntoView()
  await expect.poll(() => list[199] && isDrawn(list[199])).toBe(true)
  expect(rows?.scrollHeight).toBe(200 * 56 + 199 * 2)
})

it('comes back from a token to the same tokens at the same position, and starts anew when the modal is opened again', async () => {
  const modal = await openAccount((id) => (id === ethereum ? manyTokens(id, 60) : [usdc(id)]))
  await modal.click(`lk-tokens-network-${ethereum}`)
  await modal.click('lk-tokens-all')
  const key = `lk-token-${ethereum}:0x${(50).toString(16).padStart(40, '0')}`
  await expect.poll(() => modal.query(key)).not.toBeNull()
  const row = modal.find(key)
  row.scrollIntoView({ block: 'center' })
  const scroller = modal.dialog().querySelector('.lk-view')
  const top = scroller?.scrollTop ?? 0
  expect(top).toBeGreaterThan(500)
  await userEvent.click(row)
  await modal.settled('TokenDetails')
  await modal.click('lk-header-back')
  await modal.settled('Account')
  await expect.poll(() => modal.find('lk-tokens').querySelectorAll('.lk-token-rows li')).toHaveLength(60)
  await expect.poll(() => modal.dialog().querySelector('.lk-view')?.scrollTop).toBe(top)
  await modal.click('lk-header-close')
  await modal.closed()
  await modal.open()
  await expect.poll(modal.rows).toHaveLength(6)
})

it('keeps its tokens on screen while the modal closes because the visitor disconnects', async () => {
  const modal = await openAccount(someTokens)
  await expect.poll(modal.rows).toHaveLength(4)
  modal.adapter.answer = 'hold'
  await modal.click('lk-account-disconnect')
  await expect.poll(() => modal.find('lk-account-disconnect').innerText).toContain('Disconnecting…')
  const { seen } = modal.watchText()
  modal.adapter.wallet.settle('approve')
  await modal.closed()
  expect(seen()).toEqual([])
})
