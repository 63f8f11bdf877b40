import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { boxesOf, boxShape } from "./drafts.ts";

/** A window in which Check is below no board. In pixels. */
const LOW = 848;

/** Boards so tall that Check below them would be out of view on a laptop. */
const tallBoards: ReadonlySet<string> = new Set([
	"area_model",
	"best_fit",
	"cubes",
	"line_points",
	"plane",
	"protractor",
	"region",
	"sort",
	"venn",
]);

/**
 * Whether Check is beside the question on a wide screen: with the keypad where numbers are typed, and next to a tall
 * board, which in a low window is any, or a text about a figure. Everything else has it right below the answer.
 */
export function isKeyed(question: PracticeQuestion): boolean {
	const { interaction, question_type, figure } = question;
	if (interaction !== null) return tallBoards.has(interaction.kind) || innerHeight < LOW;
	if (question_type === "VERIFY_WITH_LLM") return figure !== null;
	return boxesOf(question).some((box) => boxShape(box) !== "text");
}
