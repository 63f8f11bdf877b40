import { checkQuestion } from "@learnin/domain/question/check-question";
import type { Gate } from "./gate.ts";

/** What the platform itself asks of every question before it is published. */
export const noFaults: Gate = (question) =>
	checkQuestion(question).map(({ field, fault, detail }) => `${fault} at ${field}: ${detail}`);
