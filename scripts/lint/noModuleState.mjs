const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])
const readonlyTypes = new Set(['ReadonlyMap', 'ReadonlySet'])
const storeFactories = /^create(?:\w*Store|\w*Emitter|\w*QueryClient)$/

/** State belongs to an instance: two modals on a page, or two requests on a server, share nothing. */
export const noModuleState = {
  create(context) {
    const report = (node, what) =>
      context.report({
        node,
        message: `${what} at module level is state that all instances share. Create it in a factory; a constant table is declared ReadonlyMap, ReadonlySet or readonly.`,
      })

    /** A mutable value that the initialiser makes, whatever casts stand around it. */
    const describeState = (value) => {
      if (value === null || value === undefined) return undefined
      if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression') {
        const isConstant =
          value.typeAnnotation.type === 'TSTypeReference' && value.typeAnnotation.typeName.name === 'const'
        return isConstant ? undefined : describeState(value.expression)
      }
      const callee = value.callee?.type === 'Identifier' ? value.callee.name : undefined
      if (value.type === 'NewExpression' && collections.has(callee)) return `new ${callee}()`
      if (value.type === 'NewExpression' && /(?:Store|Client|Emitter|EventTarget|Controller)$/.test(callee ?? ''))
        return `new ${callee}()`
      if (value.type === 'CallExpression' && storeFactories.test(callee ?? '')) return `${callee}()`
      if (value.type === 'ArrayExpression' && value.elements.length === 0) return 'an empty array'
      if (value.type === 'ObjectExpression' && value.properties.length === 0) return 'an empty object'
      return undefined
    }

    const isReadonly = (annotation) => {
      const type = annotation?.typeAnnotation
      if (type?.type === 'TSTypeOperator') return type.operator === 'readonly'
      return (
        type?.type === 'TSTypeReference' && (readonlyTypes.has(type.typeName.name) || type.typeName.name === 'Readonly')
      )
    }

    const checkDeclaration = (node) => {
      if (node.declare) return
      if (node.kind !== 'const') report(node, `\`${node.kind}\``)
      else
        for (const { id, init } of node.declarations) {
          const state = describeState(init)
          // An empty object of a named type is a default; a Record or an untyped one is there to be filled.
          const type = id.typeAnnotation?.typeAnnotation
          const isDefault =
            state === 'an empty object' && type?.type === 'TSTypeReference' && type.typeName.name !== 'Record'
          if (state !== undefined && !isDefault && !isReadonly(id.typeAnnotation)) report(init, state)
        }
    }

    return {
      Program(program) {
        for (const statement of program.body) {
          const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declaration?.type === 'VariableDeclaration') checkDeclaration(declaration)
        }
      },
      PropertyDefinition(node) {
        const state = node.static ? describeState(node.value) : undefined
        if (state !== undefined && !isReadonly(node.typeAnnotation)) report(node, state)
      },
    }
  },
}
