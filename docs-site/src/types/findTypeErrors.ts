import path from 'node:path'
import ts from 'typescript'
import { siteFolder } from '../paths.ts'
import type { TypeReader } from './createTypeReader.ts'

/** Returns what the compiler refuses in a file. */
export function findTypeErrors({ service, getFile }: TypeReader, file: string): readonly string[] {
  const source = getFile(file)
  return [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)].map(
    ({ messageText, start = 0 }) => {
      const line = source.getLineAndCharacterOfPosition(start).line + 1
      return `${path.relative(siteFolder, file)}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    },
  )
}
