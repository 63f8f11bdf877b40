export { CurrencyCard } from "./currency-card.tsx";
export { CurrencyChoice } from "./currency-choice.tsx";
export { type Currency, currencyQuery, saveCurrency } from "./currency.api.ts";
