import { Fragment, type ReactNode } from 'react'
import { analyticsMessages } from '../../messages/analytics.ts'
import { describeValue } from './describeValue.ts'
import { getErrorDocs } from './getErrorDocs.ts'

/** The code of an error, which leads to its explanation. */
export function ErrorName({ code }: { readonly code: string | null }): ReactNode {
  const docs = code === null ? undefined : getErrorDocs(code)
  const text = describeValue('error', code)
  if (docs === undefined) return text
  return (
    <a className="link mono" href={docs} target="_blank" rel="noreferrer" title={analyticsMessages.errors.docs(text)}>
      {text.split('.').map((part, index) => (
        <Fragment key={part}>
          {index > 0 && (
            <>
              .<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
    </a>
  )
}
