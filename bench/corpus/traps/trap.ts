import type { Plan } from "../plan/plan.ts";

/** Something that real pages have and that misleads a reader who does not look at where it stands. */
export type Trap = {
  name: string;
  /** The share of the pages it fits that get it. */
  rate: number;
  fits: (plan: Plan) => boolean;
  /** Adds it and says by which words it can be seen on the page. */
  set: (plan: Plan) => string;
};

export const always = () => true;
export const isSale = ({ home }: Plan) => home.price !== null && !home.isOnRequest;
export const isRent = ({ home }: Plan) => home.rent !== null && !home.isOnRequest;
export const isPriced = ({ home }: Plan) => !home.isOnRequest;
