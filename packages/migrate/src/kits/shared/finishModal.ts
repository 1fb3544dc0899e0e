import { quoteText } from '../../code/CodeStyle.ts'
import type { AppCode } from '../Kit.ts'
import type { ModalPlan } from './ModalPlan.ts'

/** Writes the modal, and reports every use of the kit that is left. */
export function finishModal({ app, plan }: { readonly app: AppCode; readonly plan: ModalPlan | undefined }): void {
  if (plan) {
    const { style } = plan.editor.file
    plan.set('metadata', `{ name: ${quoteText(style, app.name)} }`)
    plan.finish()
  }
  reportLeft(app)
}

/** Reports every use of the kit that is left. */
export function reportLeft(app: AppCode): void {
  for (const editor of app.editors)
    for (const name of editor.names)
      for (const reference of editor.references(name)) {
        const line = reference.node.loc?.start.line ?? 1
        const isReported = editor.findings.some((finding) => finding.kind === 'manual' && finding.line === line)
        if (!isReported)
          editor.manual(
            reference.node,
            `left \`${name}\``,
            'Look for it in the guide, and remove the package afterwards.',
            'options',
          )
      }
}
