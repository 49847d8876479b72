import { type ComponentType, type FunctionComponent, useEffect, useSyncExternalStore } from 'react'
import { useWords } from '../i18n/words.ts'
import { Notice } from './Notice.tsx'
import { Skeleton } from './Skeleton.tsx'
import type { Script } from './script.ts'

type Meanwhile = { readonly failed: boolean; readonly onRetry: () => void }

/**
 * A part of the page whose script comes apart from the first load. Until it is there `Waiting` stands in its place,
 * which says so where it could not be fetched; all else on the page stays as it is.
 */
export function part<Module, Props extends object>(
  script: Script<Module>,
  take: (module: Module) => ComponentType<Props>,
  Waiting: ComponentType<Props & Meanwhile> = PartWaiting,
  /** False: nobody waits for it, and it is drawn once its script has come for something else. */
  wanted = true,
): FunctionComponent<Props> {
  return function Part(props: Props) {
    const { module, failed } = useSyncExternalStore(script.subscribe, script.state)
    useEffect(() => (wanted ? script.want() : undefined), [])
    if (module === undefined) return <Waiting {...props} failed={failed} onRetry={script.again} />
    const Taken = take(module)
    return <Taken {...props} />
  }
}

/** Bars in the shape of text; then that it could not be fetched, and the one thing to do. */
export function PartWaiting({ failed, onRetry }: Meanwhile) {
  const words = useWords()
  if (!failed) return <Skeleton label={words('part.loading')} lines={5} />
  return (
    <Notice
      tone="warn"
      title={words('part.failed')}
      action={
        <button type="button" onClick={onRetry}>
          {words('retry')}
        </button>
      }
    >
      {words('part.kept')}
    </Notice>
  )
}
