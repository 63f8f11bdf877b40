import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { boxesOf, boxShape } from "./drafts.ts";

/** Boards so tall that Check below them would be out of view on a laptop. */
const tallBoards: ReadonlySet<string> = new Set([
	"balance",
	"cubes",
	"cut",
	"parts",
	"protractor",
	"region",
	"venn",
]);

/**
 * Whether Check is beside the question on a wide screen: with the keypad where numbers are typed, and next to a
 * tall board. Everything else has it right below the answer.
 */
export function isKeyed(question: PracticeQuestion): boolean {
	const { interaction, question_type } = question;
	if (interaction !== null && tallBoards.has(interaction.kind)) return true;
	const isMade = question_type === "FILL_ONE" && interaction !== null;
	return !isMade && boxesOf(question).some((box) => boxShape(box) !== "text");
}
