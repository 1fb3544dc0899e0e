import { createMonogramIcon } from '../wallet/createMonogramIcon.ts'
import { getMonogram } from '../wallet/getMonogram.ts'
import { getMonogramHues } from '../wallet/getMonogramHues.ts'
import type { WalletIdentity } from '../wallet/types.ts'
import { buildElement } from './buildElement.ts'

/**
 * Creates a wallet's icon. A monogram is drawn, because a strict Content-Security-Policy forbids `data:` images and the
 * sheet must look the same under it.
 */
export function createWalletIcon({ name, icon }: WalletIdentity): HTMLElement {
  const monogram = buildElement('span', {
    class: 'icon',
    text: getMonogram(name),
    attributes: { 'aria-hidden': 'true' },
  })
  setHues(monogram, name)
  if (icon === createMonogramIcon(name)) return monogram
  const image = buildElement('img', { class: 'icon', attributes: { src: icon, alt: '' } })
  image.addEventListener('error', () => image.replaceWith(monogram), { once: true })
  return image
}

/** Creates an account's picture from two colours of its own. */
export function createAvatar(address: string): HTMLElement {
  const avatar = buildElement('span', { class: 'avatar', attributes: { 'aria-hidden': 'true' } })
  setHues(avatar, address.toLowerCase())
  return avatar
}

function setHues(element: HTMLElement, text: string): void {
  const [from, to] = getMonogramHues(text)
  element.style.setProperty('--from', `hsl(${from} 78% 56%)`)
  element.style.setProperty('--to', `hsl(${to} 80% 42%)`)
}
