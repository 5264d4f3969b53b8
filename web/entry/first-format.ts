/**
 * Runs in a worker. The first format of a number makes the browser look up for which languages it has any, which takes a
 * slow phone 50 ms and more. It does that once for all of the page, so here, beside it.
 */
new Intl.NumberFormat("en").format(0);
close();
