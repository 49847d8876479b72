import type { Locale } from '@berea/scripture'
import { fold } from './fold.ts'
import { type Tongue, tongueOf } from './tongue.ts'

/**
 * What asks and says nothing of what is asked about. Only Chinese, written without spaces, needs it: there a
 * question word grows together with its neighbours when the text is taken apart (`稣为`, `么哭`).
 */
const ASKING: Partial<Record<Tongue, RegExp>> = {
  zh: new RegExp(
    [
      '请问|请教|想问一下|我?想知道|告诉我|帮我|有没有人知道|来着|那个故事',
      '圣经(?:里|上|中|当中)?(?:有没有|怎么|怎样|如何)?(?:说过?|讲过?|提到过?|记载)?',
      '怎么办|到底|究竟|真的|其实|(?:后来|最后|结果)?(?:怎么样|怎样|如何)了?|是?怎么回事|是?怎么一回事',
      '为什么会?|为何会?|为啥|为甚么|干嘛|凭什么|怎么会?|怎么可能',
      '(?:是|有|叫|做|发生)?了?(?:什么|啥)(?:意思|时候|地方|样子?|东西|事情?|人|道理|关系|名字|原因|目的)?|(?:是|有)?谁',
      '(?:在|是|从)?(?:哪一|哪几|哪)(?:章|节|卷|书|里|儿|些|个|位|天|年|次|段|座|条)*',
      '有?多(?:少|大|久|高|长|远|深|重)|几(?:个|天|年|次|岁|位|章|节|条|卷|日|月|块|样)?|第几',
      '怎么办|有?什么样的?|怎样的|该怎么|要怎么|应该|可以|可不可以|能不能|是不是|有没有|会不会|是否|吗|呢|吧|啊|呀|哦|嘛|么',
      '[?"，,。!、:;“”‘’「」『』《》 ]',
    ].join('|'),
    'gu',
  ),
}

/** Words of every day, and those that Chinese Bibles have for the same: people ask in the first and would find by the second. */
const EVERYDAY: readonly (readonly [RegExp, string])[] = (
  [
    ['爸爸妈妈|爸妈|父母亲', '父母'],
    ['爸爸|老爸|爹', '父亲'],
    ['妈妈|老妈|娘亲', '母亲'],
    ['老公', '丈夫'],
    ['老婆|太太', '妻子'],
    ['吵架|吵嘴|闹矛盾', '争竞'],
    ['难过|伤心|心碎', '忧伤'],
    ['排挤|霸凌|欺负', '欺压'],
    ['过世|去世|离世|走了', '死'],
    ['抱怨', '埋怨'],
    ['撒谎|骗人', '说谎'],
    ['生气|发脾气|发火', '发怒'],
    ['害怕|恐惧', '惧怕'],
    ['坐牢|监狱', '监里'],
    ['上帝', '神'],
  ] as const
).map(([words, word]) => [new RegExp(words, 'gu'), word])

/**
 * A question without the words that ask: 耶稣为什么哭了？ → `耶稣 哭了`; 亚干偷了什么东西，后来怎么样了？ → `亚干偷`;
 * 爸爸妈妈老是吵架 → `父母老是争竞`. In
 * languages whose analyser knows its small words the question itself.
 */
export function coreOf(text: string, locale: Locale): string {
  const asking = ASKING[tongueOf(locale)]
  if (!asking) return text
  const bare = fold(text).text.replace(asking, ' ').replace(/ +/g, ' ').trim()
  const core = EVERYDAY.reduce((words, [everyday, biblical]) => words.replace(everyday, biblical), bare)
  return core.replaceAll(' ', '').length > 1 ? core : text
}
