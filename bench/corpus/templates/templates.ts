/** The templates of each half. No template is in both. */
import type { Half } from "../half.ts";
import { bootstrapList } from "./held-out/bootstrap-list.ts";
import { definitionGroups } from "./held-out/definition-groups.ts";
import { forumPost } from "./held-out/forum-post.ts";
import { initialState } from "./held-out/initial-state.ts";
import { jsonLdGraph } from "./held-out/json-ld-graph.ts";
import { letter } from "./held-out/letter.ts";
import { microdataResidence } from "./held-out/microdata-residence.ts";
import { oldTable } from "./held-out/old-table.ts";
import { posting } from "./held-out/posting.ts";
import { strongList } from "./held-out/strong-list.ts";
import { svgIcons } from "./held-out/svg-icons.ts";
import { twitterLabels } from "./held-out/twitter-labels.ts";
import { wordpressBlocks } from "./held-out/wordpress-blocks.ts";
import { classified } from "./mending/classified.ts";
import { definitionList } from "./mending/definition-list.ts";
import { iconCards } from "./mending/icon-cards.ts";
import { jsonLdListing } from "./mending/json-ld-listing.ts";
import { labelValue } from "./mending/label-value.ts";
import { marketplace } from "./mending/marketplace.ts";
import { microdataProduct } from "./mending/microdata-product.ts";
import { nextData } from "./mending/next-data.ts";
import { openGraphOnly } from "./mending/open-graph.ts";
import { prose } from "./mending/prose.ts";
import { siteBuilder } from "./mending/site-builder.ts";
import { table } from "./mending/table.ts";
import { wordpressHouzez } from "./mending/wordpress-houzez.ts";
import type { Template } from "./template.ts";

export const templates: Record<Half, readonly Template[]> = {
  mending: [
    jsonLdListing,
    microdataProduct,
    openGraphOnly,
    nextData,
    definitionList,
    table,
    labelValue,
    prose,
    iconCards,
    classified,
    marketplace,
    wordpressHouzez,
    siteBuilder,
  ],
  "held-out": [
    jsonLdGraph,
    microdataResidence,
    twitterLabels,
    initialState,
    definitionGroups,
    oldTable,
    strongList,
    letter,
    svgIcons,
    posting,
    forumPost,
    wordpressBlocks,
    bootstrapList,
  ],
};
