/** The release that brought everything without a version of its own. */
const firstRelease = '0.1.0'

/** Says since which release a name exists: what its comment says by `@since`, else the first release. */
export function formatSince(version = firstRelease): string {
  return `Since ${version}.`
}
