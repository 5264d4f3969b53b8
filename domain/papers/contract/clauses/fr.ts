import type { ClauseTexts } from "../clause-names.ts";

export const clauses: ClauseTexts = {
  subject:
    "Le vendeur remet à l’acquéreur, en location-vente, le logement décrit ci-dessus (articles 572 à 574 du Code civil et commercial thaïlandais). Le logement appartient à l’acquéreur dès que tout ce qui est dû au titre du présent contrat est payé.",
  payment:
    "L’acquéreur verse {{downPayment}} à la date de début ({{start}}), puis {{months}} mensualités, aux dates et pour les montants de l’échéancier. L’échéancier est égal au prix du contrat augmenté des intérêts ; rien d’autre n’est dû pour le logement. Le vendeur remet un reçu pour chaque paiement.",
  carryOver:
    "Dès que {{upgradeAfter}} mensualités sont entièrement payées et que {{upgradeAfter}} mois se sont écoulés depuis le début ({{start}}), l’acquéreur peut passer à un autre logement proposé par le vendeur. Est alors imputé sur son prix : {{carryOver}}.",
  early:
    "L’acquéreur peut à tout moment payer tout ce qui reste dû. Les intérêts ne sont alors dus que jusqu’à la prochaine date de l’échéancier, et le vendeur ne facture rien pour ce paiement anticipé.",
  stopping:
    "L’acquéreur peut mettre fin au contrat à tout moment en rendant le logement à ses frais (article 573). Le vendeur conserve {{forfeiture}} des sommes versées à ce jour et rembourse le reste. Plus aucune échéance n’est due.",
  default:
    "Si l’acquéreur ne paie pas deux échéances consécutives ou manque à une obligation essentielle du contrat, le vendeur peut le résilier par écrit et reprendre le logement (article 574). La loi lui permet de conserver toutes les sommes versées ; selon le présent contrat, il conserve {{forfeiture}} et rembourse le reste. Si seule la dernière échéance est impayée, il ne peut agir qu’après l’écoulement d’une période de paiement supplémentaire.",
  ownership:
    "Jusqu’au dernier paiement, le logement appartient au vendeur, qui ne peut ni le vendre ni l’hypothéquer sans l’accord écrit de l’acquéreur. Dans les 30 jours suivant le dernier paiement, il le transfère à l’acquéreur au bureau foncier (Land Office), libre d’hypothèque et de dette.",
  possession:
    "L’acquéreur reçoit les clés à la réception de l’apport. Il peut dès lors habiter le logement ou le louer, pour un mois au moins à chaque fois ; il l’entretient, respecte le règlement de l’immeuble et ne modifie pas la structure sans l’accord écrit du vendeur.",
  fees: "À compter de la remise des clés, l’acquéreur paie l’eau, l’électricité, Internet et les charges de copropriété. Jusqu’au transfert, le vendeur paie l’assurance du bâti et les impôts du propriétaire. Au bureau foncier, chaque partie paie la moitié des frais de transfert ; le vendeur paie la taxe spécifique (specific business tax) ou le droit de timbre, ainsi que la retenue à la source. Si une mensualité est en retard, le vendeur peut demander une pénalité de retard raisonnable, dont il indique par écrit le montant et l’échéance. L’acquéreur ne doit aucun autre frais au vendeur.",
  succession:
    "En cas de décès de l’acquéreur, ses héritiers peuvent poursuivre le contrat ; tout ce qui a été payé leur profite. Avec l’accord écrit du vendeur, l’acquéreur peut céder le contrat à une autre personne. Les héritiers et ayants cause du vendeur sont eux aussi tenus par le présent contrat.",
  law: "Le droit thaïlandais s’applique. Toute modification n’est valable que par écrit, signée des deux parties. La nullité d’une clause n’affecte pas les autres.",
};
