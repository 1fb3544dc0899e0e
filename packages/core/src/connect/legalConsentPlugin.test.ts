import { expect, it } from 'vitest'
import type { ModalOptions } from '../plugin/Modal.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { legalConsentPlugin } from './legalConsentPlugin.ts'

const terms = { termsUrl: 'https://app.example/terms' }
const features = { legalCheckbox: true }

const consentOf = (options: Partial<ModalOptions>) => {
  const plugin = createTestModal({ options }).modal.plugin(legalConsentPlugin)
  return { ...plugin.get(), store: plugin.store }
}

it('blocks connecting until consent is given, and again when it is withdrawn', () => {
  const consent = consentOf({ ...terms, features })
  expect([consent.requireConsent(), consent.requireConsent()]).toEqual([false, false])
  expect(consent.store.getState()).toEqual({ isAccepted: false, refusals: 2 })
  consent.accept(true)
  expect(consent.requireConsent()).toBe(true)
  consent.accept(false)
  expect(consent.requireConsent()).toBe(false)
})

it('requires no consent without a checkbox or without documents to accept', () => {
  expect(consentOf(terms).requireConsent()).toBe(true)
  expect(consentOf({ features }).requireConsent()).toBe(true)
  expect(consentOf({ features, privacyUrl: 'https://app.example/privacy' }).requireConsent()).toBe(false)
})
