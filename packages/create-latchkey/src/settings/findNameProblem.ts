/** Names that npm refuses, or that would shadow a module of Node or of the app. */
const reserved = new Set([
  'node_modules',
  'favicon.ico',
  'http',
  'https',
  'stream',
  'node',
  'react',
  'next',
  'vite',
  'test',
])

/** Returns why npm refuses a package name, or undefined if it does not. */
export function findNameProblem(name: string): string | undefined {
  if (name === '') return 'The name is empty.'
  if (name.length > 214) return 'The name is longer than 214 characters.'
  if (reserved.has(name) || name.startsWith('@latchkey/')) return `The name "${name}" is reserved.`
  if (!/^(?:@[a-z\d~-][a-z\d._~-]*\/)?[a-z\d~-][a-z\d._~-]*$/.test(name))
    return 'A name has lower-case letters, digits, hyphens, dots and underscores, and begins with a letter or a digit.'
  return undefined
}
