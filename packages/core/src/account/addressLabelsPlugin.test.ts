import { expect, it } from 'vitest'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { selectAccount } from './accountState.ts'
import { addressLabelsPlugin } from './addressLabelsPlugin.ts'

const first = '0x1111111111111111111111111111111111111111'
const second = '0x2222222222222222222222222222222222222222'

it('holds a profile of the address in use beside the labels of all addresses [S3.004]', async () => {
  const { modal, adapter } = createTestModal()
  const { account } = modal.controllers
  const profile = { profileName: 'ada.example', profileImage: 'https://ada.example/picture.png' }
  await modal.start()
  await modal.connect({ connectorId: 'io.metamask' })
  modal.plugin(addressLabelsPlugin).get().set({ namespace: 'eip155', address: first, label: 'Savings' })
  account.update({ namespace: 'eip155', address: first, patch: profile })
  const addressLabels = { [first]: 'Savings' }
  expect(selectAccount(account.store.getState(), 'eip155')).toMatchObject({ ...profile, addressLabels })
  adapter.wallet.changeAccounts([second])
  const other = selectAccount(account.store.getState(), 'eip155')
  expect(other).toMatchObject({ address: second, addressLabels })
  expect([other.profileName, other.profileImage]).toEqual([undefined, undefined])
})

it('keeps labels across accounts, networks and page loads', async () => {
  const storage = createMemoryStorage()
  const { modal, adapter } = createTestModal({ storage })
  const labelsOf = (world = modal) => selectAccount(world.controllers.account.store.getState(), 'eip155').addressLabels
  await modal.start()
  const labels = modal.plugin(addressLabelsPlugin).get()
  labels.set({ namespace: 'eip155', address: first, label: ' Savings ' })
  expect(labelsOf()).toEqual({ [first]: 'Savings' })
  await modal.connect({ connectorId: 'io.metamask' })
  labels.set({ namespace: 'eip155', address: second, label: 'Play' })
  adapter.wallet.changeAccounts([second])
  adapter.wallet.changeNetwork('eip155:42161')
  expect(labelsOf()).toEqual({ [first]: 'Savings', [second]: 'Play' })

  const later = createTestModal({ storage }).modal
  await later.start()
  expect(labelsOf(later)).toEqual({})
  later.plugin(addressLabelsPlugin).get().set({ namespace: 'eip155', address: first, label: undefined })
  expect(labelsOf(later)).toEqual({ [second]: 'Play' })
  later
    .plugin(addressLabelsPlugin)
    .get()
    .set({ namespace: 'eip155', address: second, label: '🦊'.repeat(50) })
  expect(labelsOf(later)[second]).toBe('🦊'.repeat(40))
})
