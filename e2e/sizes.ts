import { devices } from '@playwright/test'

const { defaultBrowserType: _, ...pixel } = devices['Pixel 5']

/** The two sizes in which pages are walked through. */
export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { ...pixel, viewport: { width: 390, height: 844 } },
} as const
