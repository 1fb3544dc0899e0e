import type { OptionsState } from '../options/optionsState.ts'
import { definePlugin } from '../plugin/definePlugin.ts'

/** Whether the visitor has accepted the terms, if the app requires it with a checkbox. */
export interface LegalConsentState {
  readonly isAccepted: boolean
  /** The number of attempts to continue without consent. */
  readonly refusals: number
}

/** The checkbox for terms and privacy policy (the feature `legalCheckbox`). */
export interface LegalConsent {
  accept(isAccepted: boolean): void
  /** Whether the visitor has accepted, or does not have to. */
  hasConsent(): boolean
  /** Returns whether the visitor may continue. Counts a refusal if not. */
  requireConsent(): boolean
}

/** Selects whether the app asks for consent: it requires a document to accept. */
export function selectAsksConsent({
  features,
  termsUrl,
  privacyUrl,
}: Pick<OptionsState, 'features' | 'termsUrl' | 'privacyUrl'>): boolean {
  return features.legalCheckbox && Boolean(termsUrl ?? privacyUrl)
}

/** The legal consent of one modal, valid until the page is left. */
export const legalConsentPlugin = /*#__PURE__*/ definePlugin({
  id: 'legalConsent',
  initialState: (): LegalConsentState => ({ isAccepted: false, refusals: 0 }),
  create: ({ controllers, store }): LegalConsent => {
    const hasConsent = (): boolean =>
      store.getState().isAccepted || !selectAsksConsent(controllers.options.store.getState())
    return {
      hasConsent,
      accept: (isAccepted) => store.patch({ isAccepted }),
      requireConsent: () => {
        const isGiven = hasConsent()
        if (!isGiven) store.patch({ refusals: store.getState().refusals + 1 })
        return isGiven
      },
    }
  },
})
