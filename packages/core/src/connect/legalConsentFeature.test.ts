import { expect, it } from 'vitest'
import type { ModalOptions } from '../plugin/Modal.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { legalConsentFeature } from './legalConsentFeature.ts'

const terms = { termsUrl: 'https://app.example/terms' }
const features = { legalCheckbox: true }

const consentOf = (options: Partial<ModalOptions>) => createTestModal({ options }).modal.feature(legalConsentFeature)

it('stands in the way until it is given, and again when it is taken back', () => {
  const consent = consentOf({ ...terms, features })
  expect([consent.demand(), consent.demand()]).toEqual([false, false])
  expect(consent.store.getState()).toEqual({ isAccepted: false, refusals: 2 })
  consent.accept(true)
  expect(consent.demand()).toBe(true)
  consent.accept(false)
  expect(consent.demand()).toBe(false)
})

it('asks nothing without a box, or without anything to accept', () => {
  expect(consentOf(terms).demand()).toBe(true)
  expect(consentOf({ features }).demand()).toBe(true)
  expect(consentOf({ features, privacyUrl: 'https://app.example/privacy' }).demand()).toBe(false)
})
