import { toAvatarPaint } from './toAvatarPaint.ts'

/** Gives an avatar the colours of its address. Uses the style object, because a strict CSP forbids style attributes in markup. */
export function paintAvatar(element: HTMLElement | null, address = ''): void {
  if (element) element.style.background = toAvatarPaint(address)
}
