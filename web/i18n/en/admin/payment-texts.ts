/** Entering payments, and how a buyer pays. */
export const paymentTexts = {
  towards: "Towards",
  currency: "Currency sent",
  sent: "Sent in {{currency}}",
  rate: "Baht for one {{currency}} on that day",
  rateHint: "In the settings: {{rate}}, of {{day}}",
  bahtDecide: "The baht that arrived decide.",
  moreThanOwed: "This is more than is owed for the instalment. It would be entered like this:",
  spread: "Put the rest of {{amount}} THB to the next instalments",
  moreThanAll: "The whole contract owes {{owed}} THB. The other {{surplus}} THB belong to the buyer.",
  sendBack: "Enter {{owed}} THB. We send {{surplus}} THB back to the buyer.",
  surplus: "{{amount}} THB more arrived than was owed and goes back to the buyer",
  tooManyParts:
    "This would pay more than {{most}} instalments. If the buyer pays the rest early, enter it under “Enter an ending or a change”.",
  beforeStart: "This day is before the contract begins on {{date}}. The money did arrive then.",
  howToPay: "How the buyer pays this",
  notSet: "No account is entered yet. An owner enters it in the settings, under “Paying”.",
  sentAt: "{{amount}} {{currency}} at {{rate}}",
  takeAllBack: "Take the whole sum back",
  takeAllBackAsk:
    "Take back all {{amount}} THB that arrived together and paid towards {{parts}} instalments?",
  takenBackOn: "Taken back on",
  returnedHint: "A transfer that came back, a payment entered twice, or a mistake: say which.",
};
