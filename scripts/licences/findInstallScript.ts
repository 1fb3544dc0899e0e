/**
 * Returns the script of a dependency that npm runs when it is installed from the registry, if it has one. npm also compiles a
 * package that holds a `binding.gyp`.
 */
export function findInstallScript(parameters: {
  readonly scripts: Readonly<Record<string, string>> | undefined
  readonly hasBindingFile: boolean
}): string | undefined {
  const { hasBindingFile, scripts = {} } = parameters
  const found = ['preinstall', 'install', 'postinstall'].find((name) => scripts[name] !== undefined)
  return found ?? (hasBindingFile ? 'binding.gyp' : undefined)
}
