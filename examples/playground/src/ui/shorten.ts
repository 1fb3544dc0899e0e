/** An address or a hash without its middle: 4 signs from the front, 6 from the back. */
export function shorten(text: string): string {
  return text.length <= 11 ? text : `${text.slice(0, 4)}…${text.slice(-6)}`
}
