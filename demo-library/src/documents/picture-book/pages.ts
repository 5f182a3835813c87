import {
  asleep,
  atTheWindow,
  broughtBack,
  firstSnow,
  littleNight,
  pagesOfWinter,
  readingTogether,
  spring,
  writingWinter,
} from './art/scenes-after.ts';
import {
  atTheCounter,
  autumnWood,
  pageOne,
  resolution,
  rollingHome,
  shipOfPages,
  singingMountain,
  underTheOak,
  withHare,
  withMole,
  withOwl,
} from './art/scenes-before.ts';

/** Where the words of a page stand, and whether they are dark or light. */
export type Words = readonly [
  place: 'top' | 'middle' | 'low',
  tone: 'dark' | 'light',
  text: string,
];

/** A spread: what is drawn, what a person who can't see it is told, and the words of its pages. */
export interface Spread {
  readonly draw: () => string;
  readonly describes: string;
  readonly left: Words;
  readonly right: Words;
}

/** The story of Egel, who wanted to see the winter: twenty spreads. */
export const SPREADS: readonly Spread[] = [
  {
    draw: autumnWood,
    describes: 'Een herfstbos. Egel rijdt een kruiwagen vol bladeren naar huis.',
    left: ['top', 'dark', 'Elk jaar, als de bladeren vallen, maakt Egel zijn bed op.'],
    right: [
      'top',
      'dark',
      'En elk jaar, als hij wakker wordt, bloeien de krokussen. Van alles daartussen weet hij niets.',
    ],
  },
  {
    draw: withHare,
    describes: 'Op een stoppelveld praten Egel en Haas.',
    left: ['top', 'dark', '‘Haas,’ vraagt Egel, ‘hoe is de winter?’'],
    right: ['top', 'dark', '‘Wit,’ zegt Haas. Hij denkt na. ‘En koud aan je oren.’'],
  },
  {
    draw: withOwl,
    describes: 'Avond. Uil zit op een tak; Egel kijkt naar haar op.',
    left: ['top', 'light', '‘Uil, hoe is de winter?’'],
    right: [
      'low',
      'light',
      '‘Lang,’ zegt Uil. ‘Je hebt de tijd om alles twee keer te denken. Alles twee keer te denken.’',
    ],
  },
  {
    draw: withMole,
    describes: 'Onder de grond, in een gang tussen wortels en stenen, staat Mol met een lampje.',
    left: ['middle', 'light', '‘Mol, hoe is de winter?’'],
    right: [
      'middle',
      'light',
      '‘Dat moet je boven vragen,’ zegt Mol. ‘Hier is het altijd vandaag.’',
    ],
  },
  {
    draw: resolution,
    describes: 'Egel staat op een heuvel voor een grote ondergaande zon, met zijn arm omhoog.',
    left: [
      'top',
      'dark',
      '‘Dan wil ik het zelf zien,’ zegt Egel tegen de zon. ‘Dit jaar blijf ik wakker.’',
    ],
    right: ['top', 'dark', 'De zon zei niets. Die had het egels vaker horen zeggen.'],
  },
  {
    draw: underTheOak,
    describes: 'Een oude eik met een rode deur en verlichte ramen in de stam.',
    left: ['middle', 'light', 'Maar hoe blijf je wakker? Onder de oude eik is de leeszaal.'],
    right: ['low', 'light', 'Daar weten ze alles. En wat ze niet weten, zoeken ze op.'],
  },
  {
    draw: atTheCounter,
    describes: 'In de leeszaal, vol boekenkasten, staat Das achter de balie.',
    left: ['top', 'light', '‘Ik zoek een boek waar je wakker van blijft,’ zegt Egel.'],
    right: [
      'top',
      'light',
      'Das kijkt over zijn bril. ‘Dun of dik?’ – ‘Tot aan de lente.’ – ‘Dik,’ zegt Das.',
    ],
  },
  {
    draw: rollingHome,
    describes: 'Egel duwt een reusachtig rood boek voor zich uit, de helling af.',
    left: ['top', 'dark', 'Het is zo dik dat hij het naar huis moet rollen.'],
    right: ['top', 'dark', 'Bladzijde na bladzijde na bladzijde na bladzijde.'],
  },
  {
    draw: pageOne,
    describes: 'Een kamer onder de grond. Egel zit met het boek bij de lamp en heeft thee.',
    left: ['top', 'light', 'Hij steekt de lamp aan. Hij zet thee.'],
    right: ['top', 'light', 'Hij begint op bladzijde één.'],
  },
  {
    draw: shipOfPages,
    describes: 'Een schip met zeilen van papier vaart over golven die bladzijden zijn.',
    left: [
      'top',
      'light',
      'De eerste week gaat het over een schip. De kapitein kan niet zwemmen, maar dat weet niemand.',
    ],
    right: ['top', 'light', 'Egel wel. Hij leest nog één hoofdstuk. En nog één.'],
  },
  {
    draw: singingMountain,
    describes: 'Een berg met een open mond zingt onder de sterren.',
    left: ['top', 'light', 'De tweede week is er een berg die zingt. Heel laag en heel langzaam.'],
    right: ['low', 'light', 'Het is een slaaplied. Dat had Das er niet bij gezegd.'],
  },
  {
    draw: asleep,
    describes: 'De lamp is uit. Egel ligt in bed en slaapt; het boek is van hem af gegleden.',
    left: [
      'top',
      'light',
      'Bladzijde tweehonderd. Bladzijde tweehonderdeneen. Bladzijde tweehonderd en',
    ],
    right: ['top', 'light', ''],
  },
  {
    draw: firstSnow,
    describes: 'Nacht. Het hele bos ligt onder de sneeuw; in de heuvel brandt één raampje.',
    left: ['top', 'light', 'Die nacht'],
    right: ['top', 'light', 'sneeuwt het.'],
  },
  {
    draw: atTheWindow,
    describes: 'Haas, Mol en Uil kijken in de sneeuw door het ronde raam. Binnen slaapt Egel.',
    left: ['top', 'dark', '‘Egel!’ roept Haas. ‘Het is er! Het is wit!’ Maar Egel slaapt.'],
    right: [
      'top',
      'dark',
      '‘Hij wou het zo graag zien,’ zegt Mol. ‘Dan bewaren we het voor hem,’ zegt Uil. ‘Dan bewaren we het.’',
    ],
  },
  {
    draw: writingWinter,
    describes:
      'De vrienden zitten om een tafeltje en schrijven in het dikke boek, terwijl Egel slaapt.',
    left: [
      'top',
      'light',
      'Achter in het boek zijn de bladzijden leeg. Daar schrijven ze het in. Elke avond een stukje.',
    ],
    right: [
      'top',
      'light',
      'Hoe het ijs zong. Wie erdoor zakte. Hoe stil. Hoe koud, en waar precies.',
    ],
  },
  {
    draw: pagesOfWinter,
    describes:
      'Het open boek: tekeningen van schaatsen op de vijver, sneeuwkristallen en voetsporen.',
    left: ['top', 'dark', 'Haas tekende het schaatsen.'],
    right: [
      'top',
      'dark',
      'Mol tekende de sporen, op de tast. Uil deed de stilte. Die vond ze het moeilijkst.',
    ],
  },
  {
    draw: spring,
    describes: 'Lente. Egel komt zijn hol uit, tussen bloemen en bloeiende bomen.',
    left: ['low', 'dark', 'En dan bloeien de krokussen.'],
    right: [
      'top',
      'dark',
      '‘O nee,’ zegt Egel. ‘Gemist.’ Maar op zijn buik ligt het boek, en het is open bij bladzijde tweehonderdentwee.',
    ],
  },
  {
    draw: readingTogether,
    describes: 'De vier vrienden zitten samen op een groene heuvel en lezen.',
    left: [
      'top',
      'dark',
      'Hij leest het hardop. Het duurt tot de avond. ‘Dus zo is de winter,’ zegt Egel.',
    ],
    right: [
      'top',
      'dark',
      '‘Wit,’ zegt Haas. ‘Lang,’ zegt Uil. ‘Lang.’ ‘Je was er niet,’ zegt Mol, ‘maar je kwam erin voor.’',
    ],
  },
  {
    draw: broughtBack,
    describes: 'Terug in de leeszaal legt Egel het boek op de balie voor Das.',
    left: [
      'top',
      'light',
      '‘Het is te laat,’ zegt Egel. ‘Drie maanden.’ Das slaat het open. Hij leest. Hij leest lang.',
    ],
    right: [
      'top',
      'light',
      '‘Te laat zijn ze vaker,’ zegt Das. ‘Maar dikker teruggekomen is er nog nooit een.’',
    ],
  },
  {
    draw: littleNight,
    describes: 'Egel leest bij een lamp, buiten, terwijl het sneeuwt.',
    left: ['top', 'light', 'Dit jaar'],
    right: ['top', 'light', 'begint hij bij het midden.'],
  },
];
