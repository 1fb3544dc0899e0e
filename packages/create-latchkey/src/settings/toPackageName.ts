import path from 'node:path'

/** Returns a package name for a folder: "My App" becomes "my-app". */
export function toPackageName(folder: string): string {
  const name = path
    .basename(path.resolve(folder))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d._~-]+/g, '-')
    .replace(/^[._-]+|-+$/g, '')
  return name === '' ? 'latchkey-app' : name
}
