import { type FeatureDefinition } from '@latchkey/core'
import { watchSelector } from '@latchkey/core/internal'

/** The visitor's position in the list of all wallets. */
export interface AllWalletsPlace {
  readonly search: string
  /** In px. */
  readonly scrollTop: number
}

const top: AllWalletsPlace = { search: '', scrollTop: 0 }

/** Keeps the visitor's position while they look at a wallet, until the modal closes. */
export const allWalletsPlaceFeature: FeatureDefinition<{
  get(): AllWalletsPlace
  set(place: Partial<AllWalletsPlace>): void
}> = {
  id: 'allWalletsPlace',
  create: ({ modal }) => {
    let place = top
    const destroy = watchSelector(
      modal.store,
      ({ isOpen }) => isOpen,
      () => {
        place = top
      },
    )
    return {
      feature: {
        get: () => place,
        set: (changed) => {
          place = { ...place, ...changed }
        },
      },
      destroy,
    }
  },
}
