/**
 * Keeps the focus out of this document. Otherwise the modal would take it from the page around the frame whenever it opens,
 * because browsers let a frame of the same origin do that.
 */
export function refuseFocus(): void {
  HTMLElement.prototype.focus = () => {}
  // Both methods of the browser focus a child.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
}
