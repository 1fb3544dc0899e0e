import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryFolder } from '../paths.ts'

/** The names that an example may use without importing them, by module, in the order of the import statements. */
const modules = ['@latchkey/core', '@latchkey/react'] as const
const reactNames = ['useEffect', 'useMemo', 'useRef', 'useState', 'type ReactNode']

/**
 * Returns an example of a comment as a whole file: with the import statements of the names that it uses. A comment has no room
 * for them, and a reader who copies the example needs them.
 */
export function completeExample(example: string): string {
  const code = example
    .replace(/^\s*```\w*\n/, '')
    .replace(/\n?```\s*$/, '')
    .trimEnd()
  if (/^import /m.test(code)) return `${code}\n`
  const words = new Set(code.match(/\w+/g))
  const declared = new Set(
    [...code.matchAll(/\b(?:function|const|interface|type|class) (\w+)/g)].map(([, name]) => name),
  )
  const imports = [...modules.map((name) => [name, readNames(name)] as const), ['react', reactNames] as const]
    .map(([name, exported]) => {
      const used = exported.filter((entry) => {
        const plain = entry.replace('type ', '')
        return words.has(plain) && !declared.has(plain) && isUsedAsName(code, plain)
      })
      return used.length === 0 ? '' : `import { ${used.join(', ')} } from '${name}'\n`
    })
    .join('')
  return imports === '' ? `${code}\n` : `${imports}\n${code}\n`
}

/** Returns whether a word is a name of its own somewhere, and not only a property, or a word of a comment or an element. */
function isUsedAsName(code: string, name: string): boolean {
  return new RegExp(String.raw`(?<![.'"\w-])${name}(?![\w'"-]|\??: )`).test(
    code.replaceAll(/\/\/.*$/gm, '').replaceAll(/>[^<>{}()=]*<\//g, '></'),
  )
}

/** Reads what a package exports from its API snapshot. */
function readNames(name: string): readonly string[] {
  const file = path.join(repositoryFolder, 'docs', 'api', name.replace('@latchkey/', ''), 'index.d.ts')
  const [, list = ''] = /\nexport \{ (.*?) \};\s*$/s.exec(readFileSync(file, 'utf8')) ?? []
  return list.split(', ').map((entry) => entry.replace(/\w+ as /, ''))
}
