/** `src/main.tsx` of an app that Vite's generator has made, in the styles of its versions. */
const known =
  /^(?<imports>(?:import [^\n]+\n)+)\n(?<render>(?:ReactDOM\.)?createRoot\(document\.getElementById\('root'\)(?:!| as HTMLElement)?\)\.render\(\n {2}<(?<mode>(?:React\.)?StrictMode)>\n)(?<app> {4}<App \/>\n)(?<rest> {2}<\/\k<mode>>,?\n\);?\n)$/

/**
 * Puts the provider around the app in `src/main.tsx`, if the file is as Vite's generator makes it.
 *
 * @returns the new text, or undefined for a file that differs: it is never edited.
 */
export function insertProvider(text: string): string | undefined {
  const groups = known.exec(text.replaceAll('\r\n', '\n'))?.groups
  if (groups === undefined) return undefined
  const { imports = '', render = '', rest = '' } = groups
  const end = imports.trimEnd().endsWith(';') ? ';' : ''
  const added = `import { LatchkeyProvider } from './latchkey/LatchkeyProvider'${end}\n`
  const app = '    <LatchkeyProvider>\n      <App />\n    </LatchkeyProvider>\n'
  const inserted = `${imports}${added}\n${render}${app}${rest}`
  return text.includes('\r\n') ? inserted.replaceAll('\n', '\r\n') : inserted
}
