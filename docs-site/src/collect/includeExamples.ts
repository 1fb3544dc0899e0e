import { readFileSync } from 'node:fs'
import path from 'node:path'
import { examplesFolder } from '../paths.ts'
import { readTemplate } from './readTemplate.ts'

/** What may be written into a page: what no compiler reads. */
const untyped = new Set(['sh', 'json', 'diff', 'text'])

/**
 * Puts code into the text of a page. A line `<<< vite/src/main.tsx` shows a file of `docs-site/examples`, and
 * `<<< vite/src/main.tsx#button` the lines between `// #region button` and `// #endregion`. `<<< template:vite/src/main.tsx` shows a file of
 * `npm create latchkey`. Code that is typed into the page is refused, because nothing would compile it.
 */
export function includeExamples(markdown: string, page: string): string {
  for (const [, language = ''] of markdown.matchAll(/^```(\w*)[^\n]*\n.*?^```/gms))
    if (!untyped.has(language))
      throw new TypeError(`${page} has a block of "${language}". Put it into a file of docs-site/examples.`)
  return markdown.replaceAll(/^<<< (\S+?)(?:#(\w+))?$/gm, (_, source: string, region: string | undefined) => {
    const file = source.replace('template:', '')
    const text = file === source ? readFileSync(path.join(examplesFolder, file), 'utf8') : readTemplate(file)
    const code = readRegion(text, region, file)
    return `\`\`\`${path.extname(file).slice(1)} ${file.split('/').slice(1).join('/')}\n${code}\n\`\`\``
  })
}

/** Returns the lines of a region, or all, without the marks of regions and without the common indentation. */
function readRegion(text: string, region: string | undefined, file: string): string {
  const lines = text.trimEnd().split('\n')
  const start = region === undefined ? 0 : lines.findIndex((line) => line.trim() === `// #region ${region}`) + 1
  if (region !== undefined && start === 0) throw new TypeError(`${file} has no region ${region}.`)
  const length = lines.slice(start).findIndex((line) => line.trim() === '// #endregion')
  const shown = (region === undefined ? lines : lines.slice(start, start + length)).filter(
    (line) => !/^\s*\/\/ #(?:end)?region\b/.test(line),
  )
  const indents = shown.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length)
  return shown.map((line) => line.slice(Math.min(...indents))).join('\n')
}
