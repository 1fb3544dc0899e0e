import type { Phone } from '@latchkey/testing/phone'
import { useState, type ReactElement } from 'react'
import { Camera } from './Camera.tsx'
import { PhoneHome } from './PhoneHome.tsx'
import { ProposalSheet } from './ProposalSheet.tsx'
import { QuestionSheet } from './QuestionSheet.tsx'
import { usePairing } from './usePairing.ts'
import { usePhoneState } from './usePhoneState.ts'

/** The phone's screen. It shows one thing at a time, pending questions first. */
export function PhoneScreen({ phone }: { readonly phone: Phone }): ReactElement {
  const { proposals, questions } = usePhoneState(phone)
  const { progress, pair, forget } = usePairing(phone)
  const [isScanning, setIsScanning] = useState(false)
  const [question] = questions
  const [proposal] = proposals
  if (question !== undefined) {
    return <QuestionSheet key={question.id} question={question} count={questions.length} onAnswer={phone.answer} />
  }
  if (proposal !== undefined) return <ProposalSheet key={proposal.id} phone={phone} proposal={proposal} />
  if (isScanning) {
    return (
      <Camera
        onCode={(uri) => {
          setIsScanning(false)
          pair(uri)
        }}
        onCancel={() => setIsScanning(false)}
      />
    )
  }
  return (
    <PhoneHome
      phone={phone}
      progress={progress}
      onScan={() => {
        forget()
        setIsScanning(true)
      }}
      onLink={pair}
    />
  )
}
