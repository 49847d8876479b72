/** Names and titles as they come out of a hurried input method, and as they are written; both scripts. */
const SLIPS: readonly (readonly [RegExp, string])[] = (
  '耶酥 耶稣|耶苏 耶稣|耶蘇 耶穌|彼德 彼得|宝罗 保罗|寶羅 保羅|约汉 约翰|約漢 約翰|莫西 摩西|亚伯拉汗 亚伯拉罕|亞伯拉汗 亞伯拉罕|' +
  '参森 参孙|參森 參孫|所罗们 所罗门|所羅們 所羅門|撒母尔 撒母耳|撒母爾 撒母耳|以利雅 以利亚|以利雅 以利亞|尼歌底母 尼哥底母|' +
  '马丽亚 马利亚|馬麗亞 馬利亞|法利塞 法利赛|法利塞 法利賽|提摩泰 提摩太|歌林多 哥林多|使徒行转 使徒行传|使徒行轉 使徒行傳|' +
  '罗马数 罗马书|启示绿 启示录|诗遍 诗篇|詩遍 詩篇|真言书 箴言|生经里 圣经里|圣精 圣经|基都 基督|基督图 基督徒|亚里马太 亚利马太|亞里馬太 亞利馬太'
)
  .split('|')
  .map((slip) => slip.split(' ') as [string, string])
  .map(([typed, meant]) => [new RegExp(typed, 'gu'), meant])

/** 彼德为什么不认主 → 彼得为什么不认主; 歌林多前书13章 → 哥林多前书13章. */
export const mendNames = (text: string): string =>
  SLIPS.reduce((mended, [typed, meant]) => mended.replace(typed, meant), text)
