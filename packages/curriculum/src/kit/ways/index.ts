export { chosen } from "./chosen.ts";
export { judged } from "./judged.ts";
export { labeled } from "./labeled.ts";
export { matched } from "./matched.ts";
export { onNumberLine } from "./on-number-line.ts";
export { stepwise } from "./stepwise.ts";
export { typed } from "./typed.ts";
export { explainTheMistake, whatWentWrong } from "./what-went-wrong.ts";
