/**
 * The version of the shape of catalogue data that outlives a deployment, in the snapshot and in the edge cache. Data
 * of another shape is ignored. Raise it when a field of the answers changes its name or its meaning;
 * tests/domain/listings/listing.test.ts fails when one does.
 */
export const catalogueShape = "13";
