/** After this time in ms, an opening that no button shows is announced. */
export const announceAfter = 100
