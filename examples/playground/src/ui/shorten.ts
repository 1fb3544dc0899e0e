/** Shortens an address or a hash to its first 4 and last 6 characters. */
export function shorten(text: string): string {
  return text.length <= 11 ? text : `${text.slice(0, 4)}…${text.slice(-6)}`
}
