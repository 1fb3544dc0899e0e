import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useStyles } from '../theme/useStyles.ts'
import { codeFieldStyles } from './CodeField.styles.ts'
import { toCode } from './toCode.ts'

export interface CodeFieldProps {
  /** The digits so far. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Called with the code when its last digit is entered, and when Enter is pressed in a full field. */
  readonly onComplete: (code: string) => void
  /** Called when Enter is pressed and digits are missing. */
  readonly onIncomplete?: (() => void) | undefined
  /** The accessible name. */
  readonly label: string
  /** The number of digits; 6 by default. */
  readonly length?: number | undefined
  /** The code was refused. */
  readonly isWrong?: boolean | undefined
  /** Each change shakes the field once and selects all digits, so that the next digit replaces them. */
  readonly shakeKey?: number | undefined
  /** The code is being checked, or is of no use: it stays in the field, which keeps the focus and ignores input. */
  readonly isBusy?: boolean | undefined
  /** The id of the text that says what is wrong. */
  readonly describedBy?: string | undefined
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined
  readonly testId?: string | undefined
}

type Selection = readonly [start: number, end: number]

/**
 * A field for a code of digits, drawn as one box a digit. It is one input, so that phones fill it from the message, and screen readers
 * read it as one field.
 */
export function CodeField(props: CodeFieldProps): ReactNode {
  const { value, onChange, onComplete, onIncomplete, label, length = 6, isWrong, shakeKey, isBusy, describedBy } = props
  useStyles(codeFieldStyles)
  const field = useRef<HTMLDivElement>(null)
  const own = useRef<HTMLInputElement>(null)
  const input = props.inputRef ?? own
  const [selection, setSelection] = useState<Selection>()
  const known = useRef(shakeKey)
  useLayoutEffect(() => {
    if (known.current === shakeKey || field.current === null) return
    known.current = shakeKey
    delete field.current.dataset['shake']
    // An animation restarts only if the browser has rendered the element without it.
    field.current.getBoundingClientRect()
    field.current.dataset['shake'] = ''
    input.current?.focus()
    input.current?.select()
  }, [input, shakeKey])
  useEffect(() => {
    const element = input.current
    if (element === null) return
    const controller = new AbortController()
    const read = (): void => {
      const isFocused = element.matches(':focus')
      setSelection(isFocused ? [element.selectionStart ?? 0, element.selectionEnd ?? 0] : undefined)
    }
    for (const type of ['focus', 'blur', 'select', 'input', 'keyup', 'selectionchange'])
      element.addEventListener(type, read, { signal: controller.signal })
    // Firefox and WebKit report selections of inputs at the document only.
    document.addEventListener('selectionchange', read, { signal: controller.signal })
    return () => controller.abort()
  }, [input])

  const enter = (text: string): void => {
    const next = toCode({ text, length })
    if (next === value) return
    onChange(next)
    if (next.length === length) onComplete(next)
  }
  /** A click means the next digit, not the place between two digits: what is drawn differs from what the browser lays out. */
  const moveToEnd = (): void => {
    const end = value.length
    input.current?.setSelectionRange(end === length ? 0 : end, end)
  }
  return (
    <div
      className="lk-code"
      part="code"
      dir="ltr"
      ref={field}
      data-wrong={isWrong || undefined}
      data-busy={isBusy || undefined}
    >
      <input
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        spellCheck={false}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={describedBy}
        readOnly={isBusy}
        value={value}
        data-autofocus=""
        data-testid={props.testId}
        onChange={(event) => enter(event.target.value)}
        onPaste={(event) => {
          const code = toCode({ text: event.clipboardData.getData('text'), length })
          // Anything else is inserted where the caret is.
          if (code.length < length || isBusy) return
          event.preventDefault()
          onChange(code)
          onComplete(code)
        }}
        onPointerUp={moveToEnd}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isBusy) return
          event.preventDefault()
          if (value.length === length) onComplete(value)
          else onIncomplete?.()
        }}
      />
      {Array.from({ length }, (_unused, index) => (
        <span key={index} aria-hidden="true" {...toBoxState({ index, value, length, selection })}>
          {value[index] !== undefined && <em>{value[index]}</em>}
        </span>
      ))}
    </div>
  )
}

/** Returns what a box shows of the selection: that its digit is selected, or that the next digit goes here. */
function toBoxState(parameters: {
  readonly index: number
  readonly value: string
  readonly length: number
  readonly selection: Selection | undefined
}): { readonly 'data-box': 'selected' | 'caret' | undefined } {
  const { index, value, length, selection } = parameters
  if (selection === undefined) return { 'data-box': undefined }
  const [start, end] = selection
  if (start !== end)
    return { 'data-box': index >= start && index < end && index < value.length ? 'selected' : undefined }
  return { 'data-box': index === Math.min(start, length - 1) ? 'caret' : undefined }
}
