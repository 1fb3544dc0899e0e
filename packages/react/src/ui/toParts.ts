/** Splits a list into parts of a size; the last may be smaller. */
export function toParts<item>(list: readonly item[], size: number): readonly (readonly item[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )
}
