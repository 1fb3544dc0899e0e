import { describePrompt, type Phone, type PhoneQuestion, type SheetBlock } from '@latchkey/testing/phone'
import type { ReactElement } from 'react'
import { shorten } from '../ui/shorten.ts'
import { PhoneSheet } from './PhoneSheet.tsx'

/** An app's request, in plain words. */
export function QuestionSheet(props: {
  readonly question: PhoneQuestion
  /** Number of pending requests, including this one. */
  readonly count: number
  readonly onAnswer: Phone['answer']
}): ReactElement {
  const { question, count, onAnswer } = props
  const { id, prompt } = question
  const { title, lead, approve, reject, blocks } = describePrompt(prompt)
  const place = URL.canParse(prompt.origin) ? new URL(prompt.origin).host : prompt.origin
  return (
    <PhoneSheet
      title={title}
      place={count > 1 ? `${place}, 1 of ${count}` : place}
      lead={lead}
      yes={approve}
      no={reject}
      isPossible
      onYes={() => onAnswer({ approved: true }, id)}
      onNo={() => onAnswer({ approved: false }, id)}
    >
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </PhoneSheet>
  )
}

function Block({ block }: { readonly block: SheetBlock }): ReactElement {
  switch (block.type) {
    case 'text':
      return (
        // Scrollable content must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        <pre className="phone-text" role="group" tabIndex={0} aria-label={block.label}>
          {block.text}
        </pre>
      )
    case 'warning':
      return <p className="phone-warning">{block.text}</p>
    case 'accounts':
      return <p className="phone-text code">{block.accounts.join(', ')}</p>
    case 'rows':
      return (
        <>
          {block.title !== undefined && <h3>{block.title}</h3>}
          <dl className="phone-rows">
            {block.rows.map(({ label, value, isAddress }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={isAddress ? 'code' : undefined} title={isAddress ? value : undefined}>
                  {isAddress ? shorten(value) : value}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )
  }
}
