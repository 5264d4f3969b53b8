/** What people write in French who want something else than a home. */
import type { LeadWords } from "../lead.ts";

const mine = "mon/ma/mes/notre/nos";

export const french: LeadWords = {
  sell: `
    vendre/vends/revendre/revente + !a vendre
    a vendre/en vente/vente/valeur/vaut/estimer/estimez/prix de + ${mine}
    estimation/estimation gratuite/mettre en vente/mandat de vente
    trouver/cherche/cherchez + un acheteur/acheteur/acquéreur
  `,
  let: `
    mettre/mets/mise/proposer/donner/gérer/gestion/confier + en location/à louer/location/ma location
    louer/loue/sous louer + ${mine}
    locataire/locataires + trouver/trouvez/cherche/chercher/gestion/gérer/${mine}/sélection
    gestion locative/bailleur/propriétaire bailleur
  `,
  contact: `
    contact*/téléphone*/whatsapp/telegram/e mail/email/mail/joindre/appeler/rappelez*/rappeler/numéro
    parler/discuter/échanger/écrire + conseiller*/quelqu un/agent/personne/vous/équipe/humain
    conseiller/conseillère/interlocuteur
    rendez vous/rdv/visite/visites/visite vidéo
    visiter + réserver/prendre/quand/peut on/puis je/je veux/je voudrais/j aimerais/un appartement/ce/le/la + !avant
    votre bureau/adresse de/votre agence/horaires
  `,
  finance: `
    combien/quel/quelle + par mois/mensualité/mensualités/mensuel/chaque mois
    calculatrice/calculer/calculateur/simulation/simulateur/simuler
  `,
  "how-does-it-start": `
    comment + commencer/ça marche/ca marche/démarrer/procéder/postuler/se passe
    candidature/faire une demande/étapes
  `,
  "guaranteed-approval": `
    fiche de paie/fiches de paie/justificatif de revenu*/justificatifs de revenu*/solvabilité/dossier bancaire/fiché/interdit bancaire
    accepté/acceptation/approuvé/refusé + comment/suis je/serai je/garanti/sans/si
    sans + revenus/emploi/travail/permis de travail/cdi
  `,
  "minimum-amount": `
    combien/quel/quelle/minimum/montant/plus petit + apport/acompte/dépôt/versement initial/premier versement
    apport + faut/minimum/nécessaire/personnel/sans/initial
    montant minimum/sans apport
    combien + pour commencer/pour démarrer
  `,
  "view-before": `
    visiter/voir + avant + acheter/signer/décider/payer
  `,
  languages: `
    parlez/parle/parlent/contrat/contrats + français/anglais/francais/en thaï
  `,
  "what-is-rent-to-own": `
    qu est ce/c est quoi/comment/expliquer/expliquez/signifie/définition/principe + location vente/location accession/rent to own
  `,
  "when-do-i-own": `
    quand/au bout de combien/à partir de quand/combien de temps + propriétaire/à moi/mon nom/transfert/appartient
  `,
  "stop-paying": `
    arrête/arrêter/arrêtais/cesse/cesser + payer/paiement*/mensualité*/paye
    ne peux plus/ne peut plus/ne pouvais plus/plus les moyens/incapable de + payer/rembourser/paye
    perds/perdre/perte + emploi/travail/revenus
    annuler/résilier/rompre/se désister/changer d avis + contrat/achat/si/je/puis
    impayé*/remboursement/remboursé
  `,
  "late-payment": `
    retard/sauter/manquer/manqué + paiement*/mensualité*/payer/loyer/échéance
  `,
  upgrade: `
    upgrade
    changer/échanger/passer + d appartement/plus grand/autre condo/autre appartement/de logement
    reporté*/reporter + versement*/paiement*/tout/payé
  `,
  "pay-early": `
    anticip*/plus tôt/avant la fin/d avance/en avance + rembours*/payer/solder/paiement/régler
    tout payer/solder
  `,
  "rent-it-out": `
    louer/sous louer/mettre en location + pendant/encore/avant d être/tant que
  `,
  "owner-sells": `
    propriétaire/vendeur + vend/faillite/meurt/décède/disparaît/hypothèque/dettes/revend
  `,
  interest: `
    intérêts/taux d intérêt/taux/sans intérêts + !change
  `,
  "compared-with-bank": `
    crédit/prêt/emprunt/banque/hypothèque + étranger*/thaïlandaise/obtenir/moins cher/comparé/emprunter/possible/banque + !crédit vendeur/sans banque
  `,
  "term-length": `
    combien d années/combien de temps/combien de mois/durée/sur combien/quelle durée + paye/payer/paiement*/rembours*/plan/contrat/mensualités/d années/crédit/financement
  `,
  "documents-needed": `
    document*/papier/papiers/pièces justificatives/justificatif*/passeport/dossier
  `,
  "can-foreigners-own": `
    étranger*/français/belge*/suisse*/européen*/farang + acheter/posséder/propriétaire/achat/acquérir/droit + !quota
    peut on/puis je/a t on le droit/est il possible + acheter/posséder/devenir propriétaire + thaïlande/terrain/maison/terre
    terrain + étranger*/acheter/posséder
  `,
  "thai-company": `
    société/prête nom/nominee + maison/terrain/acheter/créer/villa/thaï*
  `,
  "visa-from-condo": `
    visa/titre de séjour/résidence permanente + achat*/achet*/obtenir/propriétaire/condo/donne/avec/appartement + !retraite
  `,
  "how-send-money": `
    virement/envoyer/transférer/transfert + argent/euros/thaïlande/international/comment/fonds + !propriété
  `,
  "bank-account": `
    compte bancaire/compte en banque/ouvrir un compte/compte thaï*
  `,
  crypto: `
    crypto*/bitcoin*/usdt
  `,
  "what-costs-at-transfer": `
    frais de notaire/frais d achat/frais de transfert/droits d enregistrement/frais d acquisition/droits de mutation/frais annexes/frais de transaction
    frais/taxe*/impôt*/coûts + achat/acheter/transfert/enregistrement/cadastre/land office/vendre/vente
  `,
  "monthly-costs": `
    charges/charges de copropriété/électricité/eau/frais courants + mensuel*/par mois/combien/montant/coût*/élevées
  `,
  "your-fee": `
    frais + cachés/d agence/caché/de dossier
    commission/vos honoraires/honoraires/vos frais/vos tarifs
  `,
  "tax-on-rent": `
    impôt*/taxe*/imposition/imposable + loyer/loyers/revenus locatifs/location
  `,
  "lawyer-cost": `
    avocat*/notaire + !frais de notaire
  `,
  "short-lets": `
    airbnb/booking com/à la nuit/courte durée/touristique/saisonnière/saisonnier + lou*/location/peut on/puis je/autorisé/interdit/légal/mon
  `,
  pets: `
    animal/animaux/chien/chiens/chienne/chat/chats
  `,
  flooding: `
    inond*
  `,
  "affiliate-question": `
    affili*/parrain*/apporteur d affaires
  `,
  "/resources/home-buying-guides/rent-to-own-explained": `
    sûr/sure/fiable/risqué/risque/risques/piège/sérieux/inconvénient*/danger* + location vente/est ce/achat/acheter/quels/c est/mon argent/êtes vous/offre/y a t il
    arnaque/arnaques/escroquerie/escroc*/trop beau
  `,
};
