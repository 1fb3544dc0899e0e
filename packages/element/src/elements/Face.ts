import type { Modal } from '@latchkey/core'

/** The windows in which a part is shown: narrower than 640 px, or others. */
export type PartWidth = 'small' | 'large'

/** A part of what a button shows. */
export type FacePart =
  | { readonly kind: 'busy' }
  | {
      readonly kind: 'avatar'
      readonly address: string | undefined
      /** A `data:` URL. */
      readonly picture?: string | undefined
      readonly only?: PartWidth | undefined
    }
  | {
      readonly kind: 'text'
      readonly text: string
      readonly dir?: 'auto' | 'ltr' | undefined
      readonly title?: string | undefined
      readonly only?: PartWidth | undefined
    }

/** What a button shows and does. */
export interface Face {
  readonly testId: string
  readonly variant?: 'primary' | 'warn' | undefined
  /** Its accessible name, if its text does not say what it does. */
  readonly label?: string | undefined
  readonly isBusy?: boolean | undefined
  /** Whether it shows the account of the last visit, which its wallet has not confirmed yet. */
  readonly isUnverified?: boolean | undefined
  readonly parts: readonly FacePart[]
  readonly press: () => void
}

/** The attributes of the elements, beside `disabled`. */
export type AttributeName = 'label' | 'namespace' | 'show' | 'show-small'

export interface FaceContext {
  readonly modal: Modal
  readonly readAttribute: (name: AttributeName) => string | null
  /** Draws the button again. */
  readonly update: () => void
}

/** Describes a button at each moment. */
export interface FaceSource {
  /** Returns undefined if there is nothing to show. */
  readonly describe: () => Face | undefined
  readonly destroy: () => void
}
