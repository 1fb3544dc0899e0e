import path from 'node:path'
import { defineRule } from '@oxlint/plugins'
import type { ESTree } from '@oxlint/plugins'

const vague = /(?:Util|Utils|Helper|Helpers|Manager|Service|Data|Info)$/
/** Terms of standards: EIP-712, EIP-6963, the specification's `useWalletInfo`. */
const fieldTerms = /(?:TypedData|CallData|ProviderInfo|WalletInfo)$/

/** Forbids names with endings that describe nothing. */
export const noVagueName = defineRule({
  create(context) {
    const check = (node: ESTree.Node, name: string): void => {
      if (vague.test(name) && !fieldTerms.test(name))
        context.report({ node, message: `"${name}" ends in a vague word. Name what it is or does.` })
    }
    return {
      Program: (program) => check(program, path.basename(context.filename).replace(/(?:\.[\w-]+)?\.tsx?$/, '')),
      ExportNamedDeclaration({ declaration }) {
        if (declaration === null) return
        const declared = declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration]
        for (const { id } of declared) if (id?.type === 'Identifier') check(id, id.name)
      },
    }
  },
})
