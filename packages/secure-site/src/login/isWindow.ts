/** Whether a value, such as the `opener` of a page, is a window that messages can be sent to. Reads no member of a cross-origin window. */
export function isWindow(value: unknown): value is Pick<Window, 'postMessage'> {
  return typeof value === 'object' && value !== null && 'postMessage' in value
}
