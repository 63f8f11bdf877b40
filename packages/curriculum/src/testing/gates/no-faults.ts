import { checkQuestion } from "@learnin/domain/question/checks/check-question";
import type { Gate } from "./gate.ts";

/** The platform's own checks before publication. */
export const noFaults: Gate = (question) =>
	checkQuestion(question).map(({ field, fault, detail }) => `${fault} at ${field}: ${detail}`);
