// Builds the programs of the local start where their sources have changed, so that tests which start several at once find
// them there.
import { builtProgram } from "./programs.mjs";

console.log(builtProgram("start"));
