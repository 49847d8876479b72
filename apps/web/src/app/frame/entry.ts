import { useMatches } from '@tanstack/react-router'

/**
 * The name of the step of the browser's history that is shown: what Back and Forward come back to has the same one
 * again. While another page is on its way it is still that of the one on the screen.
 */
export const useEntry = (): string =>
  useMatches({ select: (matches) => `entry ${(matches.at(-1)?.context as { entry?: string } | undefined)?.entry}` })
