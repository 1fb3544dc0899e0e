import type { PhonePeer } from '@latchkey/testing/phone'

/** The app's name, shortened to one line. */
export function toPeerName({ name }: PhonePeer): string {
  return toVisibleLine(name) || 'An app without a name'
}

/** The app's URL, as reported by the app. */
export function toPeerPlace({ url }: PhonePeer): string {
  return toVisibleLine(URL.canParse(url) ? new URL(url).host || url : url) || 'It does not say where it is'
}

/** Formats an app's text as one line, without invisible and bidirectional control characters. */
export function toVisibleLine(text: string): string {
  return text.replaceAll(/\p{C}/gu, '').trim().slice(0, 60)
}
