import { defineRule } from '@oxlint/plugins'
import type { ESTree } from '@oxlint/plugins'

const message =
  'Only pairing knows the id of its connector: read the type of a connector, or ask `connection.isSession(id)`, so that every session source is served.'

/** Forbids the id of the pairing connector, so that code which serves one session source serves all of them. */
export const noPairingId = defineRule({
  create(context) {
    const refuseConstant = (node: ESTree.Node | null): void => {
      if (node?.type === 'Identifier' && node.name === 'WALLET_CONNECT_ID') context.report({ node, message })
    }
    return {
      Literal(node) {
        // In a type, the word declares which values exist.
        if (node.value === 'walletConnect' && node.parent.type !== 'TSLiteralType') context.report({ node, message })
      },
      BinaryExpression({ left, right }) {
        refuseConstant(left)
        refuseConstant(right)
      },
      SwitchCase: ({ test }) => refuseConstant(test),
    }
  },
})
