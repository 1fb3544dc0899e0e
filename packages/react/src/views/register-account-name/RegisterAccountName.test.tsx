import { solana } from '@latchkey/core/networks'
import { createFakeAdapter } from '@latchkey/core/testing'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { FakeNames } from '../../test/answerNames.ts'
import { createFakeCloud } from '../../test/createFakeCloud.ts'
import { describeScenes } from '../../test/describeScenes.ts'
import { renderModal } from '../../test/renderModal.tsx'
import { phantom, solanaAddress } from '../../test/scenes/cast.ts'

describeScenes('RegisterAccountName')
describeScenes('RegisterAccountNameSuccess')

/** A visitor with a wallet that signs opens the view from the account. */
async function atName(names: FakeNames = {}, sign: () => Promise<string> = async () => '0x12', locale?: string) {
  const cloud = createFakeCloud([], { names })
  const features = { message: { sign: async () => ({ signature: await sign() }) } }
  const modal = await renderModal({
    fake: createFakeAdapter({ features }),
    connected: 'io.metamask',
    http: cloud.http,
    options: { cloud: cloud.url, locale },
  })
  await modal.open()
  await expect.poll(() => modal.query('lk-account-name')).not.toBeNull()
  await modal.click('lk-account-name')
  await modal.settled('RegisterAccountName')
  const enter = async (text: string): Promise<void> => {
    await userEvent.fill(modal.find('lk-register-name-input'), text)
    await modal.advance(400)
  }
  return { ...modal, enter }
}

describe('the registration of a name', () => {
  it('is reached from the account, says that a name is free, and ends with success [S2.020] [S2.021] [S4.067]', async () => {
    const modal = await atName()
    await modal.enter('Mira')
    await modal.hasStatus('free')
    await expect.poll(() => modal.find('lk-register-name-hint').textContent).toBe('mira.names.example is free.')
    await userEvent.keyboard('{Enter}')
    await modal.settled('RegisterAccountNameSuccess')
    await expect.poll(() => modal.text()).toContain('mira.names.example is yours')
    await modal.click('lk-register-name-done')
    await modal.settled('Account')
    await expect.poll(() => modal.text()).toContain('mira.names.example')
  })

  it('offers free names for one that is taken', async () => {
    const modal = await atName({ taken: ['mira'] })
    await modal.enter('mira')
    await modal.hasStatus('taken')
    await modal.click('lk-register-name-mira2.names.example')
    await modal.advance(400)
    await modal.hasStatus('free')
    await expect.poll(() => modal.find('lk-register-name-hint').textContent).toBe('mira2.names.example is free.')
  })

  it.each([
    ['mia', 'short', 'At least 4 characters.'],
    ['mira_1', 'wrong', 'Only letters, digits and hyphens.'],
    ['support', 'wrong', 'support.names.example cannot be registered.'],
  ])('does not register %s, and says why [S5.025] [S5.026]', async (text, status, hint) => {
    const modal = await atName()
    await modal.enter(text)
    await modal.hasStatus(status)
    await expect.poll(() => modal.find('lk-register-name-hint').textContent).toBe(hint)
    await expect.poll(() => modal.find('lk-register-name-submit').getAttribute('aria-disabled')).toBe('true')
  })

  it('stays in the view if the visitor declines, with what was typed, and can be repeated [S2.030] [S4.068]', async () => {
    let answers = 0
    const modal = await atName({}, async () => {
      answers += 1
      if (answers === 1)
        throw Object.assign(new Error('User rejected'), { name: 'ModalError', code: 'request.rejected' })
      return '0x12'
    })
    await modal.enter('mira')
    await modal.hasStatus('free')
    await modal.click('lk-register-name-submit')
    await modal.hasStatus('declined')
    await expect.poll(() => modal.viewName()).toBe('RegisterAccountName')
    await modal.click('lk-register-name-submit')
    await modal.settled('RegisterAccountNameSuccess')
  })

  it('keeps the direction of a reason in another language, so that its full stop stays at the end', async () => {
    const modal = await atName({ registration: { reason: 'This address has 5 names.' } }, async () => '0x12', 'ar')
    await modal.enter('mira')
    await modal.hasStatus('free')
    await modal.click('lk-register-name-submit')
    await modal.hasStatus('failed')
    const find = (at: number): number => {
      const text = document.createTreeWalker(modal.find('lk-register-name-hint'), NodeFilter.SHOW_TEXT).nextNode()
      const range = document.createRange()
      range.setStart(text ?? modal.dialog(), at)
      range.setEnd(text ?? modal.dialog(), at + 1)
      return range.getBoundingClientRect().left
    }
    await expect.poll(() => modal.find('lk-register-name-hint').textContent).toBe('This address has 5 names.')
    expect(find(24)).toBeGreaterThan(find(0))
  })

  it('shows the reason of the cloud, or else the default [S2.031] [S8.077] [S8.081]', async () => {
    const reason = 'This address has 5 names.'
    const modal = await atName({ registration: { reason } })
    await modal.enter('mira')
    await modal.hasStatus('free')
    await modal.click('lk-register-name-submit')
    await modal.hasStatus('failed')
    await expect.poll(() => modal.find('lk-register-name-hint').textContent).toBe(reason)
    const silent = await atName({ registration: 'fail' })
    await silent.enter('mira')
    await silent.hasStatus('free')
    await silent.click('lk-register-name-submit')
    await silent.hasStatus('failed')
    await expect
      .poll(() => silent.find('lk-register-name-hint').textContent)
      .toBe('Error registering name mira.names.example')
  })
})

it('is not offered without names of the cloud, nor on other networks [S9.072]', async () => {
  const cloud = createFakeCloud([])
  const none = await renderModal({ connected: 'io.metamask', http: cloud.http, options: { cloud: cloud.url } })
  await none.open()
  await none.settled('Account')
  expect(none.query('lk-account-name')).toBeNull()
  const names = createFakeCloud([], { names: {} })
  const fake = createFakeAdapter({
    namespace: 'solana',
    wallets: [phantom],
    networkId: solana.caipNetworkId,
    addresses: [solanaAddress],
  })
  const other = await renderModal({
    fake,
    connected: phantom.id,
    http: names.http,
    options: { cloud: names.url, networks: [solana] },
  })
  await other.open()
  await other.settled('Account')
  expect(other.query('lk-account-name')).toBeNull()
})
