import type { OptionsState } from '../options/optionsState.ts'
import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import type { FeatureDefinition } from '../plugin/Modal.ts'

/** Whether the visitor has accepted the terms, where the app asks for that by a box. */
export interface LegalConsentState {
  readonly isAccepted: boolean
  /** Counts the attempts to go on without it. */
  readonly refusals: number
}

/** The box that the visitor ticks to accept terms and privacy policy (the feature `legalCheckbox`). */
export interface LegalConsent {
  readonly store: ReadableStore<LegalConsentState>
  accept(isAccepted: boolean): void
  /** Whether the visitor may go on; counts a refusal if not. */
  demand(): boolean
}

/** Whether the app asks for consent: there must be something to accept. */
export function selectAsksConsent({
  features,
  termsUrl,
  privacyUrl,
}: Pick<OptionsState, 'features' | 'termsUrl' | 'privacyUrl'>): boolean {
  return features.legalCheckbox && Boolean(termsUrl ?? privacyUrl)
}

/** The consent of one modal: it lasts as long as the page. */
export const legalConsentFeature: FeatureDefinition<LegalConsent> = {
  id: 'legalConsent',
  create: ({ options }) => {
    const store = createStore<LegalConsentState>({ isAccepted: false, refusals: 0 })
    return {
      feature: {
        store,
        accept: (isAccepted) => store.patch({ isAccepted }),
        demand: () => {
          if (store.getState().isAccepted || !selectAsksConsent(options.store.getState())) return true
          store.set((state) => ({ ...state, refusals: state.refusals + 1 }))
          return false
        },
      },
    }
  },
}
