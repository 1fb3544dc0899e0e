/** The end of a platform package's name: the system, and after it the processor and the C library. */
const platformEnd =
  /-(?:aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|wasm32|win32|windows)(?:-[\w-]+)?$/

/**
 * Returns the package that holds the same program as a package for another platform, and is installed here. Both are optional
 * dependencies of one package, in one version, and their names differ in the platform only.
 */
export function findPlatformSibling(parameters: {
  readonly name: string
  /** The optional dependencies of the package that depends on it. */
  readonly optional: Readonly<Record<string, string>>
  readonly isInstalled: (name: string) => boolean
}): string | undefined {
  const { isInstalled, name, optional } = parameters
  const family = toFamily(name)
  if (family === undefined) return undefined
  return Object.keys(optional).find(
    (other) => toFamily(other) === family && optional[other] === optional[name] && isInstalled(other),
  )
}

/** Returns the name without its platform; undefined for a package that is not for one platform. */
function toFamily(name: string): string | undefined {
  return platformEnd.test(name) ? name.replace(platformEnd, '') : undefined
}
