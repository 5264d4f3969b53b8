/**
 * Which shape the catalogue's data have where they outlive a deployment: in the snapshot and in the copies at the
 * edge. What was kept in another shape is as good as not kept. Raise it when a field of the answers changes its name
 * or its meaning; tests/domain/listing.test.ts notices when one does.
 */
export const catalogueShape = "1";
