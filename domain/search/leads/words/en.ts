/** What people write in English who want something else than a home. */
import type { LeadWords } from "../lead.ts";

const mine =
  "my condo/my flat/my apartment/my house/my home/my unit/my villa/my place/my property/my studio/our condo/our house/our apartment/our property/our place/our flat/our home";

export const english: LeadWords = {
  sell: `
    sell/selling/resell
    sale/list/listing/advertise/worth/value/valuation/appraisal + ${mine}
    how much + get for my/get for our/worth
    valuation/free valuation
    find/need/want/looking for + a buyer/buyers
  `,
  let: `
    rent out/renting out/let out/letting/sublet/landlord/landlords
    rent/let/lease/manage/management + ${mine}
    find/finding/need/want/get/looking for/have + tenant/tenants/renter/renters
    tenant/tenants/renter/renters + ${mine}
    rental management/property management/management company
  `,
  contact: `
    contact*/whatsapp/telegram/wechat/phone number/telephone/call you/call me/call back/callback/phone/email/e mail/customer service
    talk/speak/chat/meet/write/call/ask + someone/somebody/a person/a human/an agent/your team/you guys/an advisor/an adviser/a consultant/to you/with you
    your office/office address/office hours/opening hours
    viewing/viewings/appointment/consultation/video tour
    book/arrange/schedule + visit/tour/viewing/see/call
    can i/i want to/i d like to/would like to + come and see/visit/view + ${mine}/the condo/a condo/the house/a house/the apartment/it/homes/some
  `,
  finance: `
    how much/what + a month/per month/monthly/each month/every month
    calculator/calculate/simulator
    monthly + payment/payments/instalment/instalments/installment/installments + how/what/example/estimate
  `,
  "how-does-it-start": `
    how + start/begin/apply/get started/does it work/does this work/process
    application/apply
    what are + the steps
  `,
  "guaranteed-approval": `
    credit check/credit score/bad credit/no credit/proof of income/income proof/payslip/payslips
    approved/approval/qualify/accepted/rejected/eligible + how/can i/will i/do i/guaranteed/without/am i/if
    without + job/income/salary/work permit
  `,
  "minimum-amount": `
    how much/what/minimum/smallest/lowest/least/how big + deposit/down payment/downpayment/down/upfront/up front/initial payment/first payment
    how much + need to start/start with/cash/savings
    minimum amount/minimum investment/zero down/no money down/no deposit
    deposit/down payment/downpayment + need/required/have to/percent
  `,
  "view-before": `
    see/view/visit/look at/inspect + before + buy/buying/decide/sign/signing/pay/paying
  `,
  languages: `
    speak/speaks/staff/contract/contracts/documents + english/german/french/russian/chinese/mandarin/in thai
  `,
  "what-is-rent-to-own": `
    what/how/explain/explained/meaning + rent to own/rent 2 own/rto/hire purchase/lease to own
  `,
  "when-do-i-own": `
    when/how long/how soon/at what point + own it/own the/owner/mine/title/in my name/my name/transferred/belongs to me
  `,
  "stop-paying": `
    can t/cant/cannot/can not/could not/couldn t/unable/not able/no longer/stop/stopped/quit/default + pay/paying/payment/payments/afford/instalment*/installment*
    lose/lost/losing + my job/job/income
    change my mind/back out/pull out/walk away/get out of/cancel + contract/plan/deal/purchase/if i/can i/what if/what happens
    money back/refund/refunds/refundable
    run out + money
  `,
  "late-payment": `
    late/miss/missed/skip/delay/delayed/behind + payment/payments/instalment*/installment*/pay/a month/paying
    grace period/late fee
  `,
  upgrade: `
    upgrade/upgrades/upgrading
    swap/switch/exchange/change to/move to + another condo/bigger/other condo/different condo/another home/another unit
    carry over/carries over
  `,
  "pay-early": `
    early/earlier/sooner/faster/ahead + pay/payoff/repay/settle/repayment
    pay off/pay everything/pay it all/lump sum + early/at once/any time/before/can i
  `,
  "rent-it-out": `
    rent/let/sublet/rent out/let out + while/still paying/during the plan/meanwhile/before i own/until i own
  `,
  "owner-sells": `
    owner/seller/landlord + sells/sell my/sell the/sell it/bankrupt/bankruptcy/dies/disappears/mortgage/mortgages/debts/debt
  `,
  interest: `
    interest rate/interest rates/interest free/how much interest/any interest/is there interest/pay interest/what interest
  `,
  "compared-with-bank": `
    mortgage/bank loan/home loan/loan/bank + foreigner*/expat*/can i get/thai bank/cheaper/better/get a
  `,
  "term-length": `
    how long/how many years/how many months/maximum/longest/length + pay/paying/plan/plans/term/instalment*/installment*/finance/financing/payments/contract
    over how many + years/months
  `,
  "documents-needed": `
    document*/paper/papers/paperwork/requirement/requirements + need/needed/what/which/require*/bring/necessary/to buy/for
    what do i need + to buy/to sign
  `,
  "can-foreigners-own": `
    foreigner*/foreign*/expat*/farang*/non thai/american*/british/australian*/german*/russian*/chinese/indian* + own/buy/purchase/owning/buying + !quota
    can i/am i allowed/is it legal/allowed/legal + own/buy + thailand/land/a condo/property/a house
    work permit/thai id + buy/buying/own/purchase
    land + own/buy/owning + foreigner*/can i/in thailand
  `,
  "thai-company": `
    company/companies/nominee*/thai company + house/land/buy/own/set up/form/name/villa
  `,
  "visa-from-condo": `
    visa/visas/residency/residence permit/elite visa + buy/buying/bought/purchase/get/condo/own/property/owner/with/through/come
  `,
  "how-send-money": `
    send/transfer/wire/bring/pay + money/funds/euros/dollars/pounds/from abroad/from overseas/from my bank + !fee
    fet/fetf/swift
  `,
  "bank-account": `
    bank account
  `,
  crypto: `
    crypto*/bitcoin*/usdt/btc/ethereum
  `,
  "what-costs-at-transfer": `
    transfer fee*/transfer tax*/transfer cost*/closing cost*/stamp duty/registration fee*
    tax/taxes/fee/fees/extra cost/extra costs/costs + buying/buy/purchase/transfer/registration/land office/selling
  `,
  "monthly-costs": `
    common fee*/maintenance fee*/cam fee*/sinking fund/electricity/water/utilities + how much/what/month/monthly/per/cost/costs/bill/bills/pay
    running costs/running cost/monthly cost of living in/other costs/additional costs
  `,
  "your-fee": `
    hidden + fee/fees/cost/costs/charge/charges
    your/agent/agency/broker/service + fee/fees/commission/charge
    commission/do you charge/how much do you charge
  `,
  "tax-on-rent": `
    tax/taxes/taxed + rent/rental/rents/tenant*
  `,
  "lawyer-cost": `
    lawyer*/solicitor*/attorney*/notary
  `,
  "short-lets": `
    airbnb/booking com/nightly/by the night/per night/short term/daily/holiday let/holiday rental/vacation rental + can/allowed/legal/let/rent/rent out/renting/guests/possible/my
  `,
  pets: `
    pet/pets/dog/dogs/cat/cats/puppy/animal/animals
  `,
  flooding: `
    flood/floods/flooding/flooded
  `,
  "affiliate-question": `
    affiliate*/referral*/refer a friend/recommend a friend/finder s fee
  `,
  "/resources/home-buying-guides/rent-to-own-explained": `
    safe/secure/risk/risks/risky/catch/problem/problems/dangers/downside/downsides/disadvantages + rent to own/hire purchase/is this/is it/this deal/the plan/seller finance/seller financing/to buy/to pay/my money/what are the
    scam/scams/legit/legitimate/fraud/trust you/trustworthy/rip off/too good to be true
  `,
};
