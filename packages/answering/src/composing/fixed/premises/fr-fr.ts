import type { PremiseId } from './places.ts'

export const PREMISES: Readonly<Record<PremiseId, string>> = {
  apple:
    'La Genèse ne nomme pas le fruit : elle parle seulement du fruit de l’arbre qui est au milieu du jardin. La pomme vient de la tradition.',
  'wise-men-number':
    'Matthieu ne dit pas combien de mages sont venus, ne donne pas leurs noms et ne les appelle pas rois ; ce qu’il nomme, ce sont trois présents.',
  'moses-ark': 'C’est Noé, et non Moïse, qui fit entrer les animaux dans l’arche.',
  'mary-donkey': 'Luc ne parle d’aucun âne : il dit seulement que Joseph monta à Bethléhem avec Marie.',
  whale: 'Le livre de Jonas parle d’un grand poisson, sans dire de quelle espèce.',
  'jesus-married':
    'Nulle part la Bible ne dit que Jésus se soit marié ou ait eu des enfants. Marie de Magdala est nommée parmi les femmes qui le suivaient, et comme celle qui le rencontra au tombeau.',
  'paul-twelve':
    'Paul n’était pas l’un des Douze : Matthieu donne leurs noms, et c’est sur le chemin de Damas que Paul rencontre le Ressuscité.',
  'abraham-moses': 'Abraham n’était pas le père de Moïse : Moïse était fils d’Amram et de Jokébed.',
  'solomon-uriah': 'C’est David, et non Salomon, qui fit tuer Urie ; Salomon naquit plus tard.',
  'red-sea-other': 'C’est Moïse qui étendit la main sur la mer Rouge, et l’Éternel refoula les eaux.',
  'christmas-date':
    'La Bible ne donne pas la date de la naissance de Jésus ; le 25 décembre est le jour où l’Église en est venue à la fêter.',
  'magdalene-prostitute':
    'Aucun verset ne dit que Marie de Magdala ait été une prostituée. Luc dit que sept démons étaient sortis d’elle et qu’elle suivait Jésus.',
  'moses-promised-land':
    'Moïse n’est pas entré en terre promise : il la vit du mont Nébo et mourut là ; c’est Josué qui conduisit le peuple.',
  'david-temple': 'David désirait bâtir le temple, mais c’est Salomon, son fils, qui le bâtit.',
  'horse-damascus': 'Les Actes ne parlent d’aucun cheval : ils disent seulement que Saul tomba par terre.',
  'god-renamed-saul':
    'Aucun verset ne dit que Dieu ait changé son nom : les Actes notent simplement que Saul s’appelait aussi Paul.',
  innkeeper: 'Luc ne parle d’aucun aubergiste à Bethléhem : il dit seulement qu’il n’y avait pas de place pour eux.',
  'manger-animals': 'Les évangiles ne nomment aucun animal à la naissance de Jésus : Luc ne parle que de la mangeoire.',
  'daniel-furnace':
    'Ce sont Schadrac, Méschac et Abed-Nego qui furent jetés dans la fournaise ; Daniel, lui, fut jeté aux lions.',
  'lions-other': 'C’est Daniel qui fut jeté dans la fosse aux lions.',
  'goliath-other': 'C’est David qui tua Goliath.',
  'isaac-killed': 'Abraham n’a pas tué Isaac : l’ange de l’Éternel l’arrêta, et un bélier fut offert à sa place.',
  birthright: 'C’est l’inverse : Ésaü vendit son droit d’aînesse à Jacob, et Jacob lui prit sa bénédiction par ruse.',
  'abel-killed-cain': 'C’est Caïn qui tua son frère Abel.',
  'peter-silver': 'C’est Judas Iscariot qui livra Jésus pour trente pièces d’argent.',
  'judas-denied': 'C’est Pierre qui renia Jésus trois fois ; Judas, lui, le livra.',
  'washed-hands': 'C’est Pilate qui se lava les mains devant la foule.',
  'jesus-wrote':
    'Aucun livre de la Bible n’est de la main de Jésus : les évangiles ont été écrits à son sujet par d’autres.',
  'baptist-gospel':
    'Ce n’est pas Jean-Baptiste : Marc raconte sa mort du vivant de Jésus, et l’Évangile de Jean désigne le disciple que Jésus aimait.',
  'luke-twelve':
    'Ni Marc ni Luc ne sont parmi les Douze que nomme Matthieu ; Luc écrit qu’il s’appuie sur des témoins oculaires.',
  'commandments-other': 'C’est Moïse qui reçut les tables des commandements sur le mont Sinaï.',
  'lot-wife-stone': 'La Genèse dit que la femme de Lot devint une statue de sel.',
  'jesus-baptised-other': 'C’est Jean-Baptiste qui baptisa Jésus.',
  'born-elsewhere': 'Jésus est né à Bethléhem, comme le racontent Matthieu et Luc ; c’est à Nazareth qu’il a grandi.',
  veronica:
    'La Bible ne parle pas de Véronique essuyant le visage de Jésus : c’est une tradition postérieure. Luc raconte que des femmes pleuraient sur lui en chemin.',
  dismas:
    'Les évangiles ne donnent pas de nom aux malfaiteurs crucifiés ; ces noms viennent d’une tradition postérieure.',
  longinus: 'Jean ne nomme pas le soldat à la lance ; le nom vient d’une tradition postérieure.',
  'joachim-anne':
    'La Bible ne nomme pas les parents de Marie ; Joachim et Anne viennent d’une ancienne tradition chrétienne, hors de la Bible.',
  lilith:
    'La Genèse ne connaît à Adam aucune femme avant Ève ; Lilith, sa première femme, vient d’une légende bien postérieure.',
  'babel-destroyed':
    'La Genèse ne dit pas que la tour fut détruite : l’Éternel confondit leur langage et les dispersa, et ils cessèrent de bâtir.',
  'sin-was-sex':
    'La Genèse ne dit pas que le premier péché fut sexuel : ce fut de manger de l’arbre que Dieu avait défendu. La bénédiction d’être féconds vient avant.',
  'curse-of-ham':
    'La malédiction de Noé vise Canaan, et non Cham, et ne dit rien de la couleur d’aucun peuple. On en a longtemps abusé pour excuser l’esclavage.',
  'salome-dance':
    'Marc ne nomme pas la jeune fille qui dansa : il l’appelle fille d’Hérodias. Le nom de Salomé n’est pas dans le récit.',
  'potiphar-wife-name': 'La Genèse ne nomme pas la femme de Potiphar ; Zuleika vient d’une tradition postérieure.',
  'noah-wife-name': 'La Bible ne nomme pas la femme de Noé.',
  'lot-wife-name': 'La Bible ne nomme pas la femme de Lot.',
  'bears-elijah': 'Le récit des ours est raconté d’Élisée.',
  'jericho-moses': 'C’est Josué qui conduisait le peuple quand tombèrent les murailles de Jéricho.',
  'saul-david-father': 'Saül n’était pas le père de David : David était fils d’Isaï, de Bethléhem.',
  'esther-david': 'Esther fut la reine du roi Assuérus.',
}
