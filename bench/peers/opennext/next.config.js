/** Plain, as its own starter makes it. */
export default {};
