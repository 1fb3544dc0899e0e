import { getName, walk } from './SourceFile.ts'
import type { SourceFile } from './SourceFile.ts'

/** Returns the endpoints of protocol's exported list `endpoints` that no route of the cloud imports: they answer 501. */
export function findUnansweredEndpoints(parameters: {
  readonly protocol: readonly SourceFile[]
  readonly cloud: readonly SourceFile[]
}): readonly string[] {
  const endpoints: string[] = []
  for (const file of parameters.protocol.filter(({ isTest }) => !isTest))
    walk(file.program, (node) => {
      if (node.type !== 'VariableDeclarator' || getName(node.id) !== 'endpoints') return
      const list = node.init?.type === 'TSAsExpression' ? node.init.expression : node.init
      if (list?.type === 'ArrayExpression')
        endpoints.push(...list.elements.flatMap((element) => getName(element) ?? []))
    })
  const imported = new Set(
    parameters.cloud
      .filter(({ isTest }) => !isTest)
      .flatMap(({ module }) => module.staticImports)
      .filter(({ moduleRequest }) => moduleRequest.value.startsWith('@latchkey/protocol'))
      .flatMap(({ entries }) => entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name)),
  )
  return endpoints.filter((name) => !imported.has(name))
}
