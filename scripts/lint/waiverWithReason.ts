import { defineRule } from '@oxlint/plugins'

/** A waiver must say why. In tests, `@ts-expect-error` is an assertion and needs no reason. */
export const waiverWithReason = defineRule({
  create(context) {
    const isTest = /\.test(?:-d)?\.tsx?$/.test(context.filename)
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const text = comment.value.trim()
          const directive = /^(?:(?:ox|es)lint-disable[\w-]*|@ts-(?:expect-error|ignore|nocheck))/.exec(text)?.[0]
          if (directive === undefined || (isTest && directive === '@ts-expect-error')) continue
          const reason = directive.startsWith('@ts') ? text.slice(directive.length) : (/--(.*)$/s.exec(text)?.[1] ?? '')
          if (reason.trim().length < 8)
            context.report({ node: comment, message: 'A waiver needs its reason in the same comment, after `--`.' })
        }
      },
    }
  },
})
