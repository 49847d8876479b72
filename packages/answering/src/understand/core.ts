import type { Locale } from '@berea/scripture'
import { fold } from './fold.ts'
import { type Tongue, tongueOf } from './tongue.ts'
import { inUnionWords } from './union-version.ts'

/**
 * What asks and says nothing of what is asked about. Only Chinese, written without spaces, needs it: there a
 * question word grows together with its neighbours when the text is taken apart (`稣为`, `么哭`).
 */
const ASKING: Partial<Record<Tongue, RegExp>> = {
  zh: new RegExp(
    [
      '什么是|什么叫|何为|何谓|谁是|请问|请教|[按依照](?:着|照)?(?:顺序|次序|先后)|依次|背不全了?|想问一下|我?想知道|告诉我|帮我|有没有人知道|来着|那个故事|那件事|[有那这]句话(?:大概)?',
      '圣经(?:里|上|中|当中)?(?:有没有|怎么|怎样|如何)?(?:说过?|讲过?|提到过?|记载)?',
      '怎么办|到底|究竟|真的|其实|(?:后来|最后|结果)?(?:怎么样了?|怎样了|如何了)|是?怎么回事|是?怎么一回事',
      '为什么会?|为何会?|为甚么|干嘛|凭什么|怎么可能|是?(?:怎么|怎样|如何)会?|是?被谁|(?<=是.{2,12})的(?=[?？。]*$)',
      '(?:是|有|叫|做|发生)?了?什么(?:意思|时候|地方|样子?|东西|事情?|人|道理|关系|名字|原因|目的)?|(?:是|有)?谁',
      '(?:在|是|从)?(?:哪一|哪几|哪)(?:章|节|卷|书|里|儿|些|个|位|天|年|次|段|座|条)*',
      '有?多(?:少|大|久|高|长|远|深|重)|几(?:个|天|年|次|岁|位|章|节|条|卷|日|月|块|样)?|第几',
      '怎么办|有?什么样的?|怎样的|该怎么|要怎么|应该|可以|可不可以|能不能|是不是|有没有|会不会|要不要|算不算|该不该|是否|吗|呢|吧|啊|呀|哦|啦|嘛|么',
      '[?"，,。!、:;“”‘’「」『』《》 ]',
    ].join('|'),
    'gu',
  ),
}

/**
 * A question without the words that ask: 耶稣为什么哭了？ → `耶稣 哭了`; 亚干偷了什么东西，后来怎么样了？ → `亚干偷`;
 * 爸爸妈妈老是吵架 → `父母老是争竞`. In
 * languages whose analyser knows its small words the question itself.
 */
export function coreOf(text: string, locale: Locale): string {
  const asking = ASKING[tongueOf(locale)]
  if (!asking) return text
  const bare = fold(text).text.replace(asking, ' ').replace(/ +/g, ' ').trim()
  const core = inUnionWords(bare)
  return core.replaceAll(' ', '').length > 1 ? core : text
}
