/** Groups items by a key, in the order of their first appearance. `Map.groupBy` needs Node 21. */
export function groupBy<item>(items: readonly item[], getKey: (item: item) => string): Map<string, item[]> {
  const groups = new Map<string, item[]>()
  for (const item of items) {
    const key = getKey(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
