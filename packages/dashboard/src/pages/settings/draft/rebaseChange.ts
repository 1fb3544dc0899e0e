import type { AdminProject, AdminProjectChange } from '@latchkey/protocol/project'

/**
 * Moves a change to a newer version of a project. Of lists, only what was added and removed moves: what others have added meanwhile
 * stays.
 *
 * @param parameters.before the version that the change was made on.
 */
export function rebaseChange(parameters: {
  readonly change: AdminProjectChange
  readonly before: AdminProject
  readonly theirs: AdminProject
}): AdminProjectChange {
  const { before, change, theirs } = parameters
  const { allowedOrigins, features } = change
  return {
    ...change,
    ...(allowedOrigins === undefined
      ? {}
      : { allowedOrigins: mergeList(before.allowedOrigins, allowedOrigins, theirs.allowedOrigins) }),
    ...(features === undefined ? {} : { features: mergeFields(before.features, features, theirs.features) }),
  }
}

function mergeList(before: readonly string[], yours: readonly string[], theirs: readonly string[]): string[] {
  const removed = new Set(before.filter((entry) => !yours.includes(entry)))
  const added = yours.filter((entry) => !before.includes(entry) && !theirs.includes(entry))
  return [...theirs.filter((entry) => !removed.has(entry)), ...added]
}

/** Takes each field from the version that changed it; if both did, from yours. */
function mergeFields<fields extends object>(before: fields, yours: fields, theirs: fields): fields {
  const old = new Map(Object.entries(before).map(([name, value]) => [name, JSON.stringify(value)]))
  const changed = Object.entries(yours).filter(([name, value]) => old.get(name) !== JSON.stringify(value))
  const removed = new Set(Object.keys(before).filter((name) => !(name in yours)))
  const kept = Object.entries(theirs).filter(([name]) => !removed.has(name))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field is one of the three objects
  return Object.fromEntries([...kept, ...changed]) as fields
}
