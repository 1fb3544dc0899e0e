import { adminGetLogins, type LoginState } from '@latchkey/protocol/operator'
import type { EndpointResponse } from '@latchkey/protocol/api'
import type { AdminProject } from '@latchkey/protocol/project'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRead } from '../../api/useRead.ts'
import { describeSpan, loginsMessages as texts } from '../../messages/logins.ts'
import { Badge } from '../../parts/Badge.tsx'
import { Card } from '../../parts/Card.tsx'
import { Chip } from '../../parts/Chip.tsx'
import { Copy } from '../../parts/Copy.tsx'
import { Note } from '../../parts/Note.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { Row } from '../../parts/Row.tsx'
import { FlagChoice, ListChoice, putFeatures } from './FeatureChoices.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'

type Logins = EndpointResponse<typeof adminGetLogins>
type Features = AdminProject['features']

/** Which logins a project offers, what the server lacks for them, and how long they last. */
export function LoginsPage(): ReactNode {
  const logins = useRead(adminGetLogins, {})
  return (
    <SettingsFrame section="logins" lead={texts.lead}>
      {({ canEdit, draft: { project, set } }) => {
        const { features } = project
        const choice = {
          features,
          isDisabled: !canEdit,
          onChange: (part: Features) => set({ features: putFeatures(features, part) }),
        }
        return (
          <>
            <Card title={texts.offered}>
              <div className="card-body grid-2">
                <FlagChoice name="email" {...choice} />
                <ListChoice name="socials" {...choice} />
              </div>
            </Card>
            <QueryView query={logins} lines={8}>
              {(data) => (
                <>
                  <ServerCard logins={data} features={features} />
                  <TimesCard logins={data} />
                </>
              )}
            </QueryView>
          </>
        )
      }}
    </SettingsFrame>
  )
}

function ServerCard({ features, logins }: { readonly logins: Logins; readonly features: Features }): ReactNode {
  const { project } = useParams({ from: '/inside/p/$project' })
  return (
    <Card
      title={texts.server}
      actions={
        <Link to="/p/$project/settings/origins" params={{ project }} className="link">
          {texts.toOrigins}
        </Link>
      }
    >
      <div className="card-body">
        <p className="sub">
          {texts.serverLead} {texts.origins}
        </p>
        {logins.secureSite === null && <Note>{texts.noSite}</Note>}
      </div>
      <ul className="rows">
        {logins.logins.map((login) => (
          <LoginRow key={login.name} login={login} isOff={isOff(login.name, features)} />
        ))}
      </ul>
    </Card>
  )
}

function LoginRow({
  isOff: isOffHere,
  login: { missing, name, redirectUrl },
}: {
  readonly login: LoginState
  readonly isOff: boolean
}): ReactNode {
  const works = missing.length === 0
  const tone = !works ? 'warn' : isOffHere ? 'plain' : 'good'
  return (
    <Row
      lead={<Badge icon="key" tone={works ? 'plain' : 'warn'} />}
      title={texts.names[name]}
      note={
        <>
          {!works && <div>{texts.needs(missing)}</div>}
          {works && name === 'passkey' && <div>{texts.always}</div>}
          {redirectUrl !== null && (
            <div>
              {texts.redirect}: <Copy text={redirectUrl} />
            </div>
          )}
        </>
      }
      actions={<Chip tone={tone}>{!works ? texts.missing : isOffHere ? texts.off : texts.works}</Chip>}
    />
  )
}

/** Whether a project leaves a login out. What it does not say is as the app says. */
function isOff(name: LoginState['name'], { email, socials }: Features): boolean {
  if (name === 'passkey') return false
  if (name === 'email') return email === false
  return socials === false || (socials !== undefined && !socials.includes(name))
}

function TimesCard({ logins: { deviceCheck, secureSite, times } }: { readonly logins: Logins }): ReactNode {
  return (
    <Card title={texts.times}>
      <dl className="card-body facts">
        {secureSite !== null && (
          <>
            <dt>{texts.site}</dt>
            <dd>{secureSite}</dd>
          </>
        )}
        <dt>{texts.code}</dt>
        <dd>{describeSpan(times.code)}</dd>
        <dt>{texts.session}</dt>
        <dd>{texts.sessionValue(describeSpan(times.idle), describeSpan(times.session))}</dd>
        {times.token !== null && (
          <>
            <dt>{texts.token}</dt>
            <dd>{describeSpan(times.token)} (LATCHKEY_TOKEN_LIFE)</dd>
          </>
        )}
        {deviceCheck !== null && (
          <>
            <dt>{texts.check}</dt>
            <dd>{texts.checks[deviceCheck]}</dd>
          </>
        )}
      </dl>
    </Card>
  )
}
