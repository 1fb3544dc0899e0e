/** How long the modal shakes, in ms (S2.036). */
export const SHAKE_DURATION = 500
