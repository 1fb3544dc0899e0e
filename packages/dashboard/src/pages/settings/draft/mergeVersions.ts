/** Adds and removes in their list what you added and removed. */
export function mergeList(before: readonly string[], yours: readonly string[], theirs: readonly string[]): string[] {
  const removed = new Set(before.filter((entry) => !yours.includes(entry)))
  const added = yours.filter((entry) => !before.includes(entry) && !theirs.includes(entry))
  return [...theirs.filter((entry) => !removed.has(entry)), ...added]
}

/** Takes each field from the version that changed it; if both did, from yours. */
export function mergeFields<fields extends object>(before: fields, yours: fields, theirs: fields): fields {
  const old = new Map(Object.entries(before).map(([name, value]) => [name, JSON.stringify(value)]))
  const changed = Object.entries(yours).filter(([name, value]) => old.get(name) !== JSON.stringify(value))
  const removed = new Set(Object.keys(before).filter((name) => !(name in yours)))
  const kept = Object.entries(theirs).filter(([name]) => !removed.has(name))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field is one of the three objects
  return Object.fromEntries([...kept, ...changed]) as fields
}
