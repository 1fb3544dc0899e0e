import type { ReactElement } from 'react'
import { CodeBlock } from '../code/CodeBlock.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { installCommand, starterCode } from './starterCode.ts'

/** How to install Latchkey, and five lines that use it. */
export function Starter(): ReactElement {
  return (
    <section className="starter" aria-label="Install">
      <p className="starter-command">
        <code>
          <span aria-hidden="true">$ </span>
          {installCommand}
        </code>
        <CopyButton text={installCommand} label="Copy the command" />
      </p>
      <CodeBlock code={starterCode} label="Five lines of code" />
    </section>
  )
}
