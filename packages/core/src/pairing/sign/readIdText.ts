/**
 * The id of a JSON-RPC frame as its JSON stands in the frame, so that it can be repeated to the letter: a number may have
 * more digits than JavaScript keeps. `undefined` for what is no id.
 */
export function readIdText(frame: string, id: unknown): string | undefined {
  if (typeof id === 'string') return id.length <= 64 ? JSON.stringify(id) : undefined
  if (typeof id !== 'number') return undefined
  if (Number.isSafeInteger(id)) return `${id}`
  for (const [, digits = ''] of frame.matchAll(/"id"\s*:\s*(\d+)/g)) if (Number(digits) === id) return digits
  return undefined
}
