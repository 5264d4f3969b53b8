/** Plain, as its own starter makes it. The root is named, because the folder lies within another project. */
export default { turbopack: { root: import.meta.dirname } };
