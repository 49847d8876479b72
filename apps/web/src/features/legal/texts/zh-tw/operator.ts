import type { Facts } from '../../facts.ts'

export function provider({ isWhole, name, partner, host }: Facts): string {
  if (isWhole) return `${host} 上的庇哩亞由科技公司${name}透過合作的聖經平台${partner}提供。以下所稱「我們」指${name}。`
  const through = partner ? `，透過${partner}的平台提供` : ''
  if (name) return `${host} 上的庇哩亞由${name}營運${through}。以下所稱「我們」指${name}。`
  return `庇哩亞是開放原始碼軟體，任何人都可以架設。${host} 這一處由其營運者營運${through}；以下所稱「我們」指這位營運者。`
}

export function fees({ isWhole, fees }: Facts): string {
  if (!fees) return ''
  return isWhole ? `本服務為付費服務，費用依企業類型、內容和規模而定。\n\n${fees}` : fees
}

export const contact = ({ contact }: Facts): string =>
  contact ? `聯絡方式：${contact}。` : '這裡沒有另設聯絡方式，請聯絡給你這個網址的人。'
