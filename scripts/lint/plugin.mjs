// The house's own lint rules, for what oxlint does not have. Each rule says in its message what to do instead.
import path from 'node:path'
import { noBarrel } from './noBarrel.mjs'
import { noModuleState } from './noModuleState.mjs'
import { noPlainError } from './noPlainError.mjs'
import { noSleep } from './noSleep.mjs'
import { noVagueName } from './noVagueName.mjs'
import { optionalUndefined } from './optionalUndefined.mjs'

/** A TypeScript enum is not erasable syntax. */
const noEnum = {
  create: (context) => ({
    TSEnumDeclaration: (node) =>
      context.report({ node, message: 'No enums: use a union of string literals, or an object `as const`.' }),
  }),
}

/** A waiver must say why. */
const waiverWithReason = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const text = comment.value.trim()
        const isWaiver = /^(?:ox|es)lint-disable/.test(text) || /^@ts-(?:expect-error|ignore|nocheck)/.test(text)
        if (!isWaiver || /(?:--|:| - )\s*\S.{5,}/.test(text.replace(/^@ts-[\w-]+/, ''))) continue
        if (text.startsWith('@ts-expect-error') && /\.test(?:-d)?\.tsx?$/.test(path.basename(context.filename)))
          continue
        context.report({ node: comment, message: 'A waiver needs its reason in the same comment, after `--`.' })
      }
    },
  }),
}

export default {
  meta: { name: 'latchkey' },
  rules: {
    'no-barrel': noBarrel,
    'no-enum': noEnum,
    'no-module-state': noModuleState,
    'no-plain-error': noPlainError,
    'no-sleep': noSleep,
    'no-vague-name': noVagueName,
    'optional-undefined': optionalUndefined,
    'waiver-with-reason': waiverWithReason,
  },
}
