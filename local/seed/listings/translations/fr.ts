/** The sample listings in French. */
import type { SampleTranslations } from "./sample-translations.ts";

export const french: SampleTranslations<"fr"> = {
  "one-bedroom-lanthom-point-naklua": {
    title: "Deux-pièces près du port de pêche, Lanthom Point",
    description:
      "Deux-pièces d’angle au sixième étage d’un immeuble de huit niveaux, à cinq minutes à pied du vieux marché de Naklua. Le séjour donne sur un balcon orienté à l’est, au-dessus de toits bas : l’appartement reste frais l’après-midi. La cuisine a été refaite en 2023, avec deux feux et un grand réfrigérateur. Les charges de copropriété se paient au mètre carré et couvrent la piscine, la petite salle de sport et le gardien de nuit. Pour qui veut un quartier vivant, avec de la cuisine de rue et une ligne de songthaews devant la porte.",
  },
  "studio-krachang-court-naklua": {
    title: "Studio avec vue sur jardin, Krachang Court",
    description:
      "Ce studio de 26 mètres carrés est au deuxième étage, au-dessus d’une cour plantée, à l’écart de la route. Il est vendu meublé : un lit avec rangement, une table pour deux, une armoire sur toute la largeur d’un mur et une plaque à induction. La salle de bains a une fenêtre, ce qui est rare à cette taille. Le crédit vendeur est possible : un apport, puis des mensualités égales convenues par écrit avant toute signature. L’immeuble a un ascenseur, un bassin de nage et un parking pour les motos. Les bus pour Bangkok partent de la grande route, à dix minutes.",
  },
  "two-storey-house-soi-photisan-naklua": {
    title: "Maison à étage avec jardin clos, Soi Photisan",
    description:
      "Maison de trois chambres sur 360 mètres carrés de terrain, au bout calme d’une ruelle de Naklua. En bas, un séjour ouvert avec coin repas, une cuisine thaïe à l’arrière et une chambre qui fait un bon bureau. En haut, deux chambres, chacune avec sa salle de bains, et une terrasse commune au-dessus du manguier. Le toit a été refait en 2022, l’électricité en même temps. Une voiture tient sous l’abri, une seconde dans l’allée. Le terrain reste à un nom thaïlandais ; l’acheteur étranger reçoit un bail enregistré sur ce terrain, que l’agent explique avant la visite.",
  },
  "one-bedroom-rental-saensuk-terrace-naklua": {
    title: "Deux-pièces à louer, Saensuk Terrace",
    description:
      "Loué à l’année, ce deux-pièces a une chambre séparée avec rideaux occultants, un canapé tourné vers le balcon et son propre lave-linge. L’eau et l’électricité sont facturées au tarif public, sans supplément de l’immeuble. Dépôt de garantie de deux mois, rendu après le dernier relevé des compteurs. Le bailleur déclare votre arrivée à l’immigration dans les vingt-quatre heures et vous en remet une copie. Supermarché, laverie et cabinet médical sont tout près à pied, et le soir, des familles viennent sur la plage au bout de la rue.",
  },
  "sea-view-two-bedroom-mali-sands-wongamat": {
    title: "Trois-pièces face à la mer, Mali Sands Tower",
    description:
      "Au dix-neuvième étage d’une tour en deuxième ligne de plage, cet appartement voit la mer des deux chambres et du séjour. Au sol, du teck posé sur chape ; dans la cuisine, un four et un plan de travail en pierre ; la climatisation a été remplacée l’an dernier. La tour a deux piscines, dont une pour les longueurs, et un chemin qui descend à la plage sans traverser de route. Le logement est dans le quota étranger ; l’attestation du syndicat des copropriétaires est à disposition. Vendu avec ses meubles.",
  },
  "one-bedroom-finance-nok-aen-wongamat": {
    title: "Deux-pièces en crédit vendeur, Nok Aen Tower",
    description:
      "Le propriétaire vend ce deux-pièces par mensualités : le prix est fixé le jour de la signature, l’apport se convient avec vous et le reste se paie chaque mois. Vous pouvez l’habiter ou le mettre en location dès le premier mois. Il est orienté au nord-ouest : le soir, le balcon est lumineux et la mer apparaît entre deux immeubles voisins. Cuisine complète, baignoire, placards intégrés. Le palier des ascenseurs a été rénové en 2024. Demandez l’échéancier écrit : on y trouve chaque versement, les charges de copropriété et ce qui se passe en cas de retard.",
  },
  "three-bedroom-penthouse-mali-sands-wongamat": {
    title: "Penthouse quatre pièces, toit-terrasse, Mali Sands Tower",
    description:
      "Les deux derniers étages de l’aile nord : en bas les trois chambres, en haut le séjour, la cuisine et une terrasse de 60 mètres carrés. L’escalier est en frêne massif ; la terrasse, carrelée et drainée, laisse place à une longue table sous la pergola. Chaque chambre a sa salle de bains, la plus grande a aussi un dressing. Deux places de parking couvertes font partie du lot. Les carnets d’entretien des huit dernières années sont dans un classeur, à lire sur place. La vue va de Koh Larn, au sud, aux collines derrière Si Racha.",
  },
  "studio-rental-nok-aen-wongamat": {
    title: "Studio meublé à louer, Nok Aen Tower",
    description:
      "Studio de 30 mètres carrés au onzième étage, loué pour douze mois et renouvelable aux mêmes conditions. Le lit est derrière une claire-voie, le bureau devant la fenêtre, et la fibre est comprise dans le loyer. On peut nager avant le travail : la piscine ouvre à six heures. Le compteur électrique est relevé le premier du mois ; comptez environ 1 200 bahts pour une personne qui allume la climatisation la nuit. La plage est à 250 mètres par un chemin éclairé le soir.",
  },
  "city-studio-ruamchai-place-central-pattaya": {
    title: "Studio en ville, tout à pied, Ruamchai Place",
    description:
      "Third Road passe devant la porte, deux centres commerciaux sont à dix minutes à pied et Beach Road est un peu plus loin. Le studio lui-même est calme, car il donne sur la cour intérieure. Carrelage neuf, douche vitrée, kitchenette avec évier, réfrigérateur et micro-ondes. Le propriétaire l’a laissé vide depuis la fin des travaux : le transfert au bureau foncier peut se faire sous deux semaines. Les charges de copropriété sont payées jusqu’à la fin de l’année. Un premier logement simple, ou un studio à louer à quelqu’un qui travaille dans le centre.",
  },
  "one-bedroom-finance-tawan-bay-central-pattaya": {
    title: "Deux-pièces payable par mensualités, Tawan Bay Residence",
    description:
      "Deux-pièces meublé au quatorzième étage, financé par le vendeur, sans banque entre vous. Du balcon, on voit la mer par-dessus les toits de Second Road. À l’intérieur : un grand lit, un canapé-lit pour les invités, une table à manger et une cuisine avec hotte. La mensualité et la durée sont convenues avec vous avant toute signature, et l’échéancier fait partie du contrat. À la réception, on parle anglais et russe ; des taxis attendent devant l’entrée.",
  },
  "two-bedroom-tawan-bay-central-pattaya": {
    title: "Trois-pièces d’angle, Tawan Bay Residence",
    description:
      "Des fenêtres sur deux côtés donnent à cet appartement d’angle un courant d’air presque toute l’année. La seconde chambre a une porte sur l’entrée : on peut la louer ou en faire un bureau sans déranger le reste. Les deux salles de bains ont été refaites en 2021. La cuisine est au gaz, la bouteille dans un placard du balcon ; ceux qui aiment cuisiner le demandent, et peu de tours le permettent. Stationnement par vignette, une voiture par logement. Gros électroménager et rideaux compris ; le reste des meubles peut être acheté ou enlevé.",
  },
  "one-bedroom-rental-ruamchai-central-pattaya": {
    title: "Deux-pièces à louer pour un an, Ruamchai Place",
    description:
      "Un deux-pièces simple et propre, pour un locataire qui veut vivre dans le centre sans payer une vue. L’immeuble date de 2008 et il est bien tenu : les ascenseurs marchent, l’eau de la piscine est contrôlée chaque semaine et les gardiens connaissent les habitants. Le loyer comprend l’eau et les charges de copropriété. La cuisine a deux feux, un four et une table pour quatre. Venez avec votre passeport et deux mois de dépôt de garantie ; le contrat, en thaï et en anglais, peut se lire chez soi avant la signature.",
  },
  "duplex-price-on-request-tawan-bay-central-pattaya": {
    title: "Duplex au-dessus de la baie, prix sur demande",
    description:
      "Deux appartements ont été réunis en 2019 pour faire ce duplex, aux vingt-troisième et vingt-quatrième étages. En bas, une seule pièce de l’entrée à la baie vitrée ; en haut, deux chambres, un mur de livres et une salle de bains avec fenêtre sur la mer. Les plans, l’accord de l’immeuble et les titres réunis peuvent être consultés au bureau. Le propriétaire vit à l’étranger et vend par un seul agent, qui donne le prix aux acheteurs après une visite ou un appel vidéo. Les meubles ont été faits pour ces pièces et restent.",
  },
  "sold-studio-ruamchai-central-pattaya": {
    title: "Studio à Ruamchai Place, vendu au printemps",
    description:
      "Ce studio a trouvé preneur en avril et reste en ligne pour que d’autres puissent comparer. Il faisait 27 mètres carrés, donnait au sud et avait été loué trois ans sans interruption avant la vente. L’acheteur a payé par virement de l’étranger, reçu l’avis de crédit de la banque et fait enregistrer le logement dans le quota étranger le même jour. De la première visite au transfert, il s’est passé cinq semaines. Des studios semblables se libèrent quelques fois par an dans l’immeuble ; demandez à être prévenu du prochain.",
  },
  "pool-villa-bua-kham-east-pattaya": {
    title: "Villa de plain-pied avec piscine, Bua Kham Garden",
    description:
      "Villa de plain-pied autour d’une piscine de huit mètres, dans un lotissement de quarante maisons à une seule entrée gardée. Trois chambres s’ouvrent sur l’eau par des baies coulissantes ; la cuisine a un îlot et une arrière-cuisine. La piscine est traitée au sel, et sa pompe a été changée en janvier. Le toit est isolé sous les tuiles, et cela se voit sur les factures d’électricité : on peut en consulter douze mois. Des écoles à programme anglais sont à dix ou vingt minutes en voiture, et l’accès à l’autoroute est proche.",
  },
  "family-house-khao-noi-east-pattaya": {
    title: "Maison familiale de quatre chambres, Khao Noi",
    description:
      "Quatre chambres, une chambre de service dont la plupart font un débarras, et un séjour assez grand pour un piano. La maison est sur 480 mètres carrés de terrain, avec des frangipaniers le long du mur et une pelouse qui sèche vite après la pluie. La ruelle n’est pas inondée : elle est plus haute que la route, et des voisins installés depuis dix ans le confirment. Derrière la cuisine, un réservoir d’eau et un filtre. Les propriétaires partent se rapprocher de leurs enfants ; leur prix laisse de quoi refaire une salle de bains, dont l’étage a besoin.",
  },
  "town-house-finance-east-pattaya": {
    title: "Maison de ville payable par mensualités, Soi Nern Plub Wan",
    description:
      "Maison mitoyenne à un étage, deux chambres, vendue par mensualités convenues entre acheteur et vendeur. En bas, une longue pièce, une cuisine et une douche ; en haut, deux chambres de même taille séparées par une salle de bains. Elle a été repeinte cette année, dedans et dehors. Une petite cour ombragée sert au linge et au vélo, et une voiture tient devant. La piscine du lotissement est au coin. Des familles, des enseignants et des gens qui travaillent au port habitent ici, et les soirées sont calmes.",
  },
  "pool-house-rental-bua-kham-east-pattaya": {
    title: "Maison avec piscine à louer, Bua Kham Garden",
    description:
      "Maison de trois chambres louée pour un an ou plus, vide ou avec les meubles qui s’y trouvent. Le loyer comprend le jardinier, qui vient le lundi, et l’entretien de la piscine le jeudi. Les trois chambres ont la climatisation et des moustiquaires. Les chiens sont acceptés, avec un second mois de dépôt de garantie. La terrasse couverte permet de manger dehors à la saison des pluies, et l’abri reçoit deux voitures. Le propriétaire habite le même lotissement et répare en quelques jours ce qui casse.",
  },
  "small-house-rental-nong-prue-east-pattaya": {
    title: "Maison de deux chambres à louer, Nong Prue",
    description:
      "Maison individuelle de deux chambres avec son jardin, à peu près au loyer d’un appartement en ville. La cuisine est neuve, la salle de bains plus ancienne mais saine. La fibre arrive dans le séjour. Le marché au bout de la ruelle ouvre à quatre heures du matin et ferme à midi ; la maison est assez loin pour qu’on ne l’entende pas. Il faut une moto ou une voiture. Douze mois, deux mois de dépôt de garantie, électricité au tarif public.",
  },
  "low-rise-condo-bua-kham-east-pattaya": {
    title: "Rez-de-chaussée au bord de la piscine, Bua Kham Place",
    description:
      "De la terrasse à la piscine, il n’y a qu’un pas : ce deux-pièces est au rez-de-chaussée d’un immeuble de quatre niveaux, traversé par un long bassin. La terrasse a un portillon qui ferme à clé. La chambre est au fond et reste sombre le matin, la cuisine suit un mur, et un placard reçoit une valise et un lave-linge. Le prix tient compte de la distance à la mer, une quinzaine de minutes en scooter. Le logement est dans le quota thaïlandais : c’est important si vous achetez à un nom étranger.",
  },
  "hillside-one-bedroom-pha-ngam-pratumnak": {
    title: "Deux-pièces sur la colline, vue mer, Pha Ngam Heights",
    description:
      "Du huitième étage, le balcon domine les arbres du parc jusqu’à l’eau et, les soirs clairs, jusqu’aux lumières de Koh Larn. Une cloison coulissante ouvre la chambre sur le séjour pendant la journée. Le propriétaire a remplacé le compresseur et le chauffe-eau en 2025 et en a les factures. L’immeuble est sur la route du haut : les cent derniers mètres sont raides, et une navette descend à la plage quatre fois par jour. Vendu meublé, dans le quota étranger, charges de l’année payées.",
  },
  "studio-finance-pha-ngam-pratumnak": {
    title: "Studio financé par le propriétaire, Pha Ngam Heights",
    description:
      "Studio de 29 mètres carrés avec balcon côté jardin, vendu par mensualités que le propriétaire et l’acheteur fixent avant de signer. Le lit se range dans le mur : le jour, c’est un séjour. Un vrai plan de travail dans la cuisine, un balcon pour deux chaises et une salle de bains à paroi de verre. Vous pouvez le mettre en location pendant que vous payez ; notre bureau peut gérer la location contre une somme mensuelle. Demandez l’échéancier par écrit et montrez-le d’abord à votre propre avocat.",
  },
  "two-bedroom-finance-hin-khao-pratumnak": {
    title: "Trois-pièces près de Cosy Beach, mensualités possibles",
    description:
      "L’appartement est à trois minutes de la petite plage au pied de la colline, au cinquième étage d’un immeuble qui n’a que quatre logements par palier. Deux chambres presque égales, deux salles de bains et un balcon sur toute la largeur. La cuisine est fermée, avec une fenêtre sur le couloir. Le propriétaire accepte un apport et des mensualités, et remet l’appartement en état avant votre entrée : la liste des travaux fait partie du contrat. Une place de parking couverte est comprise.",
  },
  "villa-with-sea-glimpse-pratumnak": {
    title: "Villa de quatre chambres sur la route du haut, Pratumnak",
    description:
      "Il reste peu de maisons sur la colline, et celle-ci a gardé son jardin. Le rez-de-chaussée est une grande pièce, la cuisine au bout, ouverte sur une piscine de neuf mètres sous de vieux arbres à pluie. À l’étage, quatre chambres avec chacune sa salle de bains ; de la plus grande, on aperçoit la mer entre deux toits. Une pièce à part, près du portail, sert de bureau. La maison a été dessinée par son premier propriétaire, un ingénieur : on accède aux gaines sans casser de mur. Le terrain est tenu en bail ; les documents se consultent au bureau.",
  },
  "rental-one-bedroom-hin-khao-pratumnak": {
    title: "Grand deux-pièces à louer, Hin Khao House",
    description:
      "Avec 58 mètres carrés, il est plus grand que la plupart des deux-pièces de la colline, et laisse place à une table à manger et à un bureau. Loué meublé pour douze mois, ou moins à la saison des pluies, par accord. Les fenêtres donnent à l’est et l’appartement est frais dès midi. Le locataire paie l’électricité et internet, le propriétaire l’eau et les charges de copropriété. La piscine est petite et peu fréquentée. Du portail, la plage est à trois minutes et le supermarché à huit, à pied.",
  },
  "rented-two-bedroom-pha-ngam-pratumnak": {
    title: "Trois-pièces à Pha Ngam Heights, loué jusqu’au printemps",
    description:
      "Cet appartement est loué jusqu’à la fin mars et reste présenté pour que vous puissiez prévoir. Il a deux chambres, un séjour de 28 mètres carrés et un balcon vers le couchant. Les locataires actuels aimeraient le laisser en de bonnes mains et le font volontiers visiter le week-end. Le loyer ne change pas pour qui signe douze mois. Internet est déjà raccordé, à 500 mégabits, et le lave-linge et le sèche-linge sont superposés dans leur propre placard.",
  },
  "one-bedroom-talay-thong-jomtien": {
    title: "Deux-pièces, deuxième ligne de plage, Talay Thong Residence",
    description:
      "Un deux-pièces de 40 mètres carrés au septième étage, avec la mer au-delà d’un toit bas. Le plan est clair : une entrée avec placard, une salle de bains, puis le séjour et la chambre côte à côte, tous deux ouverts sur le balcon. Les sols et la cuisine datent de 2020. Le fonds de réserve de l’immeuble est en ordre, et le procès-verbal de la dernière assemblée peut se lire avant toute décision. Restaurants, laverie et ligne de songthaews sont dans la rue devant ; la plage est à deux minutes.",
  },
  "one-bedroom-finance-talay-thong-jomtien": {
    title: "Deux-pièces, 200 000 bahts d’apport, Talay Thong",
    description:
      "Le propriétaire demande 200 000 bahts au départ et convient du reste en mensualités. L’appartement est au troisième étage, au-dessus de la piscine, meublé et prêt : lit, canapé, table, rideaux et un lave-linge sur le balcon. Il est loué au mois en ce moment ; le locataire part avant le jour de la remise des clés. Le contrat, en anglais et en thaï, indique le prix, la durée, qui paie les charges et ce qui se passe en cas de retard. Une visite dure une demi-heure et peut se faire en vidéo.",
  },
  "studio-finance-soi-watboon-jomtien": {
    title: "Studio meublé payable par mensualités, Soi Watboon",
    description:
      "Studio compact dans un petit immeuble avec piscine au jardin, à cinq minutes de la plage à vélo. Le lit est dans une alcôve fermée d’un rideau, la kitchenette a deux feux, et le balcon donne dans les palmes. Il convient à un premier achat : le prix est inférieur à un million et demi et le vendeur accepte les mensualités. L’immeuble n’a pas d’ascenseur, le studio est au deuxième étage. Les copropriétaires se réunissent une fois par an, en novembre ; les procès-verbaux montrent ce qu’ont coûté le toit et la pompe de la piscine.",
  },
  "two-bedroom-beach-road-jomtien": {
    title: "Trois-pièces en front de mer, Saphan Sai Tower",
    description:
      "La tour est directement sur Beach Road, à Jomtien, et cet appartement du quinzième étage regarde droit vers le large. Deux chambres, deux salles de bains, une cuisine avec comptoir et un balcon assez profond pour un canapé. L’air salé use le métal : en 2024, le propriétaire a remplacé le garde-corps et les unités extérieures par des modèles traités. Le logement est dans le quota étranger. En haute saison, la route est animée jusque tard ; le vitrage est double et les chambres sont de l’autre côté.",
  },
  "one-bedroom-rental-saphan-sai-jomtien": {
    title: "Deux-pièces à louer face à la mer, Saphan Sai Tower",
    description:
      "S’endormir au bruit de l’eau : entre ce deux-pièces du neuvième étage de Saphan Sai Tower et la plage, il n’y a que la route. Il est loué pour douze mois, meublé, avec lave-vaisselle et baignoire. Le loyer comprend les charges de copropriété et l’eau. La salle de sport, sur le toit, ouvre à six heures. Une voiture peut stationner contre une somme annuelle. Le propriétaire demande des références ou un court entretien en vidéo, deux mois de dépôt de garantie et le premier mois d’avance.",
  },
  "sale-or-rent-studio-palm-rung-jomtien": {
    title: "Studio à vendre ou à louer, Palm Rung Court",
    description:
      "Le propriétaire accepte l’un ou l’autre : une vente au prix indiqué, ou une location d’un an avec option d’achat à la fin. Le studio fait 33 mètres carrés, au dernier étage d’un immeuble de trois niveaux, avec une fenêtre dans la salle de bains et une vue par-dessus les jardins jusqu’aux collines. Meublé en 2022, il n’a connu depuis qu’un seul occupant, soigneux. Le marché du matin de Jomtien est à quatre minutes. Les motos sont à l’abri ; les voitures trouvent place dans la ruelle.",
  },
  "house-soi-chaiyapruek-jomtien": {
    title: "Maison de trois chambres près de Chaiyapruek Road",
    description:
      "Maison individuelle dans un lotissement de soixante, avec un jardin sur trois côtés et un pavillon dont les propriétaires font leur cuisine d’été. Trois chambres se partagent deux salles de bains ; le séjour a quatre mètres sous plafond et un ventilateur qui tourne lentement. La plage est à huit minutes en voiture et l’entrée de l’autoroute à douze. Le lotissement perçoit une somme annuelle pour les gardiens, l’éclairage et les ordures. Des panneaux solaires de cinq kilowatts ont été posés en 2023 ; on peut consulter les relevés du compteur depuis.",
  },
  "resort-one-bedroom-na-jomtien": {
    title: "Deux-pièces dans un parc, Suan Lom Residence",
    description:
      "Sept immeubles bas entourent une piscine-lagon et une pelouse plantée de vieux filaos. Ce deux-pièces est au troisième étage du plus calme, côté jardin. Il a un séjour avec balcon, une chambre avec bureau et une salle de bains à douche pluie. Un minibus va à Jomtien toutes les deux heures. Le sable commence de l’autre côté de la route ; on se baigne bien de novembre à mai. La propriétaire vend parce qu’elle a acheté plus grand dans la même résidence ; elle laisse les meubles.",
  },
  "two-bedroom-finance-suan-lom-na-jomtien": {
    title: "Trois-pièces au bord du lagon, crédit vendeur",
    description:
      "Un rez-de-chaussée avec terrasse au bord de la piscine-lagon, vendu par mensualités. Deux chambres, deux salles de bains et une cuisine ouverte ; on entre dans la seconde salle de bains par le couloir, les invités ne traversent donc aucune chambre. Après douze mois de mensualités, vous pouvez passer à un autre appartement de notre liste, et chaque baht versé vous suit. La terrasse a un store contre le soleil de l’après-midi. De la fenêtre de la cuisine, on voit le bassin des enfants et l’aire de jeux.",
  },
  "high-floor-studio-na-jomtien": {
    title: "Studio en étage élevé, horizon dégagé, Lom Talay Tower",
    description:
      "Vingt-sixième étage, sud-ouest, rien devant : l’horizon emplit la fenêtre d’un bord à l’autre. Le studio fait 34 mètres carrés, avec un lit surélevé à tiroirs et un canapé tourné vers la vue. La tour a été achevée en 2020 et le promoteur répond encore des ascenseurs et de la façade. Un supermarché est au rez-de-chaussée. La brise de mer rend le balcon agréable presque toute l’année, et vigoureuse à la mousson. Il y a trois studios sur cette ligne ; celui-ci est le seul à vendre.",
  },
  "beach-villa-rental-na-jomtien": {
    title: "Villa près de la marina, à louer à l’année",
    description:
      "Villa de quatre chambres avec sa piscine, à deux cents mètres de la marina et du yacht-club. Elle est louée meublée à des familles, et le ménage deux fois par semaine est compris dans le loyer. La cuisine a le gaz et une chambre froide, la terrasse une longue table sous un toit. Deux chambres sont au rez-de-chaussée, ce qui convient aux grands-parents. Internet par la fibre, avec une seconde ligne pour les jours où la première lâche. Le propriétaire préfère un bail de deux ans et offre alors un mois.",
  },
  "sold-house-finance-na-jomtien": {
    title: "Maison à Na Jomtien, vendue par mensualités",
    description:
      "Vendue en septembre à une famille venue de l’étranger, qui paie par mensualités. La maison a trois chambres, un jardin avec un bassin peu profond et un abri pour voiture. Nous laissons la page en ligne parce qu’on nous demande comment se passe une telle vente : deux visites, une semaine pour l’avocat, le contrat en deux langues, l’apport par virement, et les clés neuf jours après le premier appel. La famille a emménagé tout de suite et loue une chambre à un proche. Demandez-nous des maisons aux conditions semblables ; deux propriétaires de la ruelle y réfléchissent.",
  },
  "village-house-bang-saray": {
    title: "Maison dans le village de pêcheurs, Bang Saray",
    description:
      "Une maison de bois sur un rez-de-chaussée en béton, à dix pas de la ruelle où l’on décharge les bateaux. Le bas était une boutique : c’est une grande pièce avec douche et cuisine ; à l’étage, deux chambres avec des volets de tous les côtés. Il lui faut quelqu’un qui aime les vieilles maisons : l’escalier est raide et l’électricité n’a été refaite qu’en haut. Le terrain est petit et entièrement occupé. Le soir, la promenade se remplit de gens qui mangent des calmars grillés ; à dix heures, tout est calme.",
  },
  "sea-front-one-bedroom-bang-saray": {
    title: "Deux-pièces au bout calme de la baie, Khluen Sai House",
    description:
      "L’immeuble a cinq étages et trente appartements ; celui-ci est au quatrième, avec un balcon vers la jetée des pêcheurs. Le matin est fait pour marcher : la plage, plate, s’étire sur deux kilomètres. Dans la chambre, une climatisation que l’on entend à peine ; dans le séjour, une banquette devant la fenêtre ; dans la cuisine, un four. On se gare sous l’immeuble. L’hôpital le plus proche est à Sattahip, à quinze minutes en voiture. Vendu avec meubles et vaisselle, prêt à habiter ou à louer.",
  },
  "studio-finance-khluen-sai-bang-saray": {
    title: "Studio de week-end payable par mensualités, Khluen Sai House",
    description:
      "Des gens de Bangkok achètent ici pour le week-end, à deux heures de voiture quand la route est libre. Le studio est au rez-de-chaussée avec une terrasse ; il a un lit double, un canapé-lit, une kitchenette et un placard qui ferme à clé pour vos affaires, afin de pouvoir le louer en votre absence. Le vendeur accepte un apport et des mensualités. Le gérant de l’immeuble s’occupe des clés et du ménage, contre une somme par séjour. De la terrasse au sable, il y a quarante pas.",
  },
  "long-stay-rental-bang-saray": {
    title: "Trois-pièces à louer pour longtemps, Khluen Sai House",
    description:
      "Pour des locataires qui veulent la mer et n’ont pas besoin de la ville. Deux chambres, l’une avec un lit, l’autre avec un bureau, une salle de bains avec fenêtre et un balcon le long des deux pièces. Le bail est d’un an ; le loyer comprend l’eau, les charges de copropriété et une place de parking. Les petites courses se font dans la ruelle derrière ; un plus grand supermarché est à dix minutes en voiture. Le propriétaire habite l’immeuble et vous dira volontiers où les pêcheurs vendent le matin.",
  },
  "thai-one-bedroom-talay-thong-jomtien": {
    title: "Deux-pièces à Talay Thong Residence, Jomtien",
    description:
      "Deux-pièces de 41 mètres carrés au dixième étage, à trois minutes à pied environ de la plage de Jomtien. Le balcon donne au nord : l’après-midi n’y est pas brûlant. Une cloison de verre coulissante sépare la cuisine du séjour ; plaques électriques et hotte. La salle de bains a été refaite en 2023, et les deux climatiseurs nettoyés en début d’année. L’immeuble a une piscine, une salle de sport et un parking couvert. Les charges de copropriété sont payées jusqu’à la fin de l’année. Le propriétaire vend lui-même, avec tous les meubles ; les frais de transfert sont partagés par moitié. Visites tous les jours après seize heures.",
  },
  "chinese-two-bedroom-mali-sands-wongamat": {
    title: "Trois-pièces près de la plage, Mali Sands Tower, Wongamat",
    description:
      "Trois-pièces de 78 mètres carrés au douzième étage ; on voit la mer du séjour et de la chambre principale. Le propriétaire a rénové en 2024. La cuisine est fermée, avec gaz et hotte, pour une famille qui aime cuisiner chez elle. La seconde chambre reçoit un lit double et un bureau. L’une des deux salles de bains a une fenêtre. La résidence a deux piscines, une salle de sport et un chemin vers la plage : on est dans l’eau en trois minutes. Le logement est dans le quota étranger ; l’attestation du syndicat des copropriétaires se consulte lors de la visite. Meubles et appareils restent, remise des clés dans le mois qui suit la signature. Vous pouvez visiter d’abord en vidéo, puis décider de venir à Pattaya.",
  },
  "russian-studio-pha-ngam-pratumnak": {
    title: "Studio vue mer, Pha Ngam Heights, Pratumnak",
    description:
      "Studio de 32 mètres carrés au neuvième étage, orienté à l’ouest : le soir, du balcon, on voit la mer et l’île de Koh Larn. Rénové en 2023 : cuisine neuve, douche à paroi de verre, placard intégré sur tout un mur. Meubles et appareils restent à l’acheteur. L’immeuble a une piscine sur le toit, un sauna, une salle de sport et un gardien jour et nuit. La plage est à dix minutes à pied en descendant ; pour remonter, le songthaew est plus commode, il s’arrête devant le portail. Le logement est dans le quota étranger, charges payées jusqu’à la fin de l’année. Le propriétaire accepte un paiement échelonné ; l’échéancier fait partie du contrat.",
  },
  "german-house-bua-kham-east-pattaya": {
    title: "Plain-pied avec piscine et atelier, Pattaya Est",
    description:
      "Maison de plain-pied sur 400 mètres carrés de terrain, dans un lotissement gardé. Trois chambres, deux salles de bains, une cuisine ouverte avec cellier et une terrasse couverte au bord de la piscine. Derrière le garage, un atelier en courant triphasé, que le propriétaire a construit lui-même. Le toit est isolé, les fenêtres ont des moustiquaires, et une petite installation solaire chauffe l’eau. La plage de Jomtien est à une vingtaine de minutes en voiture. Le lotissement perçoit une somme annuelle pour les gardiens et l’éclairage. Le propriétaire parle allemand et fait volontiers visiter lui-même.",
  },
};
