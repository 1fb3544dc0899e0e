export interface TruncateMiddleParameters {
  readonly text: string
  /** Characters kept at the beginning. */
  readonly leading?: number | undefined
  /** Characters kept at the end. */
  readonly trailing?: number | undefined
}

/**
 * Shortens an address, hash or code in its middle. A text that would not get shorter is returned unchanged.
 *
 * @example
 * truncateMiddle({ text: '0x71C7656EC7ab88b098defB751B7401B5f68976F1' }) // '0x71…8976F1'
 */
export function truncateMiddle({ text, leading = 4, trailing = 6 }: TruncateMiddleParameters): string {
  return text.length <= leading + trailing + 1
    ? text
    : `${text.slice(0, leading)}…${text.slice(text.length - trailing)}`
}
