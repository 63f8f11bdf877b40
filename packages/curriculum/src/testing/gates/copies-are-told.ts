import { falseOfCopies } from "../../procedures/given-numbers.ts";
import type { Gate } from "./gate.ts";

/** No feedback blames a procedure for a number that a child may only have copied; see `procedures/true-of-copies`. */
export const copiesAreTold: Gate = (question) =>
	falseOfCopies(question).map(
		({ id, answer }) => `${answer} is a number of the question, but "${id}" blames a procedure`,
	);
