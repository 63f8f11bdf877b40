// Builds the programs of the local start if their sources have changed, so that tests which start several at once find
// them ready.
import { builtProgram } from "./programs.mjs";

console.log(builtProgram("start"));
