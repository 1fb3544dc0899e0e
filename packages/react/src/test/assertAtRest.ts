/** Throws unless a modal shows one view, and nothing in it moves any more. */
export function assertAtRest(root: ShadowRoot): void {
  if (root.querySelector('.lk-view:not([data-to]) .lk-body') === null) throw new TypeError('No view is shown.')
  if (root.querySelector('dialog')?.dataset['state'] !== 'open') throw new TypeError('The dialog is not open.')
  // React defers the next view, also if it has the name of the one on screen.
  if (root.querySelector('.lk-outlet[aria-busy="true"]')) throw new TypeError('The next view is still loading.')
  if (root.querySelector('[style*="content-visibility"]')) throw new TypeError('A list is still growing.')
  if (root.querySelectorAll('.lk-view').length !== 1) throw new TypeError('A view is still leaving.')
  // A toast that is on the way in makes the contrast of texts under it undecidable.
  if (root.getAnimations().some(isOnTheWay)) throw new TypeError('An animation is still running.')
}

/** Endless animations, such as a spinner's, are not waited for. */
function isOnTheWay(animation: Animation): boolean {
  return animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity
}
