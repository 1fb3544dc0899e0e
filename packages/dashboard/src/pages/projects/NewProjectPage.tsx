import { adminCreateProject, adminListProjects, allowedOriginSchema } from '@latchkey/protocol/project'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { safeParse } from 'valibot'
import { useApi } from '../../api/useApi.ts'
import { commonMessages } from '../../messages/common.ts'
import { projectsMessages } from '../../messages/projects.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { describeFailure } from '../../parts/describeFailure.ts'
import { Field } from '../../parts/Field.tsx'
import { NotPermitted } from '../../parts/NotPermitted.tsx'
import { Note } from '../../parts/Note.tsx'
import { Page } from '../../parts/Page.tsx'
import { useMay } from '../../session/useMay.ts'

/** Creates a project. */
export function NewProjectPage(): ReactNode {
  const canCreate = useMay('editor')
  return (
    <Page title={projectsMessages.newProject} lead={projectsMessages.lead}>
      <Card label={projectsMessages.newProject}>{canCreate ? <Form /> : <NotPermitted least="editor" />}</Card>
    </Page>
  )
}

function Form(): ReactNode {
  const api = useApi()
  const queryClient = useQueryClient()
  const router = useRouter()
  const [name, setName] = useState('')
  const [origin, setOrigin] = useState('')
  const [errors, setErrors] = useState<{
    readonly name?: string | undefined
    readonly origin?: string | undefined
  }>({})
  const create = useMutation({
    mutationFn: (body: { readonly name: string; readonly allowedOrigins: string[] }) =>
      api.call(adminCreateProject, { body }),
    onSuccess: async ({ key }) => {
      await queryClient.invalidateQueries({ queryKey: [adminListProjects.name] })
      await router.navigate({ to: '/p/$project/settings/general', params: { project: key } })
    },
  })
  const submit = (): void => {
    const read = origin.trim() === '' ? undefined : safeParse(allowedOriginSchema, origin)
    const found = {
      ...(name.trim() === '' ? { name: settingsMessages.general.nameError } : {}),
      ...(read?.success === false ? { origin: read.issues[0].message } : {}),
    }
    setErrors(found)
    if (Object.keys(found).length === 0)
      create.mutate({ name, allowedOrigins: read?.success === true ? [read.output] : [] })
  }
  return (
    <form
      className="card-body"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!create.isPending) submit()
      }}
    >
      <Field
        label={projectsMessages.name}
        hint={projectsMessages.nameHint}
        value={name}
        maxLength={128}
        required
        autoComplete="off"
        error={errors.name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={projectsMessages.origin}
        hint={projectsMessages.originHint}
        placeholder={projectsMessages.originPlaceholder}
        value={origin}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.origin}
        onChange={(event) => setOrigin(event.target.value)}
      />
      {create.isError && <Note tone="bad">{describeFailure(create.error)}</Note>}
      <div className="dialog-actions">
        <Button kind="ghost" onClick={() => router.history.back()}>
          {commonMessages.cancel}
        </Button>
        <Button kind="ink" type="submit" isBusy={create.isPending}>
          {projectsMessages.create}
        </Button>
      </div>
    </form>
  )
}
