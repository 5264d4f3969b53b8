/** Asked before a home is published whose likely twin is published already. */
export const twinTexts = {
  title: "Is it the same home?",
  text: "A home that is likely the same is already published:",
  agrees: "What agrees: {{reasons}}",
  another: "It is another home: publish it",
  leave: "Leave it unpublished",
};
