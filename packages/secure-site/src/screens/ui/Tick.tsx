import type { ReactNode } from 'react'

/** A check box whose text names what is accepted. */
export function Tick(props: {
  readonly children: ReactNode
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  readonly testId: string
}): ReactNode {
  const { children, isChecked, onChange, testId } = props
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={isChecked}
        data-testid={testId}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
