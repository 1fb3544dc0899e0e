import { readFileSync } from 'node:fs'
import path from 'node:path'
import { examplesFolder } from '../paths.ts'
import { completeExample } from './completeExample.ts'

/** What blocks take for granted. */
const surroundings = path.join(examplesFolder, 'guides', 'surroundings.ts')

/**
 * Adds what a block of a guide leaves out: imports of our packages, and of the app around it. A block that returns is the body of a function.
 */
export function completeBlock(block: string): string {
  const code = completeExample(block)
  const used = readNames().filter((name) => isUsed(code, name) && !isDeclared(code, name))
  const imports = used.length === 0 ? '' : `import { ${used.join(', ')} } from '${surroundings}'\n`
  const isBody = /^(?: {2})*(?:if \(.*\) )?return\b/m.test(code) && !/\bfunction |=> /.test(code)
  if (!isBody) return imports + code
  const [, head = '', body = ''] = /^((?:import [^\n]*\n+)*)(.*)$/s.exec(code) ?? []
  return `${imports}${head}export async function example() {\n${body}}\n`
}

/** Returns the names that the surroundings export. */
function readNames(): readonly string[] {
  const text = readFileSync(surroundings, 'utf8')
  const declared = [...text.matchAll(/^export (?:declare )?(?:const|function) (\w+)/gm)].map(([, name = '']) => name)
  const [, list = ''] = /^export \{ (.*) \}$/m.exec(text) ?? []
  return [...declared, ...list.split(', ')]
}

function isUsed(code: string, name: string): boolean {
  return new RegExp(String.raw`(?<![.'"\w-])${name}(?![\w'"-]|\??: )`).test(code.replaceAll(/(?<!:)\/\/.*$/gm, ''))
}

function isDeclared(code: string, name: string): boolean {
  const places = [
    String.raw`\b(?:function|const|let|class) ${name}\b`,
    String.raw`\b(?:const|let) [{[][^=]*\b${name}\b[^=]*[}\]] =`,
    String.raw`^import [^'"]*\b${name}\b`,
    String.raw`function \w+\([^)]*\b${name}\b`,
  ]
  return new RegExp(places.join('|'), 'm').test(code)
}
