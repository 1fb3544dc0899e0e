import type { PhonePeer } from '@latchkey/testing/phone'

/** An app's name as it gives it, short enough for a line. */
export function toPeerName({ name }: PhonePeer): string {
  return toVisibleLine(name) || 'An app without a name'
}

/** Where an app says that it is. */
export function toPeerPlace({ url }: PhonePeer): string {
  return toVisibleLine(URL.canParse(url) ? new URL(url).host || url : url) || 'It does not say where it is'
}

/** An app's words in one line. Signs that hide, or turn the direction of what follows, are left out. */
export function toVisibleLine(text: string): string {
  return text.replaceAll(/\p{C}/gu, '').trim().slice(0, 60)
}
