import { queryClientPlugin } from '@latchkey/core/internal'
import { arbitrum, base, mainnet } from '@latchkey/core/networks'
import { expect, it } from 'vitest'
import { openAccount, type OpenedAccount } from '../../test/openAccount.ts'
import { manyNetworks } from '../../test/scenes/cast.ts'
import { ether, someTokens, unlisted, unpriced, usdc } from '../../test/scenes/fakeBalances.ts'

const ethereum = 'eip155:1'
const half = async (): Promise<bigint> => 500_000_000_000_000_000n

const totalOf = (modal: OpenedAccount) => modal.view().querySelector<HTMLElement>('.lk-account-amount')?.innerText
const missingOf = (modal: OpenedAccount) => modal.query('lk-account-missing')?.innerText
const toastOf = (modal: OpenedAccount) => modal.query('lk-toast')?.innerText.trim()

it('shows the value of the listed tokens on all networks with two decimals, without unlisted ones [S9.042]', async () => {
  const modal = await openAccount((id) => (id === ethereum ? [ether(id), unlisted(id)] : [usdc(id)]), { native: half })
  await expect.poll(() => totalOf(modal)).toBe('$2,481.08')
  expect(missingOf(modal)).toBe('')
})

it.each(['he', 'ar'])(
  'writes values in %s as the language does, with the sign to the left of the number',
  async (locale) => {
    const modal = await openAccount((id) => [ether(id)], { native: half, options: { locale } })
    const isSignFirst = (shown: Element | null): boolean => findLeft(shown, /\$/) < findLeft(shown, /\d/)
    await expect.poll(() => isSignFirst(modal.view().querySelector('.lk-account-amount'))).toBe(true)
    await expect.poll(() => isSignFirst(modal.view().querySelector('.lk-token-value bdi'))).toBe(true)
  },
)

it('says how many tokens have no price', async () => {
  const modal = await openAccount((id) => (id === ethereum ? [ether(id), unpriced(id)] : []))
  await expect.poll(() => missingOf(modal)).toBe('Without 1 token that has no price')
})

it('names the networks that could not be read, and counts them if there are many', async () => {
  const networks = [mainnet, arbitrum, base] as const
  const two = await openAccount((id) => (id === ethereum ? [ether(id)] : 'fail'), {
    options: { networks: [...networks] },
  })
  await expect.poll(() => missingOf(two)).toBe('Arbitrum One and Base could not be read')
  expect(totalOf(two)).toBe('$1,930.11')
  // The network in use answered, so nothing interrupts the visitor.
  expect(toastOf(two)).toBeUndefined()
  const many = await openAccount((id) => (id === ethereum ? [ether(id)] : 'fail'), {
    options: { networks: [...manyNetworks] },
  })
  await expect.poll(() => missingOf(many)).toBe('8 networks could not be read')
})

it('says that networks are still being read', async () => {
  const modal = await openAccount((id) => (id === ethereum ? [ether(id)] : 'hold'))
  await expect.poll(() => missingOf(modal)).toBe('Reading 1 more network…')
  expect(totalOf(modal)).toBe('$1,930.11')
})

it('shows the balance of the coin instead if nothing has a price', async () => {
  const modal = await openAccount((id) => [ether(id, { price: undefined, value: undefined })], { native: half })
  await expect.poll(() => totalOf(modal)).toBe('0.500 ETH')
  await expect.poll(() => modal.query('lk-account-missing')).toBeNull()
})

it("shows the balance of the coin if no network could be read, after a toast 'Token Balance Unavailable' [S8.010]", async () => {
  const modal = await openAccount(() => 'fail', { native: half })
  await expect.poll(() => totalOf(modal)).toBe('0.500 ETH')
  await expect.poll(() => toastOf(modal)).toBe('Token Balance Unavailable')
})

it('shows 0 for an account that is known to be empty, and nothing while that is not known', async () => {
  const empty = await openAccount(() => [])
  await expect.poll(() => totalOf(empty)).toBe('$0.00')
  const loading = await openAccount(() => 'hold')
  await expect.poll(() => loading.cloud.balanceCalls.length).toBeGreaterThanOrEqual(2)
  expect(totalOf(loading)).toBeUndefined()
})

it('keeps its height from the first frame to the total', async () => {
  const heights = new Set<number>()
  const modal = await openAccount(someTokens)
  heights.add(modal.find('lk-account-balance').offsetHeight)
  await expect.poll(() => totalOf(modal)).toBe('$2,481.08')
  heights.add(modal.find('lk-account-balance').offsetHeight)
  expect([...heights]).toHaveLength(1)
})

it('follows what is read again, without a reload', async () => {
  const modal = await openAccount((id) => (id === ethereum ? [ether(id)] : []))
  await expect.poll(() => totalOf(modal)).toBe('$1,930.11')
  modal.cloud.balances = (id) => (id === ethereum ? [ether(id), usdc(id)] : [])
  const { client } = modal.modal.plugin(queryClientPlugin).get()
  await client.invalidateQueries({ queryKey: ['tokenBalances'] })
  await expect.poll(() => totalOf(modal)).toBe('$2,481.08')
  await expect.poll(modal.rows).toHaveLength(2)
})

/** Where the first such character is drawn. */
function findLeft(shown: Element | null, character: RegExp): number {
  const nodes = [...(shown?.childNodes ?? [])].filter((node) => node instanceof Text)
  const node = nodes.find(({ data }) => character.test(data))
  if (!node) return Number.NaN
  const range = document.createRange()
  range.setStart(node, node.data.search(character))
  range.setEnd(node, node.data.search(character) + 1)
  return range.getBoundingClientRect().left
}
