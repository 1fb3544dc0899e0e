import type { ReactElement, ReactNode } from 'react'
import type { PageActions } from '../actions/useActions.ts'
import { Preview } from '../preview/Preview.tsx'
import { useNarrow } from '../ui/useNarrow.ts'
import { facts, links } from './facts.ts'
import { Starter } from './Starter.tsx'
import { Tour } from './Tour.tsx'

/** The first screen: what Latchkey is, the modal itself, and how to try and install it. */
export function Intro(props: {
  readonly page: PageActions
  /** What changes the modal; a phone shows it directly below. */
  readonly options: ReactNode
}): ReactElement {
  const { page, options } = props
  const isNarrow = useNarrow()
  const more = (
    <>
      <Starter />
      <p className="intro-links">
        {links.map(({ name, href }) => (
          <a key={name} href={href}>
            {name}
          </a>
        ))}
        <a href="#/headless" data-testid="pg-headless">
          Hooks without the modal
        </a>
      </p>
    </>
  )
  return (
    <>
      <div className="intro">
        <div className="intro-words">
          <h1>One way in, for every wallet</h1>
          <p className="lead">
            The open-source wallet-connection modal for React. This page runs it on local chains of Ethereum, Solana and
            Bitcoin, with play money.
          </p>
          <Tour page={page} />
          {!isNarrow && more}
        </div>
        <Preview />
        {isNarrow && options}
        {isNarrow && more}
      </div>
      <ul className="intro-facts">
        {facts.map(({ name, text, href }) => (
          <li key={name}>
            <a href={href}>
              <strong>{name}</strong>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
