import path from 'node:path'

const vague = /(?:Util|Utils|Helper|Helpers|Manager|Service|Data|Info)$/

/** Names that say nothing about what the thing is. The field's own terms, such as typed data, are exempt by option. */
export const noVagueName = {
  meta: {
    schema: [{ type: 'object', properties: { fieldTerms: { type: 'array', items: { type: 'string' } } } }],
  },
  create(context) {
    const fieldTerms = context.options[0]?.fieldTerms ?? []
    const check = (node, name) => {
      if (vague.test(name) && !fieldTerms.some((term) => name.endsWith(term)))
        context.report({ node, message: `"${name}" ends in a word that says nothing. Name what it is or does.` })
    }
    return {
      Program(program) {
        check(program, path.basename(context.filename).replace(/(?:\.(?:test|test-d|styles))?\.tsx?$/, ''))
      },
      ExportNamedDeclaration({ declaration }) {
        if (declaration === null) return
        const declared = declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration]
        for (const { id } of declared) if (id?.type === 'Identifier') check(id, id.name)
      },
    }
  },
}
