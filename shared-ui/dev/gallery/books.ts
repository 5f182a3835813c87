/** Real titles of very different lengths and scripts. */
export const books: readonly {
  readonly title: string;
  readonly author?: string;
  readonly year: string;
}[] = [
  { title: 'Max Havelaar', author: 'Multatuli', year: '1860' },
  { title: 'Moby-Dick; or, The whale', author: 'Melville, Herman', year: '1851' },
  { title: 'Emma', author: 'Austen, Jane', year: '1815' },
  {
    title: 'On the origin of species by means of natural selection',
    author: 'Darwin, Charles',
    year: '1859',
  },
  { title: 'Die Leiden des jungen Werthers', author: 'Goethe, Johann Wolfgang von', year: '1774' },
  { title: 'Arbeidsongeschiktheidsverzekeringsrecht', author: 'Noordam, F.M.', year: '1998' },
  { title: 'À la recherche du temps perdu', author: 'Proust, Marcel', year: '1913' },
  {
    title:
      'Herfsttij der middeleeuwen : studie over levens- en gedachtenvormen der veertiende en vijftiende eeuw',
    author: 'Huizinga, Johan',
    year: '1919',
  },
  { title: 'Walden', author: 'Thoreau, Henry David', year: '1854' },
  { title: 'Kritik der reinen Vernunft', author: 'Kant, Immanuel', year: '1781' },
  { title: 'The Elements of Typographic Style', author: 'Bringhurst, Robert', year: '1992' },
  { title: 'Les Misérables', author: 'Hugo, Victor', year: '1862' },
  { title: 'Handboek der Nederlandse letterkunde', year: '1930' },
  { title: 'أَلْفُ لَيْلَةٍ وَلَيْلَةٌ', year: '1835' },
  {
    title: 'Frankenstein; or, The modern Prometheus',
    author: 'Shelley, Mary Wollstonecraft',
    year: '1818',
  },
  { title: 'Middlemarch', author: 'Eliot, George', year: '1871' },
  {
    title: 'Report of the commission on the reading rooms of the national library and their future',
    author: 'Royal Library; Ministry of Culture',
    year: '2004',
  },
  { title: 'Ulysses', author: 'Joyce, James', year: '1922' },
];
