import { definePlugin, watchSelector } from '@latchkey/core/internal'

/** The visitor's position in the list of all wallets. */
export interface AllWalletsPlace {
  readonly search: string
  /** In px. */
  readonly scrollTop: number
}

const top: AllWalletsPlace = { search: '', scrollTop: 0 }

/** Keeps the visitor's position while they look at a wallet, until the modal closes. */
export const allWalletsPlacePlugin = /*#__PURE__*/ definePlugin({
  id: 'allWalletsPlace',
  create: ({ controllers }) => {
    let place = top
    const destroy = watchSelector(
      controllers.modal.store,
      ({ isOpen }) => isOpen,
      () => {
        place = top
      },
    )
    return {
      destroy,
      get: () => place,
      set: (changed: Partial<AllWalletsPlace>): void => {
        place = { ...place, ...changed }
      },
    }
  },
})
