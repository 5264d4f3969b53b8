import type { Translated } from "../translated.ts";
import type { simulator as english } from "../en/simulator.ts";

export const simulator: Translated<typeof english> = {
  example: "Exemple",
  exampleText:
    "Les conditions ne sont pas encore fixées ; le calcul prend donc un exemple : {{premium}} de majoration, {{interest}} d’intérêts par an, {{forfeiture}} des sommes versées perdues en cas d’arrêt. Ceci n’est pas une offre.",
  askUs: "Demandez-nous les vraies conditions",
  setTerms:
    "Majoration {{premium}}, intérêts {{interest}} par an. Seul le contrat fait foi ; ceci n’est pas une offre.",
  needsScript: "Avec JavaScript, vous pouvez modifier ces chiffres ; sans, ils montrent un exemple.",
  rentToOwn: {
    title: "La location-vente, mois par mois",
    text: "Déplacez les curseurs. Chaque somme est exacte, et le total des mensualités redonne toujours le prix.",
    price: "Prix du bien",
    down: "Apport",
    months: "Durée",
    monthsValue_one: "{{count}} mois",
    monthsValue_other: "{{count}} mois",
    headline: "Vous payez {{amount}} par mois pendant {{months}} mois. Ensuite, le bien est à vous.",
    headlinePaid: "Vous payez {{amount}} par mois pendant {{months}} mois. Le prix est alors réglé.",
    contractPrice: "Prix au contrat",
    interest: "Intérêts au total",
    total: "Vous payez au total",
    chart: "Ce que vous avez versé et ce qui reste à payer, sur {{months}} mois.",
    paidIn: "Versé",
    left: "Reste à payer",
    upgrade: "Changement",
    stopTitle: "Et si vos projets changent ?",
    stop: "Mois payés",
    stopAfter: "Après {{month}} mois",
    stopPaid: "Versé jusque-là",
    carries: "Vous suit dans un autre logement",
    carriesYes: "Chaque baht, sans frais ni commission.",
    carriesNo: "À partir de {{month}} mois, chaque baht vous suivrait.",
    carriesYesShare: "{{percent}} de cette somme, sans frais ni commission.",
    carriesYesInstalments:
      "{{percent}} des mensualités, sans frais ni commission. L’apport ne vous suit pas.",
    carriesNoShare: "À partir de {{month}} mois, {{percent}} de cette somme vous suivraient.",
    carriesNoInstalments: "À partir de {{month}} mois, {{percent}} des mensualités vous suivraient.",
    lost: "Perdu si vous arrêtez complètement",
    lostText: "{{percent}} des sommes versées. Le bien revient au propriétaire.",
    returned: "{{amount}} vous reviendraient.",
    tableByYear: "L’échéancier par année",
    tableByMonth: "Afficher chaque mois",
    year: "Année",
    month: "Mois",
    payment: "Payé",
    interestPart: "Intérêts",
    keysDay: "Clés",
  },
  cash: {
    what: "Que veut dire « {{word}} » ?",
    means:
      "Tout l’argent nécessaire jusqu’à la remise des clés : le prix ou l’apport, votre part des frais et taxes et les premières charges.",
    title: "Ce qu’il faut payer jusqu’à la remise des clés",
    text: "La somme dont vous devez disposer le jour où le bien est enregistré à votre nom, si vous achetez comptant.",
    houseText:
      "Ce qui est dû au bureau foncier quand cette maison est vendue comptant. Un étranger fait enregistrer en plus, ou à la place, un bail sur le terrain.",
    size: "Surface",
    appraised: "Valeur officielle en bahts",
    appraisedHint: "L’évaluation du bureau foncier. Tant que le champ est vide, le calcul prend le prix.",
    appraisedWrong: "Saisissez un montant en bahts entiers, en chiffres.",
    seller: "Qui vend",
    sellerKind: {
      person: "Un particulier",
      company: "Une société",
      developer: "Le promoteur, première vente",
    },
    years: "Durée de détention",
    yearsHint: "Une année entamée compte pour une année entière.",
    yearsOrMore: "{{years}} ou plus",
    houseBook: "Le vendeur figure au livret de maison de ce bien depuis au moins {{years}}",
    payer: { half: "Partagé", buyer: "Vous", seller: "Vendeur" },
    item: "Poste et payeur",
    all: "Total",
    you: "Vous payez",
    price: "Prix",
    transferFee: "Frais de transfert, {{percent}}",
    sellersTax: {
      "specific-business-tax": "Taxe spécifique, {{percent}}",
      "stamp-duty": "Droit de timbre, {{percent}}",
    },
    withholding: "Retenue à la source, {{percent}}",
    withholdingPerson: "Retenue à la source, détention : {{years}}",
    sinkingFund: "Fonds de réserve, une seule fois",
    commonFee_one: "Charges de copropriété, {{count}} mois d’avance",
    commonFee_other: "Charges de copropriété, {{count}} mois d’avance",
    total: "Total jusqu’à la remise des clés",
    range: "{{from}} à {{to}}",
    custom:
      "L’acheteur et le vendeur conviennent de qui paie quoi. Le calcul part de l’usage : les frais de transfert sont partagés, les impôts sont à la charge du vendeur.",
    developerLimit:
      "Pour un appartement neuf, le promoteur peut répercuter au plus {{share}} des frais de transfert.",
    basesPerson:
      "Les frais de transfert et la taxe spécifique ou le droit de timbre se calculent sur le prix ou sur la valeur officielle ({{appraised}}), en retenant le plus élevé des deux. La retenue à la source d’un particulier dépend de la seule valeur officielle, après un abattement selon les années de détention.",
    basesCompany:
      "Les trois se calculent sur le prix ou sur la valeur officielle ({{appraised}}), en retenant le plus élevé des deux.",
    feeOnAppraised:
      "Les sources divergent sur la base des frais de transfert. Sur la valeur officielle, ils sont de {{amount}} au total.",
    resaleFund:
      "Le fonds de réserve est versé une seule fois, par le premier propriétaire : une revente n’en comporte pas.",
    usualFees:
      "Quand les charges d’un immeuble ne sont pas connues, le calcul montre la fourchette habituelle.",
    sources: "Chiffres au {{date}}. Sources : {{sources}}. Ceci n’est pas un conseil fiscal ou juridique.",
  },
  budget: {
    title: "Que puis-je acheter avec mon budget ?",
    text: "Le bien le plus cher dont la mensualité convient.",
    monthly: "Par mois",
    down: "Apport",
    result: "Un bien jusqu’à {{amount}}",
    show: "Voir les biens avec financement",
  },
  compare: {
    title: "Trois façons d’habiter le même bien",
    text: "Ce qui est dépensé et ce qui est à vous, année après année. La valeur et le loyer restent stables tant que vous ne touchez pas aux curseurs.",
    price: "Prix du bien",
    rent: "Loyer mensuel",
    growth: "Évolution de la valeur par an",
    bank: "Part prêtée par une banque",
    premium: "Majoration du prix, %",
    interest: "Intérêts par an, %",
    percentWrong: "Saisissez un nombre entre 0 et {{highest}}.",
    termsMissing:
      "La majoration et les intérêts décident du résultat, et seul le propriétaire peut les fixer. Nous ne les connaissons pas encore ; nous n’en inventons donc pas. Reportez ceux d’une offre, avec 0 s’il n’y en a pas, et sa courbe apparaîtra.",
    cost: "Ce que cela vous a coûté",
    costText:
      "Le total payé, moins ce qui est à vous. En dessous de zéro, le bien a pris plus de valeur que vous n’avez dépensé.",
    equity: "Ce qui est à vous",
    equityText:
      "La valeur du bien moins ce qui reste dû. En location-vente, il n’est à vous en droit qu’au transfert, après la dernière mensualité.",
    costChart: "Ce que chaque formule a coûté, année après année.",
    equityChart: "Ce qui est à vous, année après année.",
    way: {
      rent: "Location",
      rentToOwn: "Location-vente",
      sellerFinance: "Crédit vendeur",
    },
    years_one: "{{count}} an",
    years_other: "{{count}} ans",
    table: "Tous les chiffres après {{years}}",
    wayHeading: "Formule",
    paid: "Payé",
    assumed:
      "Hypothèses : prix de {{price}}, loyer de {{rent}} par mois, évolution de la valeur de {{growth}} par an, charges de copropriété de {{fee}} par mois et la moitié des frais de transfert de {{transfer}}.",
    assumedTerms:
      "{{way}} : apport de {{down}}, {{months}} mois, {{premium}} de majoration, {{interest}} d’intérêts par an.",
    noOffer: "Ceci n’est pas une offre.",
    apart: "À part : comptant ou avec un prêt bancaire",
    apartText:
      "Ces deux formules n’entrent pas dans la comparaison, car peu d’acheteurs ont vraiment le choix : l’argent d’un achat comptant aurait pu rapporter ailleurs, et les banques prêtent rarement aux étrangers.",
    cash: "Comptant",
    bankLoan: "Prêt bancaire de {{percent}}",
    apartAssumed:
      "Chiffres après {{years}}. Hypothèses : un prêt à {{interest}} sur {{months}} mois ; quand une banque prête aux étrangers, elle prête {{share}} de la valeur. Ce que l’argent aurait pu rapporter ailleurs n’est pas compté.",
  },
};
