import { toAvatarColours } from './toAvatarColours.ts'

/** Gives an avatar the colours of its address. Uses the style object, because a strict CSP forbids style attributes in markup. */
export function paintAvatar(element: HTMLElement | null, address = ''): void {
  for (const [name, value] of Object.entries(toAvatarColours(address))) element?.style.setProperty(name, value)
}
