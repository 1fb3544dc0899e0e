/** Returns a positional parameter. A single object counts as the first, because some dapps send it that way. */
export function getParameter(params: unknown, index: number): unknown {
  if (Array.isArray(params)) return params[index]
  return index === 0 ? params : undefined
}
