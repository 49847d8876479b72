/** What a SWORD module's .conf says of it, as far as reading its text needs. */
export type ModuleConf = {
  /** The name in brackets: `spaRV1909eb`. */
  readonly name: string
  readonly driver: string
  /** Folder of the data files below the SWORD folder, without a leading `./` or a closing slash. */
  readonly dataPath: string
  readonly language: string
  readonly description: string
  /** SWORD's own name of the numbering; `KJV` where the module is silent. */
  readonly versification: string
  readonly licence: string
  readonly origin?: string
}

/**
 * Reads a module's .conf: `[spaRV1909eb]`, then `Key=value` lines; a line ending in a backslash goes on.
 * Undefined where the name, the driver or the data path is missing.
 */
export function parseConf(text: string): ModuleConf | undefined {
  const lines = text.replace(/\\\r?\n/g, ' ').split(/\r?\n/)
  const name = lines.map((line) => /^\[([^\]]+)\]/.exec(line)?.[1]).find((found) => found !== undefined)
  const values = new Map<string, string>()
  for (const line of lines) {
    const [, key, value] = /^([A-Za-z]\w*)\s*=\s*(.*)$/.exec(line) ?? []
    if (key && value && !values.has(key)) values.set(key, value.trim())
  }
  const driver = values.get('ModDrv')
  const dataPath = values.get('DataPath')?.replace(/^\.\//, '').replace(/\/+$/, '')
  if (!name || !driver || !dataPath) return undefined
  const origin = values.get('TextSource')
  return {
    name,
    driver,
    dataPath,
    language: values.get('Lang') ?? 'en',
    description: values.get('Description') ?? name,
    versification: values.get('Versification') ?? 'KJV',
    licence: values.get('DistributionLicense') ?? 'Unknown',
    ...(origin ? { origin } : {}),
  }
}
