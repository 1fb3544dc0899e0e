import type { RecordedEvent } from '@latchkey/core'
import { useModalEvents } from '@latchkey/react'
import { useState, type ReactElement } from 'react'
import { Card } from '../ui/Card.tsx'

/** Number of events shown. */
const longest = 6

/** The latest events, newest first. */
export function EventLog(): ReactElement {
  const [events, setEvents] = useState<readonly RecordedEvent[]>([])
  useModalEvents((event) => setEvents((former) => [event, ...former].slice(0, longest)))
  return (
    <Card folds title="Events" text="Events from onEvent and useModalEvents. Nothing leaves this machine.">
      {events.length === 0 ? (
        <p className="empty">Open the modal, and its events are listed here.</p>
      ) : (
        <ol className="events" data-testid="pg-events">
          {events.map(({ eventId, timestamp, data }) => (
            <li key={eventId}>
              <time dateTime={new Date(timestamp).toISOString()}>{toTime(timestamp)}</time>
              <span className="code">{data.event}</span>
              <span className="code quiet">{toDetails(data)}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function toTime(timestamp: number): string {
  return new Date(timestamp).toLocaleTimeString('en-GB')
}

function toDetails({ event: _event, ...details }: RecordedEvent['data']): string {
  return Object.entries(details)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')
}
