import type { Facts } from '../../facts.ts'

export function provider({ isWhole, name, partner, host }: Facts): string {
  if (isWhole) return `${host} 上的庇哩亚由科技公司${name}通过合作的圣经平台${partner}提供。下文的“我们”指${name}。`
  const through = partner ? `，通过${partner}的平台提供` : ''
  if (name) return `${host} 上的庇哩亚由${name}运营${through}。下文的“我们”指${name}。`
  return `庇哩亚是开源软件，任何人都可以架设。${host} 这一处由其运营者运营${through}；下文的“我们”指这位运营者。`
}

export function fees({ isWhole, fees }: Facts): string {
  if (!fees) return ''
  return isWhole ? `本服务为付费服务，费用按企业类型、内容和规模确定。\n\n${fees}` : fees
}

export const contact = ({ contact }: Facts): string =>
  contact ? `联系方式：${contact}。` : '这里没有另设联系方式，请联系给你这个网址的人。'
