import type { ViewName } from './routes.ts'

/** How long the modal shakes, in ms (S2.036). */
export const SHAKE_DURATION = 500

/** The views that require an account: the modal closes when it disconnects. */
export const ACCOUNT_VIEWS: readonly ViewName[] = ['Account', 'ProfileWallets']
