/** Returns whether the browser reports that nothing covers a frame (Intersection Observer v2). */
export function canTellVisibility(): boolean {
  return 'isVisible' in IntersectionObserverEntry.prototype
}
