import { expect, it } from 'vitest'
import { describeScenes } from '../../test/describeScenes.ts'
import { renderModal } from '../../test/renderModal.tsx'

describeScenes('WhatIsAWallet')

it('explains with three drawings and texts, and links to no vendor', async () => {
  const modal = await renderModal()
  await modal.open()
  await modal.click('lk-header-help')
  await modal.settled('WhatIsAWallet')
  expect([...modal.view().querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'A home for what you own',
    'One way to sign in',
    'You decide every time',
  ])
  await expect.poll(() => modal.view().querySelectorAll('li > svg[aria-hidden=true]')).toHaveLength(3)
  const link = modal.find('lk-what-is-a-wallet-get')
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://ethereum.org/wallets/find-wallet/',
    '_blank',
    'noreferrer',
  ])
  await modal.click('lk-header-back')
  await modal.settled('Connect')
})
