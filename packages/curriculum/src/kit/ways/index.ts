export { chosen } from "./chosen.ts";
export { judged } from "./judged.ts";
export { labeled } from "./labeled.ts";
export { matched } from "./matched.ts";
export { byShading, onNumberLine } from "./made.ts";
export { stepwise } from "./stepwise.ts";
export { typed } from "./typed.ts";
export { explainTheMistake, whatWentWrong } from "./what-went-wrong.ts";
