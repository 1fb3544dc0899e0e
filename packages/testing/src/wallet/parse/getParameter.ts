/** One positional parameter; a lone object counts as the first, as some dapps send it. */
export function getParameter(params: unknown, index: number): unknown {
  if (Array.isArray(params)) return params[index]
  return index === 0 ? params : undefined
}
