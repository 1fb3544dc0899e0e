import { useId, useState, type KeyboardEvent, type ReactElement } from 'react'
import { CopyButton } from '../ui/CopyButton.tsx'
import { FoldButton } from '../ui/FoldButton.tsx'
import { useNarrow } from '../ui/useNarrow.ts'
import { CodeBlock } from './CodeBlock.tsx'

/** A displayed file. */
export interface CodeFile {
  readonly name: string
  readonly code: string
}

/** Files in tabs. The selected one follows the page until the visitor selects another. */
export function CodeCard(props: {
  readonly files: readonly [CodeFile, ...CodeFile[]]
  readonly current: string
}): ReactElement {
  const { files, current } = props
  const [choice, setChoice] = useState({ current, name: current })
  const shown = choice.current === current ? choice.name : current
  const file = files.find(({ name }) => name === shown) ?? files[0]
  const setChosen = (name: string): void => setChoice({ current, name })
  const id = useId()
  const isNarrow = useNarrow()
  const [isOpen, setIsOpen] = useState(false)
  const isFolded = isNarrow && !isOpen
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = files.at((files.indexOf(file) + step) % files.length) ?? file
    setChosen(next.name)
    document.getElementById(`${id}-${next.name}`)?.focus()
  }
  return (
    <section className="card code-card" aria-label="Code" data-folded={isFolded}>
      {isNarrow && (
        <h2 className="code-title">
          <FoldButton
            label="Code"
            controls={`${id}-code`}
            isOpen={isOpen}
            onToggle={() => setIsOpen((wasOpen) => !wasOpen)}
          />
        </h2>
      )}
      <div id={`${id}-code`} hidden={isFolded}>
        <header className="code-head">
          <div role="tablist" aria-label="Files" className="tabs">
            {files.map(({ name }) => (
              <button
                key={name}
                id={`${id}-${name}`}
                type="button"
                role="tab"
                aria-selected={name === file.name}
                aria-controls={`${id}-panel`}
                tabIndex={name === file.name ? 0 : -1}
                data-testid={`pg-code-${name}`}
                onClick={() => setChosen(name)}
                onKeyDown={move}
              >
                {name}
              </button>
            ))}
          </div>
          <CopyButton text={file.code} label={`Copy ${file.name}`} />
        </header>
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${file.name}`} data-testid="pg-code">
          <CodeBlock code={file.code} label={file.name} />
        </div>
      </div>
    </section>
  )
}
