import type { Frames } from './frame.ts'
import { FR_LADDER } from './ordered/fr.ts'

export const FR: Frames = {
  leads: [
    String.raw`(?:bonjour|bonsoir|salut|coucou|svp|s'il (?:vous|te) plait|alors|bon|dis|dites|une question|j'ai une question|excusez-moi|pardon)[,:.! ]+`,
    String.raw`(?:peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu peux|vous pouvez) (?:me |m')?(?:dire|aider a trouver)[,: ]+|(?:je voudrais|j'aimerais|je veux) savoir[,: ]+|(?:dis-moi|dites-moi|sais-tu|savez-vous)[,: ]+(?:si )?`,
  ],
  frames: FR_LADDER,
  passageWords: String.raw`(?:que|dit|lis|lis-moi|montre|montre-moi|donne|donne-moi|moi|ouvre|le|la|les|l|d|texte|de|du|des|en|francais|anglais|espagnol|chinois|grec|hebreu|latin|allemand|bible|verset|versets|chapitre|et|cite|passage|je|veux|lire|svp|stp|entier|livre|segond|dans)`,
  searchNoise: [
    String.raw`\b(?:que|qu'|comment) ?(?:dit|disent|enseigne|enseignent)(?: vraiment)? (?:la |les |l')?(?:bible|ecritures?)(?: vraiment)? (?:sur|des|du|de|d'|au sujet de|a propos de)(?: (?:la|le|les)\b| l')?`,
    String.raw`\b(?:c'est |dans |de )?quel (?:verset|chapitre|psaume)(?: exactement| ca vient)?|\b(?:ou est-ce|c'est ou|ou est-il ecrit|d'ou ca vient)(?: dans la bible| ecrit| deja)?`,
    String.raw`\b(?:des )?(?:versets|passages|textes)(?: bibliques)? (?:sur|pour)|\bje cherche le verset(?: sur)?|\b(?:dans|selon) la bible\b|\b(?:la reference|svp|stp|s'il (?:te|vous) plait|explique-moi|raconte-moi|parle-moi de)\b|\b(?:que veut dire|que signifie|ca veut dire quoi|qu'est-ce que ca veut dire)\b`,
  ],
  termNoise:
    "le|la|les|l'|un|une|des|de|du|d'|sur|a propos|mon|ma|mes|ton|ta|son|sa|ses|dans la bible|selon la bible|vraiment|svp|est|sont|etait|que|qu'|et|etre|tous|toutes|pour".split(
      '|',
    ),
  smallWords: `ecrit ecrivit redige auteur le la les l un une des de du d a au aux en et ou que qu qui quoi se sa son ses mon ma mes ton ta tes me te lui leur nous vous avec par pour sans sur sous ne pas ni si est sont etait etaient fut etre a ont avait il elle ils elles on je tu ce cet cette ces ca c comment quand quel quelle quels quelles combien pourquoi parce mais plus tres deja aussi bible verset versets passage chapitre dit dire signifie veut fait faire chose quelqu y t entre depuis jusque vraiment svp`,
  elliptic: [
    String.raw`^(?:et|mais) (?:qu'en est-il (?:de|du|des|d') ?|pour |chez |dans |selon )?(?<x>[^?]{1,40}?) ?\?*$`,
    String.raw`^qu'en est-il (?:de|du|des|d') ?(?<x>[^?]+?) ?\?*$`,
    String.raw`^(?<x>)(?:pourquoi|comment|quand|ou|qui|vraiment|et apres|et ensuite|quoi d'autre|encore|plus|plus de versets|explique(?:-moi)?(?: mieux| plus)?|par exemple|(?:il )?y (?:en )?a-t-il d'autres(?: versets)?|qu'est-ce que ca veut dire|ca veut dire quoi|et alors)[?. !]*$`,
  ],
  pronoun: String.raw`\b(?:il|elle|ils|elles|lui|leur|leurs|cela|ca|ceci|son|sa|ses|celui-ci|celle-ci|y|alors)\b`,
  asking: String.raw`\?|^(?:(?:a|de|en|avec|sur|dans|par|pour) )?(?:qui|que|qu'|quoi|comment|quand|ou|quel(?:le)?s?|pourquoi|est-ce|combien)(?:\b|(?<='))|\b(?:c'est (?:qui|quoi|ou|quand)|lesquel(?:le)?s)\b`,
  ownLife: String.raw`\b(?:j'ai (?:peur|perdu|rate|mal|honte|besoin|du mal|tellement|trop|envie de)|j'en (?:dors|peux)|je (?:me sens|n'en peux|n'arrive|ne (?:sais|dors|peux|comprends) (?:pas|plus)|suis (?:enceinte|malade|triste|seule?|perdue?|fatiguee?|epuisee?|angoissee?|jalouse|jaloux|au chomage|si|tellement|tres)|viens d'|traverse|vis (?:seul|avec)|cherche du travail|pleure|dors)|m'a (?:quittee?|trompee?|laissee?|viree?|refusee?|blessee?)|on m'a|mon (?:copain|ex|patron|mari|beau-pere|medecin|psy|boulot|travail|couple|ado)|ma (?:copine|femme|belle-mere|patronne|mamie))\b`,
  naming: String.raw`^(?:le |la |les |l')(?!.*\b(?:est|sont|sera|seront|etait|a|ont|me|te|se|nous|vous|je|tu|il|mon|ton|notre|votre|ne|qu'|que)\b)`,
}
