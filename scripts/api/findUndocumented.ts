import { parseSync } from 'oxc-parser'
import type { Statement } from 'oxc-parser'

/** Returns the exported names of a bundled declaration file whose declaration has no doc comment. */
export function findUndocumented(declarations: string): readonly string[] {
  const { program, comments } = parseSync('types.d.ts', declarations)
  const documented = new Set<string>()
  const declared = new Set<string>()
  for (const statement of program.body) {
    const isDocumented = comments.some(
      ({ type, value, end }) =>
        type === 'Block' &&
        value.startsWith('*') &&
        end <= statement.start &&
        declarations.slice(end, statement.start).trim() === '',
    )
    for (const name of namesOf(statement)) {
      declared.add(name)
      if (isDocumented) documented.add(name)
    }
  }
  return program.body
    .flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.specifiers : []))
    .map(({ local }) => ('name' in local ? local.name : local.value))
    .filter((name) => declared.has(name) && !documented.has(name))
}

function namesOf(statement: Statement): readonly string[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  switch (declaration?.type) {
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [declaration.id.name]
    case 'TSDeclareFunction':
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return declaration.id === null ? [] : [declaration.id.name]
    default:
      return []
  }
}
